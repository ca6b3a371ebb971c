#pragma once
// The time at which each filled cell was filled, in order of filling. A cell that is emptied loses
// its entry and gets a new one at the end when it is filled again; overwriting a digit keeps the
// entry.

#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/board.h"

namespace engine {

class FillTimes {
public:
    // Records the cells that were filled or emptied between two boards; `at` never decreases.
    void follow(const Board& before, const Board& now, PlayTime at);
    // Appends one filled cell.
    void add(Cell cell, PlayTime at);

    const std::vector<PlayTime>& times() const { return times_; }
    const Cells& cells() const { return cells_; } // cells()[k] was filled at times()[k]

    friend bool operator==(const FillTimes&, const FillTimes&) = default;

private:
    void forget(Cell cell);

    Cells cells_;
    std::vector<PlayTime> times_;
};

} // namespace engine
