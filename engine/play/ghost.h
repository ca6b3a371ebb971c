#pragma once
// What a play can be compared with while it runs: the times at which a ghost has filled its cells.
// The times are those of one run, or are worked out from several.
//
// Boards of one category differ in how many cells are empty. So the times of a run are stretched to
// the cells of the play: between two splits (engine/play/splits.h) evenly, and at each split the
// ghost has exactly the run's time.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/member.h"
#include "engine/base/play_time.h"
#include "engine/grid/grid.h"
#include "engine/play/splits.h"

namespace engine {

// A finished run that the player chose to race against. It is saved with the play.
struct Rival {
    std::string name = {};            // whose run it is, usually three initials
    std::vector<PlayTime> times = {}; // of the cells, in the order in which they were filled
    // Which cells they were, if the run was on this board and that is known; otherwise empty.
    Cells cells = {};

    static void for_each_member(auto& self, auto visit)
    {
        visit({"name"}, self.name);
        visit({.name = "times", .count = CellSet::most_cells}, self.times);
        visit({.name = "cells", .count = CellSet::most_cells}, self.cells);
    }

    friend bool operator==(const Rival&, const Rival&) = default;
};

struct Ghost {
    // times[k - 1] is when the k-th cell was filled; never decreasing. Empty: there is no ghost.
    std::vector<PlayTime> times = {};
    Cells cells = {}; // cells[k] was filled at times[k]; empty if that is not known

    bool is_there() const { return !times.empty(); }
    PlayTime total() const { return times.back(); } // there must be one
    // How many cells it has filled by now.
    std::size_t filled(PlayTime now) const;
};

using FillTimesOfRuns = std::span<const std::vector<PlayTime>* const>;

// Each of these returns as many times as `cells`, the cells that the play has to fill, which is at
// least 1. The fill times of a run are Session::fill_times() at its end; there is at least one run,
// and each has at least one time.
std::vector<PlayTime> stretched(const std::vector<PlayTime>& fill_times, int cells);
// The fastest segment of all runs between each two splits, one after the other: the last time is
// the sum of the best segments.
std::vector<PlayTime> best_segments(FillTimesOfRuns runs, int cells);
// The earliest time at which any of the runs had filled that many cells.
std::vector<PlayTime> best_splits(FillTimesOfRuns runs, int cells);
std::vector<PlayTime> average_times(FillTimesOfRuns runs, int cells);

} // namespace engine
