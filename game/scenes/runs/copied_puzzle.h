#pragma once
// Takes puzzles to the clipboard and from it.

#include <string>

#include "engine/base/message.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/services.h"

namespace game {

// What makes this puzzle again elsewhere: its code; without one the puzzle as a line of text.
std::string text_of_puzzle(const engine::SavedGame& game);

// Copies a code or another recipe. Returns what to tell the player.
engine::Message copy_recipe(Services& services, const std::string& recipe);
// Copies that text. Returns what to tell the player.
engine::Message copy_puzzle(Services& services, const engine::SavedGame& game);

} // namespace game
