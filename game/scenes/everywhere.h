#pragma once
// The commands that do the same on every screen: theme, text size, full screen, picture; and those
// that lead to the same screen from each.

#include "game/scenes/screens.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"

namespace game {

// True when the key was one of these; no scene is to see it then.
bool obey_everywhere(const KeyPressed& key, Services& services);
bool obey_everywhere(Command command, Services& services);

// The screen that a command leads to from every other one; none for most commands.
MakeScene screen_of(Command command);

} // namespace game
