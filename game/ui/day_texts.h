#pragma once
// Days of the calendar as players say them.

#include <string>

#include "engine/base/day.h"
#include "engine/text/translations.h"

namespace game {

// Returns "14 Feb" or, of a day that is half a year ago or more, or to come, "14 Feb 2025".
std::string day_in_words(const engine::Translations& texts, engine::Day day, engine::Day today);
// Returns "Feb".
std::string month_in_words(const engine::Translations& texts, engine::Day day);

} // namespace game
