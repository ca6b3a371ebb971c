#pragma once
// Days as the player's calendar has them, and the boards of the day among the runs.

#include <optional>

#include "engine/base/day.h"
#include "engine/play/records.h"
#include "game/scenes/services.h"

namespace game {

// Days where the player lives; `date` is in seconds since 1970-01-01 UTC.
engine::Day local_day(const Host& host, std::int64_t date);
engine::Day today(const Services& services);

// Returns the day whose board the run's puzzle was, the last such day up to the end of the run;
// nothing if it was never a board of the day.
std::optional<engine::Day> day_of_board(const Services& services, const engine::Record& run);

} // namespace game
