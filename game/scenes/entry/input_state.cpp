#include "game/scenes/entry/input_state.h"

#include <algorithm>

namespace game {

using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::Place;

InputState::InputState(const engine::Grid& grid, const engine::SavedInput& saved) : InputState(grid)
{
    for (Cell cell : saved.selection) {
        if (cell.index < grid.cells().size() && !has(cell))
            add(cell);
    }
    mode_ = static_cast<Mode>(std::clamp(saved.mode, 0, mode_total - 1));
    locked_ = saved.locked <= grid.size() ? saved.locked : engine::no_digit;
}

void InputState::move(int down, int right)
{
    select_only(empty() ? cursor_ : beside(cursor_, down, right));
}

void InputState::grow(int down, int right)
{
    if (empty())
        return select_only(cursor_);
    add(beside(cursor_, down, right));
}

void InputState::go_on(int step)
{
    const int count = grid_->cell_count();
    const int index = static_cast<int>(cursor_.index) + (empty() ? 0 : step);
    select_only(Cell::at((index + count) % count));
}

void InputState::go_to_row_start()
{
    const int row = grid_->place_of(cursor_).row;
    const auto first = std::ranges::find_if(
        grid_->cells(), [&](Cell cell) { return grid_->place_of(cell).row == row; });
    select_only(*first);
}

void InputState::go_to_row_end()
{
    const int row = grid_->place_of(cursor_).row;
    Cell last = cursor_;
    for (Cell cell : grid_->cells()) {
        if (grid_->place_of(cell).row == row)
            last = cell;
    }
    select_only(last);
}

void InputState::go_to_empty(const engine::Board& board, int step)
{
    const int count = grid_->cell_count();
    for (int away = 1; away <= count; ++away) {
        const int index = ((cursor_.index + step * away) % count + count) % count;
        const Cell cell = Cell::at(index);
        if (board[cell].digit == engine::no_digit)
            return select_only(cell);
    }
}

void InputState::select_only(Cell cell)
{
    selection_ = {cell};
    cursor_ = cell;
}

void InputState::add(Cell cell)
{
    drop(cell);
    selection_.push_back(cell);
    cursor_ = cell;
}

void InputState::toggle(Cell cell)
{
    if (!has(cell))
        return add(cell);
    drop(cell);
    if (!empty())
        cursor_ = selection_.back();
}

void InputState::select_all()
{
    selection_ = grid_->cells();
    drop(cursor_);
    selection_.push_back(cursor_);
}

void InputState::invert()
{
    Cells others;
    for (Cell cell : grid_->cells()) {
        if (!has(cell))
            others.push_back(cell);
    }
    selection_ = std::move(others);
    if (!empty())
        cursor_ = selection_.back();
}

void InputState::select_alike(const engine::Board& board, Cell cell)
{
    const engine::Square& model = board[cell];
    const auto alike = [&](const engine::Square& square) {
        if (mode_ == Mode::Corner && !model.corner_notes.empty())
            return square.corner_notes == model.corner_notes;
        if (mode_ == Mode::Centre && !model.centre_notes.empty())
            return square.centre_notes == model.centre_notes;
        if (mode_ == Mode::Colour && !model.colours.empty())
            return square.colours == model.colours;
        return model.digit != engine::no_digit && square.digit == model.digit;
    };
    selection_.clear();
    for (Cell other : grid_->cells()) {
        if (other != cell && alike(board[other]))
            selection_.push_back(other);
    }
    add(cell);
}

void InputState::step_mode(int by)
{
    mode_ = static_cast<Mode>((static_cast<int>(mode_) + by + mode_total) % mode_total);
}

bool InputState::has(Cell cell) const
{
    return std::ranges::find(selection_, cell) != selection_.end();
}

Cells InputState::selection() const
{
    Cells cells;
    copy_selection(cells);
    return cells;
}

void InputState::copy_selection(Cells& copy) const
{
    copy = selection_;
    std::ranges::sort(copy);
}

std::optional<Cell> InputState::single() const
{
    if (selection_.size() != 1)
        return std::nullopt;
    return selection_.front();
}

void InputState::step_lock(int by)
{
    const int size = grid_->size();
    const int from = locked_ != engine::no_digit ? locked_ : by > 0 ? 0 : 1;
    lock(engine::digit_at((from - 1 + by + size) % size));
}

void InputState::lock_from_cursor(const engine::Board& board)
{
    if (locked_ != engine::no_digit)
        return release();
    Digit digit = board[cursor_].digit;
    const auto left = digits_left(*grid_, board);
    for (int next = 1; next <= grid_->size() && digit == engine::no_digit; ++next) {
        if (left[next - 1] > 0)
            digit = static_cast<Digit>(next);
    }
    clear();
    lock(digit == engine::no_digit ? Digit{1} : digit);
}

engine::SavedInput InputState::to_saved() const
{
    return engine::SavedInput{selection_, static_cast<int>(mode_), locked_};
}

// Returns the next cell in a direction, continuing at the opposite edge.
Cell InputState::beside(Cell cell, int down, int right) const
{
    Place place = grid_->place_of(cell);
    for (int tried = 0; tried < grid_->rows() + grid_->columns(); ++tried) {
        place.row = (place.row + down + grid_->rows()) % grid_->rows();
        place.column = (place.column + right + grid_->columns()) % grid_->columns();
        if (const auto found = grid_->cell_at(place))
            return *found;
    }
    return cell;
}

void InputState::drop(Cell cell)
{
    std::erase(selection_, cell);
}

std::optional<engine::Action> writing(Mode mode, Digit digit, Cells cells)
{
    switch (mode) {
    case Mode::Digit:
        return engine::PlaceDigit{std::move(cells), digit};
    case Mode::Corner:
        return engine::ToggleCornerNote{std::move(cells), digit};
    case Mode::Centre:
        return engine::ToggleCentreNote{std::move(cells), digit};
    case Mode::Colour:
        if (digit > engine::colour_count)
            return std::nullopt;
        return engine::ToggleColour{std::move(cells), digit};
    }
    return std::nullopt;
}

} // namespace game
