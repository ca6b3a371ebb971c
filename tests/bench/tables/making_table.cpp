#include "tests/bench/tables/making_table.h"

#include "tests/bench/tables/text_table.h"

namespace bench {

std::string
making_table(const std::string& title, const std::vector<Maker>& makers, const MakingRules& rules)
{
    TextTable table({title, "made", "missed", "given up", "per second", "p50 ms", "p90", "p99",
                     "worst", "givens"});
    for (const Maker& maker : makers) {
        const Making making = measure(maker, rules);
        const Spread& times = making.milliseconds;
        table.add({maker.name, std::to_string(making.made), std::to_string(making.missed),
                   std::to_string(making.given_up), three_figures(making.per_second),
                   three_figures(times.median), three_figures(times.p90), three_figures(times.p99),
                   three_figures(times.most), figure(making.givens, 1)});
    }
    return table.text();
}

std::string outside_table(const std::vector<OutsideMaking>& makings)
{
    TextTable table({"other programs", "made", "per second", "mean ms"});
    for (const OutsideMaking& making : makings)
        table.add({making.name, std::to_string(making.lines),
                   three_figures(making.lines / making.seconds),
                   three_figures(1000 * making.seconds / making.lines)});
    return table.text();
}

} // namespace bench
