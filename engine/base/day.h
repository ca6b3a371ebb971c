#pragma once
// A day of the calendar, and its text "2026-11-26". What day it is where the player lives is not
// known here: whoever reads a clock passes it in.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

using Day = std::chrono::sys_days; // days since 1970-01-01 of the Gregorian calendar

// Of the years 0001 to 9999, always four, two and two numerals; nothing if there is no such day.
std::optional<Day> parse_day(std::string_view text);
// The day must be in these years.
std::string day_text(Day day);

} // namespace engine
