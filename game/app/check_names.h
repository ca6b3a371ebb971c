#pragma once
// Whether what the options of the game name exists.

#include "engine/base/result.h"
#include "game/command_line/game_options.h"
#include "game/ui/settings.h"

namespace game {

// Checks the arguments of the game's options that depend on its files, and whether they go
// together. Fails if the scene, theme or language named does not exist, or the layout has no
// puzzles of the level. If the game's files can't be read, nothing is checked: App::open() reports
// that.
engine::Attempt check_names(const GameOptions& options);

// Fails if no layout is named and that of the last game has no puzzles of the level.
engine::Attempt check_level(const GameOptions& options, const Settings& settings);

} // namespace game
