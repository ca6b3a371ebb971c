#pragma once
// A date as players say it; in local time, `date` in seconds since 1970-01-01 UTC.

#include <cstdint>
#include <string>

#include "game/scenes/services.h"

namespace game {

// Returns "14 Feb" or, of a day that is half a year ago or more, or to come, "14 Feb 2025".
std::string calendar_day(const Services& services, std::int64_t date);
// Returns "Today", "Yesterday" or the calendar day.
std::string short_day_text(const Services& services, std::int64_t date);
// Returns for instance "today 21:02", "yesterday 9:15", "14 Feb 21:02".
std::string when_text(const Services& services, std::int64_t date);

} // namespace game
