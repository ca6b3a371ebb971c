#pragma once
// Which hint helps a player now, derived from the digits and notes on the board: first what is
// wrong there, then the easiest step. It returns only data; other files make texts and pictures of
// it.

#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/grid/board.h"
#include "engine/grid/puzzle.h"
#include "engine/hints/losses.h"
#include "engine/steps/step.h"
#include "engine/techniques/human_solver.h"

namespace engine {

struct HintPosition {
    Puzzle puzzle;
    Board board;
    Cells filled = {}; // by the player, in order: the player is looking near the last one
    Losses lost_by_reverting = {};
};

// What would mislead every step: a wrong digit, or a missing note of the solution's digit.
struct BoardError {
    enum class Kind { WrongDigit, MissingNote };
    Kind kind;
    Candidate candidate;           // the first wrong digit that the player placed; the missing note
    HouseIndex house;              // the region of the cell, any house of it, or no_house
    Losses lost_by_reverting = {}; // only for a wrong digit

    friend bool operator==(const BoardError&, const BoardError&) = default;
};
std::optional<BoardError> find_wrong_digit(const HintPosition& position);
// Checks open cells that have notes; cells without notes are not considered to be in use yet.
std::optional<BoardError> find_missing_note(const HintPosition& position);

bool keeps_notes(const Board& board);

// What a hint starts from on a board without wrong digits. Notes count as the player means them, as
// everything that remains in a cell; only if the solution's digit is missing among them do the
// rules count for that cell. If there are centre notes, corner notes are ignored.
Candidates candidates_for_hint(const Chart& chart, const HintPosition& position);
// The same for any board, without a look at the solution: it follows the notes of every cell that
// has some. They differ only if there is a board error.
Candidates candidates_as_noted(const Chart& chart, const HintPosition& position);

struct HintOptions {
    Teaching teaching = {};
    bool keeps_notes = true; // if false, steps that can be seen without notes come first
    std::optional<Cell> last_move = {};
    std::optional<Cell> cell = {};          // only steps that write or remove something there
    const Technique* harder_than = nullptr; // search for the easiest technique after this one
    Cancel cancel = {}; // is told how many techniques were tried, and of how many
};

// All steps of the easiest technique that has any (for forcing chains and nets only one, unless a
// cell is asked for), the most helpful first: those that place a digit, then those that soon lead
// to one, then those that no forced house is needed for, then those near the last move, then those
// with the fewest cells.
std::vector<Step> steps_for_hint(const Candidates& candidates, const HintOptions& options);

// Where to look, without naming what is there: either a house or digits.
struct HintSubject {
    HouseIndex house = no_house;
    DigitSet digits = {};

    friend bool operator==(const HintSubject&, const HintSubject&) = default;
};
HintSubject subject_of(const Chart& chart, const Step& step);

} // namespace engine
