#pragma once
// How levels, categories and times are written for a player.

#include <string>
#include <string_view>

#include "engine/base/play_time.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/facts.h"
#include "engine/text/catalogue.h"

namespace game {

std::string level_name(const engine::Catalogue& words, engine::Level level);
// What the level asks of a player, a key of the catalogue: "all singles".
const char* level_demand(engine::Level level);
std::string fill_name(const engine::Catalogue& words, engine::FillMethod fill);
std::string symmetry_name(const engine::Catalogue& words, engine::Symmetry symmetry);

// "9x9 easy" (see category_of()) as "9×9 Easy"; a category this program does not know as it is.
std::string category_name(const engine::Catalogue& words, std::string_view category);

// Assistance and mistakes recorded for a run, "2 checks, filled notes, 1 mistake"; empty when there
// is nothing.
std::string facts_list(const engine::Catalogue& words, const engine::Facts& facts);

std::string clock_text(engine::PlayTime time);       // "11:38.4", "1:02:03.4"
std::string short_clock_text(engine::PlayTime time); // "11:38"
// How far behind (+) or ahead (−): "+0:12.5", "−0:06.8".
std::string delta_text(engine::PlayTime behind);

} // namespace game
