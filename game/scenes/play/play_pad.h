#pragma once
// What the buttons of a gamepad do while a board is played: each gives a command.

#include <optional>

#include "game/ui/commands.h"
#include "game/ui/input.h"

namespace game {

Command pad_command(PadButton button);
// The button that gives the command; nothing if there is none.
std::optional<PadButton> pad_button_of(Command command);

} // namespace game
