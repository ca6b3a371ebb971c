#include "game/scenes/entered_puzzle.h"

#include <algorithm>
#include <utility>

namespace game {

using engine::Cell;
using engine::Digit;
using engine::Digits;
using engine::SharedPuzzle;

SharedPuzzle empty_puzzle(const engine::Layout& layout)
{
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const engine::Layout>(layout);
    puzzle.grid = engine::make_grid(layout);
    puzzle.givens = Digits(puzzle.grid->cell_count(), engine::no_digit);
    return puzzle;
}

engine::Board EnteredPuzzle::board() const
{
    engine::Board board(now_.givens);
    for (Cell cell : grid().cells()) {
        if (board[cell].given)
            continue;
        if (!now_.placed.empty() && now_.placed[cell.index] != engine::no_digit)
            board.write_digit(cell, now_.placed[cell.index]);
        else if (!now_.candidates.empty())
            board.write_centre_notes(cell, now_.candidates[cell]);
    }
    return board;
}

bool EnteredPuzzle::is_empty() const
{
    const auto has_none = [](const Digits& digits) {
        return std::ranges::all_of(digits, [](Digit digit) { return digit == engine::no_digit; });
    };
    return has_none(now_.givens) && has_none(now_.placed);
}

void EnteredPuzzle::write(Cell cell, Digit digit)
{
    SharedPuzzle puzzle = now_;
    puzzle.givens[cell.index] = digit;
    // What was placed and noted belonged to the givens as they were.
    if (!puzzle.placed.empty())
        puzzle.placed[cell.index] = engine::no_digit;
    puzzle.candidates = {};
    puzzle.corner_notes = {};
    puzzle.solution = {};
    change_to(std::move(puzzle));
}

void EnteredPuzzle::clear()
{
    SharedPuzzle puzzle;
    puzzle.layout = now_.layout;
    puzzle.grid = now_.grid;
    puzzle.givens = Digits(now_.givens.size(), engine::no_digit);
    change_to(std::move(puzzle));
}

void EnteredPuzzle::replace(SharedPuzzle puzzle)
{
    change_to(std::move(puzzle));
}

void EnteredPuzzle::choose(const engine::Layout& layout)
{
    if (layout.id == now_.layout->id)
        return;
    SharedPuzzle puzzle = empty_puzzle(layout);
    if (puzzle.grid->size() == grid().size() && puzzle.givens.size() == now_.givens.size())
        puzzle.givens = now_.givens;
    change_to(std::move(puzzle));
}

void EnteredPuzzle::undo()
{
    if (!can_undo())
        return;
    after_.push_back(std::exchange(now_, std::move(before_.back())));
    before_.pop_back();
}

void EnteredPuzzle::redo()
{
    if (!can_redo())
        return;
    before_.push_back(std::exchange(now_, std::move(after_.back())));
    after_.pop_back();
}

void EnteredPuzzle::change_to(SharedPuzzle puzzle)
{
    if (puzzle == now_)
        return;
    before_.push_back(std::exchange(now_, std::move(puzzle)));
    after_.clear();
}

} // namespace game
