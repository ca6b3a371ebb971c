#pragma once
// What is written and drawn on the grid at one moment. A Board is a plain value: copy it to keep
// it.

#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"
#include "engine/grid/drawing.h"
#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

constexpr int colour_count = 9;

struct Square {
    Digit digit = no_digit;
    bool given = false;
    DigitSet corner_notes = {};
    DigitSet centre_notes = {};
    DigitSet colours = {}; // 1 to colour_count

    bool is_noted(Digit digit_noted) const
    {
        return corner_notes.has(digit_noted) || centre_notes.has(digit_noted);
    }

    friend bool operator==(const Square&, const Square&) = default;
};

// The state of the digits of a house, judged by the rules alone, never by the solution.
enum class HouseState { Incomplete, Complete, Conflict };

class Board {
public:
    explicit Board(const Digits& givens);

    const Square& operator[](Cell cell) const { return squares_[cell.index]; }

    // Givens can't be changed: `cell` must be open for all of these except restore().
    void write_digit(Cell cell, Digit digit) { open_square(cell).digit = digit; }
    void write_corner_notes(Cell cell, DigitSet notes) { open_square(cell).corner_notes = notes; }
    void write_centre_notes(Cell cell, DigitSet notes) { open_square(cell).centre_notes = notes; }
    void paint(Cell cell, DigitSet colours); // a given may be painted
    void restore(Cell cell, const Square& square) { squares_[cell.index] = square; }

    // Its notes may be in cells that hold a digit: they are hidden until it is erased.
    const Drawing& drawing() const { return drawing_; }
    Drawing& drawing() { return drawing_; }
    // Removes what is drawn with notes that are no longer there.
    void tidy_drawing();

    // In what their squares hold, or in their texts.
    Cells cells_that_differ(const Board& other) const;
    Digits digits() const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    Square& open_square(Cell cell);

    std::vector<Square> squares_;
    Drawing drawing_;
};

HouseState state_of(const Board& board, const House& house);
// How many cells of the house contain a digit.
int filled_cells(const Board& board, const House& house);
// The digits in the peers of a cell.
DigitSet digits_seen_from(Cell cell, const Grid& grid, const Board& board);
// Every cell whose digit is also in one of its peers, in reading order.
Cells clashing_cells(const Grid& grid, const Board& board);

} // namespace engine
