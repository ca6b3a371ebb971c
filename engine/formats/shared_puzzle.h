#pragma once
// A puzzle as people and programs exchange it: what is printed, what somebody has written on it,
// and what is said about it, as far as the text tells that it comes from.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/table.h"
#include "engine/position/candidates.h"
#include "engine/text/puzzle_line.h"

namespace engine {

// What may be said about a puzzle.
enum class Detail : std::uint8_t { Title, Author, Comment, Rules, Source, Date, Level, Link };
constexpr int detail_count = 8;

// By cell; empty if the text tells nothing of the kind.
using DigitSets = By<Cell, DigitSet>;

struct SharedPuzzle : LayoutGrid {
    Digits givens = {};
    // Digits that a player placed, no_digit in all other cells; empty if there are none.
    Digits placed = {};
    // What is left of the candidates. Where a set is empty, it is what the rules allow.
    DigitSets candidates = {};
    DigitSets corner_notes = {};
    Digits solution = {};                                     // empty if it is not told
    std::vector<std::pair<Detail, std::string>> details = {}; // by detail, each once, none empty

    friend bool operator==(const SharedPuzzle& one, const SharedPuzzle& other);
};

// Empty if it is not told.
std::string_view detail_of(const SharedPuzzle& puzzle, Detail detail);
// Does nothing if the text is empty. Replaces characters that a terminal might obey by spaces, and
// leaves out a byte order mark at the beginning.
void set_detail(SharedPuzzle& puzzle, Detail detail, std::string_view text);

// Givens and placed digits together.
Digits digits_of(const SharedPuzzle& puzzle);
// Keeps what is not given of these digits as placed by a player.
void set_placed(SharedPuzzle& puzzle, Digits digits);

// What the rules allow in each open cell; empty sets for the other cells.
DigitSets allowed_by_rules(const Grid& grid, const Digits& digits);
// The candidates of each open cell, told or allowed; empty sets for the other cells.
DigitSets candidates_of(const SharedPuzzle& puzzle);
// Keeps the sets of open cells, and nothing if they say no more than the rules: if they are what
// the rules allow, or all digits.
void set_candidates(SharedPuzzle& puzzle, DigitSets candidates);

// Keeps the sets of open cells, and nothing if they are all empty.
void set_corner_notes(SharedPuzzle& puzzle, DigitSets notes);

// A puzzle from a grid of candidates, in which a digit alone may be a given or the last candidate.
// It is a candidate if another cell that must differ lists it too, else a given. If all open cells
// list all digits, nothing was removed yet, and every digit alone is a given.
SharedPuzzle from_candidates(const LayoutGrid& grid, DigitSets sets);
// The opposite; a set with one digit for each cell that has one. If nothing is told about
// candidates, from_candidates() gives the same digits again: the open cells list all digits where
// what the rules allow would be taken for a given.
DigitSets to_candidates(const SharedPuzzle& puzzle);
// For formats that tell digits apart in another way: the candidates as they are, and a set with one
// digit for each cell that has one.
DigitSets digits_and_candidates(const SharedPuzzle& puzzle);

// The same for techniques. `chart` must be of the puzzle's grid.
Candidates position_of(const Chart& chart, const SharedPuzzle& puzzle);
// Whether it says more than givens.
bool is_position(const SharedPuzzle& puzzle);

} // namespace engine
