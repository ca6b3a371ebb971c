#pragma once
// Days as the player's calendar has them, and the boards of the day among the runs.

#include <optional>

#include "engine/base/day.h"
#include "engine/play/records.h"
#include "game/scenes/services.h"

namespace game {

// Where the player lives.
engine::Day local_day(const Host& host, std::int64_t date);
engine::Day today(const Services& services);

// The day of which the run's puzzle was the board, the last one until it was finished; nothing if
// it was the board of no day.
std::optional<engine::Day> day_of_board(const Services& services, const engine::Record& run);

} // namespace game
