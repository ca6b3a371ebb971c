#pragma once
// cronodoku layouts: what generate and the game know, and which rules can be mixed.

#include "game/command_line/commands.h"

namespace game {

int list_layouts(Streams streams, const engine::Catalogue& words);

} // namespace game
