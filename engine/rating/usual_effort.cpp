#include "engine/rating/usual_effort.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/grid/squares.h"

namespace engine {

namespace {

constexpr std::array bounded_levels = {Level::Medium, Level::Hard, Level::Expert, Level::Extreme};
using ByLevel = std::array<int, bounded_levels.size()>;

// Grids with one square of rows, columns and boxes; squares that share boxes at their corners,
// where each is mostly solved by itself; squares that largely overlap. In tenths.
constexpr ByLevel of_one_square = {175, 430, 1170, 2170};
constexpr ByLevel of_touching_squares = {180, 280, 820, 1600};
constexpr ByLevel of_stacked_squares = {385, 530, 1150, 2300};
// Sums take longer, whatever other rules there are.
constexpr ByLevel of_cages = {600, 950, 1600, 3000};

// Other rules make puzzles with fewer givens, in which more must be found: in percent, by the
// number of such rules.
constexpr std::array<ByLevel, 3> percent_by_ways = {
    {{100, 100, 100, 100}, {180, 137, 137, 148}, {245, 184, 148, 195}}};

// For sizes above 10.
constexpr int least_of_large_extremes = 2700;

bool has_odd_regions(const Grid& grid)
{
    return std::ranges::any_of(grid.houses(), [&](const House& house) {
        return house.kind == HouseKind::Region && !is_box(grid, house);
    });
}

bool has_extra_houses(const Grid& grid)
{
    return std::ranges::any_of(grid.houses(),
                               [](const House& house) { return house.kind == HouseKind::Extra; });
}

// A knight counts as two rules: it reaches more cells of other boxes than a king.
int ways_of_pairs(const Grid& grid)
{
    const auto pairs = count_of(grid.pairs());
    return pairs > 2 * grid.cell_count() ? 2 : std::min(pairs, 1);
}

// The number of rules besides rows, columns and boxes.
std::size_t ways_to_bind(const Grid& grid)
{
    const int ways = int{has_odd_regions(grid)} + int{has_extra_houses(grid)} + ways_of_pairs(grid);
    return std::min(ways, count_of(percent_by_ways) - 1);
}

const ByLevel& bounds_of_squares(const Grid& grid)
{
    if (grid.cell_count() <= grid.size() * grid.size())
        return of_one_square;
    return are_squares_stacked(squares_of(grid), grid.size()) ? of_stacked_squares
                                                              : of_touching_squares;
}

} // namespace

UsualEffort::UsualEffort(const Grid& grid) : tenths_{}
{
    const bool has_cages = !grid.cages().empty();
    const ByLevel& squares = has_cages ? of_cages : bounds_of_squares(grid);
    const ByLevel& percent = percent_by_ways[has_cages ? 0 : ways_to_bind(grid)];
    for (std::size_t i = 0; i < bounded_levels.size(); ++i)
        bound_of(bounded_levels[i]) = squares[i] * percent[i] / 100;
    // Techniques that are searched for in the whole grid cost more on larger grids.
    for (Level level : {Level::Medium, Level::Hard})
        bound_of(level) = bound_of(level) * std::max(grid.size(), 9) / 9;
    if (grid.size() > 10)
        bound_of(Level::Extreme) = std::max(bound_of(Level::Extreme), least_of_large_extremes);
}

Level UsualEffort::lifted(Level by_technique, int effort, int open_cells) const
{
    const int usual = tenths_[by_technique];
    const bool is_beyond = usual > 0 && effort * 10 > usual * open_cells;
    return is_beyond ? all_levels[index_of(by_technique) + 1] : by_technique;
}

} // namespace engine
