#pragma once
// The state of the player's input: the selection, the mode, and the locked digit. It uses only the
// board's geometry, not the rules.

#include <optional>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/action.h"
#include "engine/store/documents/saved_game.h"
#include "game/widgets/play/keypad.h"

namespace game {

class InputState {
public:
    explicit InputState(const engine::Grid& grid) : grid_(&grid) {}
    InputState(const engine::Grid& grid, const engine::SavedInput& saved);

    // If nothing is selected, the first of these selects the cell where the cursor was last.
    void move(int down, int right); // wraps at the board's edges
    void grow(int down, int right);
    void go_on(int step); // in reading order, from the last cell to the first
    void go_to_row_start();
    void go_to_row_end();
    void go_to_empty(const engine::Board& board, int step); // the next or the previous one

    void select_only(engine::Cell cell);
    void add(engine::Cell cell);
    void toggle(engine::Cell cell);
    void select_all();
    void invert();
    void clear() { selection_.clear(); }
    // Selects every cell with the same content in the current mode: digit, notes or colours.
    void select_alike(const engine::Board& board, engine::Cell cell);

    void set_mode(Mode mode) { mode_ = mode; }
    void step_mode(int by);
    void lock(engine::Digit digit) { locked_ = digit; }
    void release() { locked_ = engine::no_digit; }
    void toggle_lock(engine::Digit digit) { locked_ = locked_ == digit ? engine::no_digit : digit; }
    void step_lock(int by); // to the next or previous digit
    // Locks the digit under the cursor, or the first that is not used up; releases a locked one.
    void lock_from_cursor(const engine::Board& board);

    bool empty() const { return selection_.empty(); }
    bool has(engine::Cell cell) const;
    engine::Cells selection() const;                // in reading order
    void copy_selection(engine::Cells& copy) const; // allocates nothing if there is room
    std::optional<engine::Cell> single() const;
    engine::Cell cursor() const { return cursor_; }
    Mode mode() const { return mode_; }
    engine::Digit locked() const { return locked_; }

    engine::SavedInput to_saved() const;

private:
    engine::Cell beside(engine::Cell cell, int down, int right) const;
    void drop(engine::Cell cell);

    const engine::Grid* grid_;
    engine::Cells selection_; // the cursor is the last one
    engine::Cell cursor_ = {};
    Mode mode_ = Mode::Digit;
    engine::Digit locked_ = engine::no_digit;
};

// The action of writing a digit in this mode; nothing if the mode can't write it.
std::optional<engine::Action> writing(Mode mode, engine::Digit digit, engine::Cells cells);

} // namespace game
