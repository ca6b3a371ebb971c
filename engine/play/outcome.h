#pragma once
// The result of an action: a verdict for the player, and the events to show or to sound.

#include <variant>
#include <vector>

#include "engine/grid/cell.h"
#include "engine/grid/house_index.h"

namespace engine {

enum class Verdict {
    Accepted,
    CellIsGiven,
    NothingToDo, // the action would change nothing
    NothingToUndo,
    NothingToRedo,
    NoBookmark,
    TooManyDrawn, // there are max_links or max_coloured_notes already
    PlayIsPaused,
    PlayIsRunning, // Resume while not paused
    PlayIsOver,
    // a cell, digit or colour is outside the grid, or the list of cells is empty or not in order
    NotOnThisGrid,
};

struct DigitPlaced {
    Cells cells;
    friend bool operator==(const DigitPlaced&, const DigitPlaced&) = default;
};
struct HouseCompleted { // the house is full and all its digits differ
    HouseIndex house;
    friend bool operator==(const HouseCompleted&, const HouseCompleted&) = default;
};
struct ClashMade { // a digit just placed occurs twice in a house
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

using AnyEvent = std::variant<DigitPlaced, HouseCompleted, ClashMade, Checked, Solved>;

// One event, of any kind of that list. Compiled once, in outcome.cpp, as an Action is.
struct Event : AnyEvent {
    using AnyEvent::AnyEvent;
    Event();
    Event(const Event& other);
    Event(Event&& other) noexcept;
    Event& operator=(const Event& other);
    Event& operator=(Event&& other) noexcept;
    ~Event();
    friend bool operator==(const Event& one, const Event& other);
};

struct Outcome {
    Verdict verdict = Verdict::Accepted;
    std::vector<Event> events;
};

} // namespace engine
