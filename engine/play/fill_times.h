#pragma once
// When each filled cell was filled, first to last. A cell that is emptied loses its entry, and
// gets a new one at the end when it is filled again; writing over a digit keeps it.

#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/board.h"

namespace engine {

class FillTimes {
public:
    // Follows the board from one moment to the next; `at` never runs backwards.
    void follow(const Board& before, const Board& now, PlayTime at);
    // One filled cell more.
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
