#include "game/scenes/play/possible_digits.h"

#include "engine/play/possible_digits.h"

namespace game {

const engine::Board& PossibleDigits::added_to(const engine::Board& board, const engine::Grid& grid)
{
    if (with_ && before_ == board)
        return *with_;
    before_ = board;
    with_ = board;
    added_ = engine::possible_digits(grid, board);
    for (engine::Cell cell : grid.cells()) {
        const engine::Square& square = board[cell];
        if (square.digit != engine::no_digit)
            continue;
        added_[cell.index] =
            added_[cell.index].without(square.centre_notes).without(square.corner_notes);
        with_->write_centre_notes(cell, square.centre_notes.with(added_[cell.index]));
    }
    return *with_;
}

std::span<const engine::DigitSet> PossibleDigits::impossible_on(const engine::Board& board,
                                                                const engine::Grid& grid)
{
    if (judged_ == board)
        return impossible_;
    judged_ = board;
    impossible_ = engine::possible_digits(grid, board);
    for (engine::DigitSet& digits : impossible_)
        digits = engine::DigitSet::up_to(grid.size()).without(digits);
    return impossible_;
}

} // namespace game
