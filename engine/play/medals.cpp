#include "engine/play/medals.h"

#include <algorithm>
#include <chrono>

#include "engine/base/count.h"

namespace engine {
namespace {

constexpr PlayTime par_of_a_cell = std::chrono::seconds(12);
constexpr PlayTime par_step = std::chrono::seconds(30);

} // namespace

int Medals::count() const
{
    return count_of(earned_, true);
}

void Medals::add(const Medals& others)
{
    for (const Medal medal : all_medals)
        if (others.has(medal))
            add(medal);
}

PlayTime par_of_the_day(int empty_cells)
{
    const PlayTime all = par_of_a_cell * empty_cells;
    return (all + par_step / 2) / par_step * par_step;
}

Medals medals_of(const Record& run)
{
    Medals medals;
    if (run.deleted || run.stats.given_up)
        return medals;
    medals.add(Medal::Solved);
    if (!run.counts())
        return medals;
    if (run.is_clean())
        medals.add(Medal::NoHelp);
    if (!run.fill_times.empty() && run.time < par_of_the_day(count_of(run.fill_times)))
        medals.add(Medal::UnderPar);
    return medals;
}

} // namespace engine
