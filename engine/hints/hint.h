#pragma once
// Which hint helps a player now, worked out from the digits and notes on the board: first what is
// wrong there, then the easiest step. Data only: words and pictures are made of it elsewhere.

#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/grid/board.h"
#include "engine/grid/puzzle.h"
#include "engine/steps/step.h"
#include "engine/techniques/human_solver.h"

namespace engine {

// What reverting to the last error-free board would remove besides wrong digits.
struct Losses {
    int correct_digits = 0;
    int notes = 0;   // each digit in each cell, those under a digit too
    int colours = 0; // each in each cell

    friend bool operator==(const Losses&, const Losses&) = default;
};

struct HintPosition {
    Puzzle puzzle;
    Board board;
    Cells filled = {}; // by the player and in that order: the last one is where the eye is
    Losses lost_by_reverting = {};
};

// What would lead every step astray: a digit or a note that the solution does not bear out.
struct BoardError {
    enum class Kind { WrongDigit, MissingNote };
    Kind kind;
    Candidate candidate; // the first wrong digit the player placed; the note that should be there
    int house;           // a region of the cell, or any house; -1 if it lies in none
    Losses lost_by_reverting = {}; // of a wrong digit

    friend bool operator==(const BoardError&, const BoardError&) = default;
};
std::optional<BoardError> find_wrong_digit(const HintPosition& position);
// Of open cells that have notes; those without any are not yet looked at.
std::optional<BoardError> find_missing_note(const HintPosition& position);

bool keeps_notes(const Board& board);

// What a hint starts from, on a board without wrong digits. Notes count as the player means them:
// as all that is left in their cells; but for cells where one is missing: there the rules count.
// Where there are notes in the centre of cells those in corners are not meant so, and don't count.
Candidates candidates_for_hint(const Chart& chart, const HintPosition& position);

struct HintOptions {
    Teaching teaching = {};
    bool keeps_notes = true; // who keeps none is first shown what can be seen without
    std::optional<Cell> last_move = {};
    const Technique* harder_than = nullptr; // the easiest after this one
    Cancel cancel = {};
};

// All steps of the easiest technique that has any (but one of forcing chains and nets), the most
// helpful first: what places a digit, then what soon leads to one, then what is near the last move,
// then what needs the fewest cells.
std::vector<Step> steps_for_hint(const Candidates& candidates, const HintOptions& options);

// Where to look, without naming what is to be found: one of the two.
struct HintSubject {
    int house = -1;
    DigitSet digits = {};

    friend bool operator==(const HintSubject&, const HintSubject&) = default;
};
HintSubject subject_of(const Chart& chart, const Step& step);

} // namespace engine
