#pragma once
// What can be said about a puzzle that somebody enters: whether it has a solution, or several, and
// if not, why.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/formats/shared_puzzle.h"
#include "engine/text/contradiction.h"

namespace engine {

enum class SolutionCount {
    None,
    One,
    Several,
    Unknown, // so many possibilities that the search was given up
};

struct Examination {
    SolutionCount count = SolutionCount::Unknown;
    Digits solution = {}; // the first one that was found; empty if none was
    Digits other = {};    // another one; empty unless there are several
    // Only without a solution; nothing if no digits show it without a search.
    std::optional<Contradiction> contradiction = {};
};

// Of what is printed and placed together, and of the candidates if they are told. The number of
// guesses is limited: on all grids that were tried it takes less than half a second on a usual
// machine. What is cancelled must not be used.
Examination examine(const SharedPuzzle& puzzle, const Cancel& cancel = {});

// Why a puzzle without a solution has none: a digit or a candidate of a position is wrong although
// its givens have one solution, or what find_contradiction() sees. Nothing if no cell or house
// shows it.
std::optional<Contradiction> why_no_solution(const SharedPuzzle& puzzle, const Cancel& cancel = {});

// The cells in which both solutions differ, in reading order.
Cells differing_cells(const Grid& grid, const Examination& examination);

// Whether the solution that is told is none of this puzzle: it changes a given, or breaks a rule.
// False if none is told.
bool has_wrong_solution(const SharedPuzzle& puzzle);

} // namespace engine
