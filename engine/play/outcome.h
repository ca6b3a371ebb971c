#pragma once
// What an action led to: a verdict for the player, and the events worth showing or hearing.

#include <variant>
#include <vector>

#include "engine/grid/cell.h"

namespace engine {

enum class Verdict {
    Accepted,
    CellIsGiven,
    NothingToDo, // the action would leave everything as it is
    NothingToUndo,
    NothingToRedo,
    NoCheckpoint,
    PlayIsPaused,
    PlayIsRunning, // Resume while not paused
    PlayIsOver,
    NotOnThisGrid, // a cell, digit or colour outside the grid, cells out of order or none
};

struct DigitPlaced {
    Cells cells;
    friend bool operator==(const DigitPlaced&, const DigitPlaced&) = default;
};
struct HouseCompleted { // full and all different
    int house;
    friend bool operator==(const HouseCompleted&, const HouseCompleted&) = default;
};
struct ClashMade { // a digit placed now stands twice in a house
    Cells cells;
    friend bool operator==(const ClashMade&, const ClashMade&) = default;
};
struct Checked {
    Cells wrong; // cells whose digit differs from the solution
    friend bool operator==(const Checked&, const Checked&) = default;
};
struct Solved {
    friend bool operator==(const Solved&, const Solved&) = default;
};

using Event = std::variant<DigitPlaced, HouseCompleted, ClashMade, Checked, Solved>;

struct Outcome {
    Verdict verdict = Verdict::Accepted;
    std::vector<Event> events;
};

} // namespace engine
