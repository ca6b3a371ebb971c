#include "engine/teach/rating.h"

#include <algorithm>
#include <array>

#include "engine/teach/rater.h"

namespace engine {

namespace {

// In tenths for each open cell: what 97 in 100 puzzles of the level do not exceed. See
// docs/LEVELS.md for how they were found.
// What singles alone solve is Beginner or Easy however long it takes.
constexpr std::array<int, all_levels.size()> usual_effort = {0, 0, 175, 430, 1170, 2170, 0};

// As techniques that are looked for all over the grid cost more on larger paper.
int usual_effort_of(Level level, int size)
{
    const int usual = usual_effort[static_cast<std::size_t>(level)];
    return level <= Level::Hard ? usual * std::max(size, 9) / 9 : usual;
}

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
           one.by_singles == other.by_singles && one.uses == other.uses;
}

Level lifted(Level by_technique, int effort, int open_cells, int size)
{
    const int usual = usual_effort_of(by_technique, size);
    const bool is_beyond = usual > 0 && effort * 10 > usual * open_cells;
    return is_beyond ? all_levels[static_cast<std::size_t>(by_technique) + 1] : by_technique;
}

} // namespace engine
