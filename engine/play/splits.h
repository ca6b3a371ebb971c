#pragma once
// Split times of a run at 20, 40, 60, 80 and 100 % of the cells that were empty at the start. They
// count filled cells, correct or not, so that they reveal nothing.

#include <array>
#include <optional>
#include <vector>

#include "engine/base/play_time.h"

namespace engine {

constexpr int split_count = 5;

using Splits = std::array<std::optional<PlayTime>, split_count>;

// How many cells of so many are filled at a split, from 0, the start, to split_count, the end.
int cells_at_split(int split, int cells_to_fill);

// `fill_times` is Session::fill_times(); `cells_to_fill` is at least 1.
Splits splits_of(const std::vector<PlayTime>& fill_times, int cells_to_fill);

// How long a run took from each split to the next, as far as it has come.
using Segments = std::array<std::optional<PlayTime>, split_count>;
Segments segments_of(const Splits& splits);

// How far this run is behind (+) or ahead (-) of a finished run: at its last filled cell, or now if
// that run had already filled its next cell by now. Returns nothing before the first cell is
// filled.
std::optional<PlayTime> delta(const std::vector<PlayTime>& fill_times,
                              const std::vector<PlayTime>& best_fill_times,
                              PlayTime now);

} // namespace engine
