// Cells one chess move apart must differ. Only moves down the board are listed: each pair once.
#include <cstdlib>
#include <span>

#include "engine/rules/rule.h"

namespace engine {

static void add_moves(GridBuilder& grid, std::span<const Place> moves)
{
    for (int row = 0; row < grid.size(); ++row) {
        for (int column = 0; column < grid.size(); ++column) {
            for (const Place& move : moves) {
                const int to_row = row + move.row;
                const int to_column = column + move.column;
                if (to_row < grid.size() && to_column >= 0 && to_column < grid.size())
                    grid.add_pair(grid.cell_at(row, column), grid.cell_at(to_row, to_column));
            }
        }
    }
}

static void add_knight_pairs(GridBuilder& grid, Random&)
{
    constexpr Place moves[] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
    add_moves(grid, moves);
}

// A king's moves along rows and columns are forbidden already.
static void add_king_pairs(GridBuilder& grid, Random&)
{
    constexpr Place moves[] = {{1, -1}, {1, 1}};
    add_moves(grid, moves);
}

// In any direction.
static bool is_move(Place move, Place one, Place other)
{
    const Place apart = {std::abs(one.row - other.row), std::abs(one.column - other.column)};
    return apart == move || apart == Place{move.column, move.row};
}

extern const Rule anti_knight = {
    .id = "anti-knight",
    .name = N_("Anti-knight"),
    .summary = N_("a knight's move apart: different digits"),
    .meaning = N_("Cells a knight's move apart, 2 by 1, hold different digits."),
    .demand = N_("Anti-knight needs a size from 4 to 25; {size} is not possible"),
    .fits = [](int size) { return size >= 4; },
    .add_to = add_knight_pairs,
    .is_pair = [](Place one, Place other) { return is_move({1, 2}, one, other); },
    .clash = N_("{digit} is already a knight's move away: {cells}"),
};

extern const Rule anti_king = {
    .id = "anti-king",
    .name = N_("Anti-king"),
    .summary = N_("corner to corner: different digits"),
    .meaning = N_("Cells that touch at a corner hold different digits."),
    .demand = N_("Anti-king needs a size from 5 to 25; {size} is not possible"),
    .fits = [](int size) { return size >= 5; }, // 4x4 with boxes has no solution then
    .add_to = add_king_pairs,
    .is_pair = [](Place one, Place other) { return is_move({1, 1}, one, other); },
    .clash = N_("{digit} is already corner to corner with it: {cells}"),
};

} // namespace engine
