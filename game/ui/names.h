#pragma once
// Texts for levels, categories and times.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/day.h"
#include "engine/base/play_time.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/record.h"
#include "engine/rules/layout.h"
#include "engine/text/translations.h"

namespace game {

std::string level_name(const engine::Translations& texts, engine::Level level);
// What solving a puzzle of the level takes on this layout, as a key for translation: "all singles".
const char* level_demand(engine::Level level, const engine::Layout& layout);
std::string fill_name(const engine::Translations& texts, engine::FillMethod fill);
std::string symmetry_name(const engine::Translations& texts, engine::Symmetry symmetry);

// Returns "9×9 Easy" for "9x9 easy", and "9×9 Easy, from elsewhere" for "9x9 easy elsewhere" (see
// category_of()); an unknown category is returned unchanged.
std::string category_name(const engine::Translations& texts, std::string_view category);

// The assistance and mistakes recorded for a run: "2 checks, filled notes, 1 mistake"; empty if
// there are none; or each by itself.
std::vector<std::string> stats_parts(const engine::Translations& texts,
                                     const engine::RunStats& stats);
std::string stats_list(const engine::Translations& texts, const engine::RunStats& stats);
// Returns "played here before by ABC, DEF"; empty if nobody else had the puzzle.
std::string others_text(const engine::Translations& texts, const engine::Record& run);

// Returns "18,700", as the language writes large numbers.
std::string number_text(const engine::Translations& texts, int number);
std::string clock_text(engine::PlayTime time);       // "11:38.4", "1:02:03.4"
std::string short_clock_text(engine::PlayTime time); // "11:38"
// The time behind (+) or ahead (−): "+0:12.5", "−0:06.8".
std::string delta_text(engine::PlayTime behind);

// Returns "14 Feb" or, of a day that is half a year ago or more, or to come, "14 Feb 2025".
std::string day_in_words(const engine::Translations& texts, engine::Day day, engine::Day today);
// Returns "Feb".
std::string month_in_words(const engine::Translations& texts, engine::Day day);
// Returns "February".
std::string whole_month_in_words(const engine::Translations& texts, engine::Day day);
// Returns "Fri".
std::string weekday_in_words(const engine::Translations& texts, engine::Day day);

} // namespace game
