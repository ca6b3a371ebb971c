#pragma once
// Part-times of a run at 20, 40, 60, 80 and 100 % of the cells that were open at the start,
// counted as filled, not as correct, so that they leak nothing. Read off fill times.

#include <array>
#include <optional>
#include <vector>

#include "engine/base/play_time.h"

namespace engine {

constexpr int split_count = 5;

using Splits = std::array<std::optional<PlayTime>, split_count>;

// `fill_times` as of Session::fill_times(); `cells_to_fill` at least 1.
Splits splits_of(const std::vector<PlayTime>& fill_times, int cells_to_fill);

// How far behind (+) or ahead (-) of a finished run this one was at its last filled cell, or is by
// now if it is already later than that run was at its next cell. Nothing before the first cell.
std::optional<PlayTime> delta(const std::vector<PlayTime>& fill_times,
                              const std::vector<PlayTime>& best_fill_times,
                              PlayTime now);

} // namespace engine
