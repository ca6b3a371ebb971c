#pragma once
// Everything a player can do to a play. The list is closed: a play is the list of its actions.
// Cells of an action come in reading order, no cell twice, at least one. What an action would do
// to a given it leaves out; when nothing is left, it is refused.

#include <variant>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/board.h"
#include "engine/grid/cell.h"
#include "engine/position/candidate.h"

namespace engine {

// Writes the digit in each cell; erases it where all the cells hold it already.
struct PlaceDigit {
    Cells cells;
    Digit digit;
    friend bool operator==(const PlaceDigit&, const PlaceDigit&) = default;
};

// Notes and colours are added to all the cells if any lacks it, and taken away if all have it.
// Cells that hold a digit take no notes.
struct ToggleCornerNote {
    Cells cells;
    Digit digit;
    friend bool operator==(const ToggleCornerNote&, const ToggleCornerNote&) = default;
};

struct ToggleCentreNote {
    Cells cells;
    Digit digit;
    friend bool operator==(const ToggleCentreNote&, const ToggleCentreNote&) = default;
};

struct ToggleColour {
    Cells cells;
    Digit colour; // 1 to colour_count
    friend bool operator==(const ToggleColour&, const ToggleColour&) = default;
};

// In layers: digits of these cells if there are any, else their notes, else their colours.
struct Erase {
    Cells cells;
    friend bool operator==(const Erase&, const Erase&) = default;
};

// Centre notes as the digits on the board allow, in every open cell: of one digit, or of all.
struct FillNotes {
    Digit digit = no_digit; // no_digit means all
    friend bool operator==(const FillNotes&, const FillNotes&) = default;
};

struct Undo {
    friend bool operator==(const Undo&, const Undo&) = default;
};
struct Redo {
    friend bool operator==(const Redo&, const Redo&) = default;
};
// Back to the empty puzzle; itself one undo step.
struct Restart {
    friend bool operator==(const Restart&, const Restart&) = default;
};

// Remembers the board; the next digit placed is the assumption that is being tried.
struct SetCheckpoint {
    friend bool operator==(const SetCheckpoint&, const SetCheckpoint&) = default;
};
// Back to the last check-point, as one undo step.
struct ReturnToCheckpoint {
    friend bool operator==(const ReturnToCheckpoint&, const ReturnToCheckpoint&) = default;
};

// Asks whether every digit so far is right: the outcome tells, the facts remember.
struct Check {
    friend bool operator==(const Check&, const Check&) = default;
};
// The screen begins to show digits that differ from the solution; the facts remember.
struct RevealMistakes {
    friend bool operator==(const RevealMistakes&, const RevealMistakes&) = default;
};

// A hint says more: where to look, then with which technique, then why. The facts remember.
struct OpenHint {
    int level; // 1 to hint_levels
    friend bool operator==(const OpenHint&, const OpenHint&) = default;
};
constexpr int hint_levels = 3;

// Does what a step of the teacher says, as one undo step: writes digits, takes candidates from the
// notes. A cell without notes first gets those that the digits on the board allow. By cell and
// digit, each once; at least one of both lists.
struct TakeStep {
    std::vector<Candidate> placements;
    std::vector<Candidate> removals;
    friend bool operator==(const TakeStep&, const TakeStep&) = default;
};

// Back to the last moment at which every digit was right, as one undo step.
struct GoBackToRight {
    friend bool operator==(const GoBackToRight&, const GoBackToRight&) = default;
};

struct Pause {
    friend bool operator==(const Pause&, const Pause&) = default;
};
struct Resume {
    friend bool operator==(const Resume&, const Resume&) = default;
};

using Action = std::variant<PlaceDigit,
                            ToggleCornerNote,
                            ToggleCentreNote,
                            ToggleColour,
                            Erase,
                            FillNotes,
                            Undo,
                            Redo,
                            Restart,
                            SetCheckpoint,
                            ReturnToCheckpoint,
                            Check,
                            RevealMistakes,
                            OpenHint,
                            TakeStep,
                            GoBackToRight,
                            Pause,
                            Resume>;

} // namespace engine
