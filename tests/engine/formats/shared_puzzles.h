#pragma once
// Puzzles for the tests of formats: of every layout, with everything that a text may tell.

#include <string>

#include "engine/base/random.h"
#include "engine/formats/formats.h"

namespace engine {

// What the puzzle of a test has besides givens.
struct Extras {
    bool placed = false;
    bool candidates = false; // of some cells, or of all
    bool corner_notes = false;
    bool solution = false;
    bool details = false;
};

// Digits that don't contradict the rules, regions drawn at random, cages of two cells. It need not
// have a solution.
SharedPuzzle random_puzzle(const Layout& layout, Random& dice, const Extras& extras = {});

// The only puzzle of a text; a puzzle without a grid, and a failure of the test, if it can't be
// read.
SharedPuzzle read_one(const std::string& text);
// Why the text, or its first part that can't be read, can't be.
std::string why_unread(const std::string& text);

// A position as text, to compare and to show: givens, placed digits, candidates of each cell.
std::string shown(const SharedPuzzle& puzzle);

} // namespace engine
