#pragma once
// The commands that work on every screen: theme, text size, full screen, picture; and those that
// open another screen from anywhere.

#include "game/scenes/screens.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"

namespace game {

// Returns whether the key was one of these commands; then no scene receives it.
bool obey_everywhere(const KeyPressed& key, Services& services);
bool obey_everywhere(Command command, Services& services);

// The index of the theme that Command::NextTheme would choose. There must be themes.
std::size_t next_theme(const Services& services);

// The screen that the command opens from every other screen; null for most commands.
MakeScene screen_of(Command command);

} // namespace game
