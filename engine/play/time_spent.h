#pragma once
// Where the time of a run went, worked out from its log alone: how long each cell took, and the
// longest waits with the positions in which the player waited.

#include <cstddef>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/play/session.h"

namespace engine {

struct TimeSpent {
    std::vector<PlayTime> cells; // of each cell of the grid, by its index
    PlayTime elsewhere{0};       // before actions that are about no cell

    friend bool operator==(const TimeSpent&, const TimeSpent&) = default;
};

// The time between two actions belongs to the cells that the later one is about: those that it
// names or, if it names none, those whose digits it changes. Several cells share it equally; what
// can't be shared, a few milliseconds, goes to the first of them. Givens take no time. Together the
// times are that from the beginning of the log to its last action.
TimeSpent time_spent(const Session& run);

// A time in which the player did nothing. Pauses, names of bookmarks and what the screen does by
// itself do not end a wait.
struct Wait {
    std::size_t actions = 0; // of the log, done before it ended: session_after() gives the position
    PlayTime from{0};
    PlayTime to{0}; // when log()[actions] was done, which ended it

    PlayTime length() const { return to - from; }
    friend bool operator==(const Wait&, const Wait&) = default;
};

// At most `most` waits, the longest first; of equal ones the earlier first. None is empty.
std::vector<Wait> longest_waits(const Session& run, std::size_t most);

// The play as it was when so many actions of its log had been done.
Session session_after(const Session& run, std::size_t actions);

// Four steps in which times are shown; each begins at twice the time of the one before it.
constexpr int most_heat = 4;
struct HeatSteps {
    PlayTime second{1000}; // where the second step begins: a round number of seconds

    PlayTime begin(int step) const; // of a step from 1 to most_heat
    int of(PlayTime time) const;    // 1 to most_heat; 0 for no time
};
// So that about a tenth of the cells that took time is in the highest step, unless all are quick.
HeatSteps heat_steps(const TimeSpent& spent);

} // namespace engine
