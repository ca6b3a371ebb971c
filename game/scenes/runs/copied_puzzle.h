#pragma once
// Takes puzzles to the clipboard.

#include <string>

#include "engine/base/message.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/services.h"

namespace game {

// Copies a code or another recipe, such as a puzzle as a line of text. Returns what to tell the
// player.
engine::Message copy_recipe(Services& services, const std::string& recipe);
// Whether what makes this puzzle again elsewhere holds its digits: a code does not.
bool copies_digits(const engine::SavedGame& game);
// Copies what makes this puzzle again elsewhere. Returns what to tell the player.
engine::Message copy_puzzle(Services& services, const engine::SavedGame& game);

} // namespace game
