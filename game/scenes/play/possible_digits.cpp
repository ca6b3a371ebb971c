#include "game/scenes/play/possible_digits.h"

namespace game {

const engine::Board& PossibleDigits::added_to(const engine::Board& board, const engine::Grid& grid)
{
    if (with_ && before_ == board)
        return *with_;
    before_ = board;
    with_ = board;
    const engine::DigitSet all = engine::DigitSet::up_to(grid.size());
    added_.assign(grid.cells().size(), {});
    for (engine::Cell cell : grid.cells()) {
        const engine::Square& square = board[cell];
        if (square.digit != engine::no_digit)
            continue;
        added_[cell.index] = all.without(engine::digits_seen_from(cell, grid, board))
                                 .without(square.centre_notes)
                                 .without(square.corner_notes);
        with_->write_centre_notes(cell, square.centre_notes.with(added_[cell.index]));
    }
    return *with_;
}

} // namespace game
