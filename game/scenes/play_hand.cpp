#include "game/scenes/play_hand.h"

#include <algorithm>

namespace game {

using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::Place;

Hand::Hand(const engine::Grid& grid, const engine::PlaceOfHand& saved) : Hand(grid)
{
    for (Cell cell : saved.selection) {
        if (cell.index < grid.cells().size() && !has(cell))
            add(cell);
    }
    mode_ = static_cast<Mode>(std::clamp(saved.mode, 0, mode_total - 1));
    locked_ = saved.locked <= grid.size() ? saved.locked : engine::no_digit;
}

void Hand::move(int down, int right)
{
    select_only(empty() ? cursor_ : beside(cursor_, down, right));
}

void Hand::grow(int down, int right)
{
    if (empty())
        return select_only(cursor_);
    add(beside(cursor_, down, right));
}

void Hand::go_to_row_start()
{
    const int row = grid_->place_of(cursor_).row;
    const auto first = std::ranges::find_if(
        grid_->cells(), [&](Cell cell) { return grid_->place_of(cell).row == row; });
    select_only(*first);
}

void Hand::go_to_row_end()
{
    const int row = grid_->place_of(cursor_).row;
    Cell last = cursor_;
    for (Cell cell : grid_->cells()) {
        if (grid_->place_of(cell).row == row)
            last = cell;
    }
    select_only(last);
}

void Hand::go_to_empty(const engine::Board& board, int step)
{
    const int count = grid_->cell_count();
    for (int away = 1; away <= count; ++away) {
        const int index = ((cursor_.index + step * away) % count + count) % count;
        const Cell cell{static_cast<std::uint16_t>(index)};
        if (board[cell].digit == engine::no_digit)
            return select_only(cell);
    }
}

void Hand::select_only(Cell cell)
{
    selection_ = {cell};
    cursor_ = cell;
}

void Hand::add(Cell cell)
{
    drop(cell);
    selection_.push_back(cell);
    cursor_ = cell;
}

void Hand::toggle(Cell cell)
{
    if (!has(cell))
        return add(cell);
    drop(cell);
    if (!empty())
        cursor_ = selection_.back();
}

void Hand::select_all()
{
    selection_ = grid_->cells();
    drop(cursor_);
    selection_.push_back(cursor_);
}

void Hand::invert()
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

void Hand::select_alike(const engine::Board& board, Cell cell)
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

void Hand::step_mode(int by)
{
    mode_ = static_cast<Mode>((static_cast<int>(mode_) + by + mode_total) % mode_total);
}

bool Hand::has(Cell cell) const
{
    return std::ranges::find(selection_, cell) != selection_.end();
}

Cells Hand::selection() const
{
    Cells cells = selection_;
    std::ranges::sort(cells);
    return cells;
}

std::optional<Cell> Hand::single() const
{
    if (selection_.size() != 1)
        return std::nullopt;
    return selection_.front();
}

engine::PlaceOfHand Hand::to_saved() const
{
    return engine::PlaceOfHand{selection_, static_cast<int>(mode_), locked_};
}

// The next place that holds a cell, round the edge if need be.
Cell Hand::beside(Cell cell, int down, int right) const
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

void Hand::drop(Cell cell)
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
