#pragma once
// A play that begins now.

#include <string>

#include "engine/store/documents/saved_game.h"
#include "game/scenes/services.h"

namespace game {

// Returns a game with an id of its own, and the symbols that the player has chosen. `recipe` is
// that of the puzzle as text, or empty.
engine::SavedGame new_play(const Services& services,
                           engine::PuzzleSpec spec,
                           engine::Puzzle puzzle,
                           std::string recipe);

} // namespace game
