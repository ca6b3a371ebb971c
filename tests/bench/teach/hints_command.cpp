#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

#include "engine/techniques/human_solver.h"
#include "tests/bench/tables/cpu_time.h"
#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/spread.h"
#include "tests/bench/tables/text_table.h"
#include "tests/bench/teach/asked_sets.h"
#include "tests/bench/teach/commands.h"

namespace bench {

namespace {

struct HintsAsked {
    AskedSets sets;
};

// Milliseconds for the next step in every position on the path to the solution.
std::vector<double> times_of(const PaperSet& set)
{
    const engine::Chart chart(set.grid);
    std::vector<double> times;
    for (const engine::Digits& givens : set.puzzles) {
        engine::Candidates candidates(chart, givens);
        while (!candidates.is_solved()) {
            const std::int64_t start = thread_nanoseconds();
            const engine::Steps steps = find_easiest(candidates);
            times.push_back(static_cast<double>(thread_nanoseconds() - start) * 1e-6);
            if (steps.empty())
                break;
            apply(steps.found().front(), candidates);
        }
    }
    return times;
}

void show(const HintsAsked& asked)
{
    TextTable table({"set", "puzzles", "positions", "median ms", "p90", "p99", "worst"});
    for (const PaperSet& set : asked.sets.read()) {
        const std::vector<double> times = times_of(set);
        const Spread spread = spread_of(times);
        table.add({set.name, std::to_string(set.puzzles.size()), std::to_string(times.size()),
                   three_figures(spread.median), three_figures(spread.p90),
                   three_figures(spread.p99), three_figures(spread.most)});
    }
    std::cout << machine_line() << '\n' << table.text();
}

} // namespace

void add_hints(CLI::App& app)
{
    CLI::App* command =
        app.add_subcommand("hints", "How long the next step takes, in every position on the way");
    const auto asked = std::make_shared<HintsAsked>();
    asked->sets.describe(*command);
    command->callback([asked] { show(*asked); });
}

} // namespace bench
