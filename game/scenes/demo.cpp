#include "game/scenes/demo.h"

#include <algorithm>
#include <utility>

namespace game {

using engine::Cell;
using engine::Digit;
using engine::DigitSet;
using engine::House;

Demo::Demo(engine::Puzzle puzzle) : puzzle_(std::move(puzzle)), board_(puzzle_.givens)
{
    to_fill_ = static_cast<int>(std::ranges::count(puzzle_.givens, engine::no_digit));
}

void Demo::step()
{
    if (is_full()) {
        board_ = engine::Board(puzzle_.givens);
        last_.reset();
        filled_ = 0;
        return;
    }
    last_ = next_single();
    board_.write_digit(*last_, puzzle_.solution[last_->index]);
    ++filled_;
}

double Demo::share() const
{
    return to_fill_ == 0 ? 1.0 : static_cast<double>(filled_) / to_fill_;
}

DigitSet Demo::candidates(Cell cell) const
{
    DigitSet left = DigitSet::up_to(grid().size());
    for (Cell peer : grid().peers_of(cell))
        if (board_[peer].digit != engine::no_digit)
            left = left.without(board_[peer].digit);
    return left;
}

// Prefers a hidden single, as a person would, to a naked one; returns the first empty cell if the
// puzzle needs more than singles.
std::optional<Cell> Demo::next_single() const
{
    std::optional<Cell> open;
    std::optional<Cell> naked;
    for (Cell cell : grid().cells()) {
        if (board_[cell].digit != engine::no_digit)
            continue;
        open = open.value_or(cell);
        const DigitSet digit = DigitSet::only(puzzle_.solution[cell.index]);
        if (!naked && candidates(cell) == digit)
            naked = cell;
        for (const auto& [house, position] : grid().houses_of(cell)) {
            const bool hidden = std::ranges::none_of(grid().house(house).cells, [&](Cell other) {
                return other != cell && board_[other].digit == engine::no_digit &&
                       candidates(other).common(digit) == digit;
            });
            if (hidden)
                return cell;
        }
    }
    return naked ? naked : open;
}

} // namespace game
