#pragma once
// A day of the calendar, and its text "2026-11-26". What day it is where the player lives is not
// known here: callers that read a clock pass it in.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

using Day = std::chrono::sys_days; // days since 1970-01-01 of the Gregorian calendar

// Reads a day of the years 0001 to 9999, written with four, two and two numerals. Returns nothing
// if there is no such day.
std::optional<Day> parse_day(std::string_view text);
// The day must be in the same years.
std::string day_text(Day day);

} // namespace engine
