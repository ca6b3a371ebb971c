#include "tests/engine/teach/other_clothes.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "engine/base/ensure.h"

namespace engine {

namespace {

// The new position of each cell.
using Moves = std::vector<Cell>;

Cell at(const Grid& grid, int row, int column)
{
    return {static_cast<std::uint16_t>(row * grid.columns() + column)};
}

// A new order of lines: groups of `group` lines are exchanged, and lines within them.
std::vector<int> shuffled_lines(int lines, int group, Random& dice)
{
    std::vector<int> groups(static_cast<std::size_t>(lines / group));
    std::iota(groups.begin(), groups.end(), 0);
    dice.shuffle(groups);
    std::vector<int> order;
    for (int each : groups) {
        std::vector<int> inside(static_cast<std::size_t>(group));
        std::iota(inside.begin(), inside.end(), each * group);
        dice.shuffle(inside);
        order.insert(order.end(), inside.begin(), inside.end());
    }
    return order;
}

std::vector<int> mirrored_lines(int lines)
{
    std::vector<int> order(static_cast<std::size_t>(lines));
    std::iota(order.rbegin(), order.rend(), 0);
    return order;
}

Moves moves_by(const Grid& grid,
               const std::vector<int>& rows,
               const std::vector<int>& columns,
               bool over_diagonal)
{
    Moves moves;
    for (Cell cell : grid.cells()) {
        const Place place = grid.place_of(cell);
        const int row = rows[static_cast<std::size_t>(place.row)];
        const int column = columns[static_cast<std::size_t>(place.column)];
        moves.push_back(over_diagonal ? at(grid, column, row) : at(grid, row, column));
    }
    return moves;
}

bool keeps_houses(const Grid& grid, const Moves& moves)
{
    std::set<Cells> houses;
    for (const House& house : grid.houses()) {
        Cells cells = house.cells;
        std::sort(cells.begin(), cells.end());
        houses.insert(cells);
    }
    return std::all_of(grid.houses().begin(), grid.houses().end(), [&](const House& house) {
        Cells cells;
        for (Cell cell : house.cells)
            cells.push_back(moves[cell.index]);
        std::sort(cells.begin(), cells.end());
        return houses.contains(cells);
    });
}

Moves random_moves(const Grid& grid, Random& dice)
{
    const int lines = grid.rows();
    const auto& box = std::find_if(grid.houses().begin(), grid.houses().end(),
                                   [](const House& h) { return h.kind == HouseKind::Region; });
    int box_rows = 1;
    int box_columns = 1;
    if (box != grid.houses().end()) {
        for (Cell cell : box->cells) {
            box_rows = std::max(box_rows, grid.place_of(cell).row + 1);
            box_columns = std::max(box_columns, grid.place_of(cell).column + 1);
        }
    }
    std::vector<int> plain(static_cast<std::size_t>(lines));
    std::iota(plain.begin(), plain.end(), 0);
    for (int attempt = 0;; ++attempt) {
        ENSURE(attempt < 1000);
        const bool shuffles = attempt < 4;
        const auto pick = [&](int group) {
            if (shuffles)
                return shuffled_lines(lines, group, dice);
            return dice.below(2) == 0 ? plain : mirrored_lines(lines);
        };
        const Moves moves =
            moves_by(grid, pick(lines % box_rows == 0 ? box_rows : 1),
                     pick(lines % box_columns == 0 ? box_columns : 1), dice.below(2) == 0);
        if (keeps_houses(grid, moves))
            return moves;
    }
}

} // namespace

Digits in_other_clothes(const Grid& grid, const Digits& givens, Random& dice)
{
    ENSURE(grid.rows() == grid.columns());
    std::vector<Digit> names(static_cast<std::size_t>(grid.size()));
    std::iota(names.begin(), names.end(), Digit{1});
    dice.shuffle(names);
    const Moves moves = random_moves(grid, dice);
    Digits dressed(givens.size(), no_digit);
    for (Cell cell : grid.cells()) {
        if (givens[cell.index] != no_digit)
            dressed[moves[cell.index].index] = names[givens[cell.index] - 1u];
    }
    return dressed;
}

} // namespace engine
