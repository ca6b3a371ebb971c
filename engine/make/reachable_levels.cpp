#include "engine/make/reachable_levels.h"

#include <algorithm>
#include <cstdlib>

#include "engine/grid/squares.h"

namespace engine {

namespace {

// By the size of the squares, because more digits make harder puzzles. Of large jigsaws and
// overlapping squares, one in hundreds is Diabolical, and each takes long to make.
Level hardest_of(const Layout& layout)
{
    if ((layout.size > 10 && rolls_dice(layout)) ||
        are_squares_stacked(layout.corners, layout.size))
        return Level::Extreme;
    if (layout.size == 4)
        return Level::Beginner;
    if (layout.size == 5 || layout.size == 6)
        return Level::Expert;
    return layout.size == 7 || layout.size == 8 ? Level::Extreme : Level::Diabolical;
}

} // namespace

std::vector<Level> reachable_levels(const Layout& layout)
{
    // Puzzles that neither singles nor the sums of single cages solve are Hard.
    if (prints_clues(layout))
        return {Level::Beginner, Level::Easy, Level::Hard};
    std::vector<Level> levels;
    for (Level level : all_levels) {
        if (level <= hardest_of(layout))
            levels.push_back(level);
    }
    return levels;
}

std::optional<Message> why_unreachable(const Layout& layout, Level level)
{
    const std::vector<Level> levels = reachable_levels(layout);
    if (std::ranges::find(levels, level) != levels.end())
        return std::nullopt;
    if (prints_clues(layout))
        return Message{N_("with cages only Beginner, Easy and Hard are told apart")};
    if (layout.size > 10 || layout.corners.size() > 1)
        return Message{N_("on this board such puzzles are too rare")};
    return Message{N_("too hard for a board as small as this")};
}

Level nearest_reachable(const Layout& layout, Level level)
{
    const std::vector<Level> levels = reachable_levels(layout);
    const auto distance = [level](Level other) {
        return std::abs(number_of(other) - number_of(level));
    };
    return *std::ranges::min_element(levels, {}, distance);
}

} // namespace engine
