#pragma once
// Judges the words after the game's options that only the app and its files know.

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// Whether there are the scene, theme and language asked for by name. Where the game's files can't
// be read there is nothing to compare with: App::open() tells that.
engine::Attempt check_names(const GameOptions& options);

} // namespace game
