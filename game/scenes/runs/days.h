#pragma once
// Days as the player's calendar has them and as players say them, in local time; `date` is in
// seconds since 1970-01-01 UTC. Also the boards of the day among the runs.

#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/day.h"
#include "engine/play/records.h"
#include "game/scenes/services.h"

namespace game {

engine::Day local_day(const Host& host, std::int64_t date);
engine::Day today(const Services& services);

// Returns "14 Feb" or, of a day that is half a year ago or more, or to come, "14 Feb 2025".
std::string calendar_day(const Services& services, std::int64_t date);
// Returns "Today", "Yesterday" or the calendar day.
std::string short_day_text(const Services& services, std::int64_t date);
// Returns for instance "today 21:02", "yesterday 9:15", "14 Feb 21:02".
std::string when_text(const Services& services, std::int64_t date);

// Returns the day whose board the run's puzzle was, the last such day up to that on which the run
// began; nothing if there is none. So a run that began before the day of its board is none of it.
std::optional<engine::Day> day_of_board(const Services& services, const engine::Record& run);

} // namespace game
