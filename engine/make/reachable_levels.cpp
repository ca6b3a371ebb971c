#include "engine/make/reachable_levels.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/grid/squares.h"

namespace engine {

namespace {

// Where cages alone leave one solution by chance, which they hardly ever do on larger boards.
constexpr int largest_of_all_levels = 9;

Level hardest_with_cages(const Layout& layout)
{
    if (layout.size == 4)
        return Level::Medium;
    return layout.size == largest_of_all_levels ? Level::Diabolical : Level::Hard;
}

// By the size of the squares, because more digits make harder puzzles. Of large jigsaws and
// overlapping squares, one in hundreds is Diabolical, and each takes long to make.
Level hardest_of(const Layout& layout)
{
    if (prints_clues(layout))
        return hardest_with_cages(layout);
    if ((layout.size > 10 && rolls_dice(layout)) ||
        are_squares_stacked(layout.corners, layout.size))
        return Level::Extreme;
    if (layout.size == 4)
        return Level::Beginner;
    if (layout.size == 5 || layout.size == 6)
        return Level::Expert;
    return layout.size == 7 || layout.size == 8 ? Level::Extreme : Level::Diabolical;
}

constexpr std::array<std::string_view, 6> lifted_to_hard = {"12x12", "15x15", "16x16",
                                                            "20x20", "25x25", "anti-knight-9x9"};
constexpr std::array<std::string_view, 8> lifted_to_expert = {
    "6x6",        "jigsaw-5x5", "jigsaw-6x6", "jigsaw-7x7",
    "jigsaw-9x9", "twodoku",    "killer-9x9", "killer-jigsaw-9x9"};
constexpr std::array<std::string_view, 15> lifted_to_extreme = {
    "8x8",        "10x10",      "12x12",        "windoku",      "disjoint-9x9",
    "jigsaw-8x8", "jigsaw-9x9", "jigsaw-10x10", "jigsaw-x-9x9", "twodoku",
    "butterfly",  "flower",     "15x15",        "20x20",        "25x25"};
constexpr std::array<std::string_view, 8> lifted_to_diabolical = {
    "10x10",      "15x15",        "windoku",      "disjoint-9x9",
    "jigsaw-9x9", "jigsaw-10x10", "jigsaw-x-9x9", "twodoku"};

// The layouts with a name of whose puzzles more than one in twenty was lifted to the level.
std::span<const std::string_view> often_lifted(Level level)
{
    switch (level) {
    case Level::Beginner:
    case Level::Easy:
    case Level::Medium:
        return {};
    case Level::Hard:
        return lifted_to_hard;
    case Level::Expert:
        return lifted_to_expert;
    case Level::Extreme:
        return lifted_to_extreme;
    case Level::Diabolical:
        return lifted_to_diabolical;
    }
    ENSURE(false);
}

// Whether it is in the catalogue; mixes of several rules are not.
bool has_name(const Layout& layout)
{
    return std::ranges::find(all_layouts(), layout.id, &Layout::id) != all_layouts().end();
}

} // namespace

std::vector<Level> reachable_levels(const Layout& layout)
{
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
    const int largest = prints_clues(layout) ? largest_of_all_levels : 10;
    if (layout.size > largest || layout.corners.size() > 1)
        return Message{N_("on this board such puzzles are too rare")};
    return Message{N_("too hard for a board as small as this")};
}

bool is_often_lifted(const Layout& layout, Level level)
{
    if (!has_name(layout))
        return !prints_clues(layout) && level >= Level::Hard;
    const auto kinds = often_lifted(level);
    return std::ranges::find(kinds, layout.id) != kinds.end();
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
