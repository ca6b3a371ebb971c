#pragma once
// Checks the arguments of the game's options that depend on the game's files.

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// Fails if the scene, theme or language named does not exist. If the game's files can't be read,
// nothing is checked: App::open() reports that.
engine::Attempt check_names(const GameOptions& options);

} // namespace game
