#pragma once
// Where the player's hand is: what is selected, which mode writes, which digit is locked. Knows
// the board's places, never the rules.

#include <optional>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/action.h"
#include "engine/store/saved_game.h"
#include "game/widgets/keypad.h"

namespace game {

class Hand {
public:
    explicit Hand(const engine::Grid& grid) : grid_(&grid) {}
    Hand(const engine::Grid& grid, const engine::PlaceOfHand& saved);

    // The first of these with nothing selected lights up the cell where the cursor was last.
    void move(int down, int right); // wraps at the board's edges
    void grow(int down, int right);
    void go_to_row_start();
    void go_to_row_end();
    void go_to_empty(const engine::Board& board, int step); // the next or the one before

    void select_only(engine::Cell cell);
    void add(engine::Cell cell);
    void toggle(engine::Cell cell);
    void select_all();
    void invert();
    void clear() { selection_.clear(); }
    // Every cell that is like this one in what the mode writes: equal digit, note or colour.
    void select_alike(const engine::Board& board, engine::Cell cell);

    void set_mode(Mode mode) { mode_ = mode; }
    void step_mode(int by);
    void lock(engine::Digit digit) { locked_ = digit; }
    void release() { locked_ = engine::no_digit; }

    bool empty() const { return selection_.empty(); }
    bool has(engine::Cell cell) const;
    engine::Cells selection() const; // in reading order
    std::optional<engine::Cell> single() const;
    engine::Cell cursor() const { return cursor_; }
    Mode mode() const { return mode_; }
    engine::Digit locked() const { return locked_; }

    engine::PlaceOfHand to_saved() const;

private:
    engine::Cell beside(engine::Cell cell, int down, int right) const;
    void drop(engine::Cell cell);

    const engine::Grid* grid_;
    engine::Cells selection_; // the cursor is the one added last
    engine::Cell cursor_ = {};
    Mode mode_ = Mode::Digit;
    engine::Digit locked_ = engine::no_digit;
};

// What writing a digit means in each mode; nothing when the mode can't write it.
std::optional<engine::Action> writing(Mode mode, engine::Digit digit, engine::Cells cells);

} // namespace game
