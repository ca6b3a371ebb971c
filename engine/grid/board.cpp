#include "engine/grid/board.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

Board::Board(const Digits& givens)
{
    squares_.reserve(givens.size());
    for (Digit digit : givens)
        squares_.push_back(Square{.digit = digit, .given = digit != no_digit});
}

void Board::paint(Cell cell, DigitSet colours)
{
    ENSURE(cell.index < squares_.size());
    squares_[cell.index].colours = colours;
}

void Board::tidy_drawing()
{
    drawing_.keep_only(
        [this](PencilNote note) { return squares_[note.cell.index].is_noted(note.digit); });
}

Cells Board::cells_that_differ(const Board& other) const
{
    ENSURE(squares_.size() == other.squares_.size());
    Cells cells;
    for (std::size_t index = 0; index < squares_.size(); ++index) {
        const Cell cell = Cell::at(index);
        if (squares_[index] != other.squares_[index] ||
            drawing_.text_in(cell) != other.drawing_.text_in(cell))
            cells.push_back(cell);
    }
    return cells;
}

Digits Board::digits() const
{
    Digits digits;
    digits.reserve(squares_.size());
    for (const Square& square : squares_)
        digits.push_back(square.digit);
    return digits;
}

Square& Board::open_square(Cell cell)
{
    ENSURE(cell.index < squares_.size());
    ENSURE(!squares_[cell.index].given);
    return squares_[cell.index];
}

HouseState state_of(const Board& board, const House& house)
{
    DigitSet seen;
    for (Cell cell : house.cells) {
        const Digit digit = board[cell].digit;
        if (digit == no_digit)
            continue;
        if (seen.has(digit))
            return HouseState::Conflict;
        seen = seen.with(digit);
    }
    const bool full = seen.count() == count_of(house.cells);
    return full ? HouseState::Complete : HouseState::Incomplete;
}

int filled_cells(const Board& board, const House& house)
{
    return how_many(house.cells, [&](Cell cell) { return board[cell].digit != no_digit; });
}

DigitSet digits_seen_from(Cell cell, const Grid& grid, const Board& board)
{
    DigitSet seen;
    for (Cell peer : grid.peers_of(cell)) {
        if (board[peer].digit != no_digit)
            seen = seen.with(board[peer].digit);
    }
    return seen;
}

Cells clashing_cells(const Grid& grid, const Board& board)
{
    Cells cells;
    for (Cell cell : grid.cells()) {
        const Digit digit = board[cell].digit;
        const auto has_it = [&](Cell peer) {
            return board[peer].digit == digit;
        };
        if (digit != no_digit && std::ranges::any_of(grid.peers_of(cell), has_it))
            cells.push_back(cell);
    }
    return cells;
}

} // namespace engine
