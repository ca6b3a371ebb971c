#pragma once
// Keys that never reach the game.

#include "game/ui/input.h"

namespace game {

// Whether a browser keeps the key for itself; never on a desktop.
bool is_kept_by_browser(const KeyPressed& key);

} // namespace game
