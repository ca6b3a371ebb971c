#pragma once
// A play that begins now, and races against a run that the player has chosen.

#include <string>

#include "engine/store/documents/replay.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// Returns a game with an id of its own, and the symbols that the player has chosen. `recipe` is
// that of the puzzle as text, or empty.
engine::SavedGame new_play(const Services& services,
                           engine::PuzzleSpec spec,
                           engine::Puzzle puzzle,
                           std::string recipe);

// Of plays that begin now; they stay as they are.
engine::PlayOptions play_options(const Settings& settings);

// Whether the replay is a run to race against: the puzzle was solved.
bool can_be_raced(const engine::Replay& replay);
// Whether the run is one to race against, and its board or its category is known.
bool can_be_raced(const engine::Record& run);

// Whether another board of the same category can be made: not for puzzles from elsewhere.
bool has_other_boards(const engine::Replay& replay);

// Starts a race on another board of the same category.
Transition start_race_elsewhere(Services& services, const engine::Replay& replay);
// Starts a race against a run of which only the times of its cells are known: on its board if that
// can be made again, otherwise on another board of its category.
Transition start_race(Services& services, const engine::Record& run);

} // namespace game
