#include "engine/teach/rating.h"

#include <array>

#include "engine/teach/rater.h"

namespace engine {

namespace {

// In tenths for each open cell: what 97 in 100 puzzles of the level do not exceed. See
// docs/LEVELS.md for how they were found.
constexpr std::array<int, all_levels.size()> usual_effort = {105, 100, 175, 430, 1170, 2170, 0};

} // namespace

Rating rate(const Chart& chart, const Digits& givens, const Teaching& teaching)
{
    return Rater(chart).rate(givens, teaching);
}

bool are_alike(const Rating& one, const Rating& other)
{
    return one.is_solved == other.is_solved && one.level == other.level &&
           one.effort == other.effort && one.open_cells == other.open_cells &&
           one.hardest == other.hardest && one.hardest_uses == other.hardest_uses &&
           one.bottleneck == other.bottleneck &&
           one.rests_on_uniqueness == other.rests_on_uniqueness &&
           one.by_naked_singles == other.by_naked_singles &&
           one.by_hidden_singles == other.by_hidden_singles && one.by_singles == other.by_singles &&
           one.uses == other.uses;
}

Level lifted(Level by_technique, int effort, int open_cells)
{
    const auto place = static_cast<std::size_t>(by_technique);
    const bool is_beyond = effort * 10 > usual_effort[place] * open_cells;
    return by_technique != Level::Diabolical && is_beyond ? all_levels[place + 1] : by_technique;
}

} // namespace engine
