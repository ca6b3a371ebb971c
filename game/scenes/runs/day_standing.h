#pragma once
// The day's board, the one that everybody plays: how it is played, and among the games and the runs
// whose day it is, and which medals a day has.

#include <optional>
#include <string>

#include "engine/base/day.h"
#include "engine/play/medals.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// The day whose board the game plays, if it began on that day or later in its month; nothing for
// all other boards.
std::optional<engine::Day> day_played(const Services& services, const engine::SavedGame& game);
// Whether the game plays today's board: play and pause say so.
bool is_todays_board(const Services& services, const engine::SavedGame& game);
// "Today's board" or "Board of Fri 27 Nov"; empty for all other boards.
std::string day_played_text(const Services& services, const engine::SavedGame& game);

struct DayStanding {
    engine::Medals medals;
    std::optional<engine::PlayTime> best; // nothing: it was not solved
};
// From the runs that began on that day or later, as far as the book has been read.
DayStanding standing_of(const Services& services, engine::Day day);

// Stays, with a notice, if the list of boards can't be read.
Transition play_days_board(Services& services, engine::Day day);

// "Fri 27 Nov"
std::string weekday_text(const Services& services, engine::Day day);

} // namespace game
