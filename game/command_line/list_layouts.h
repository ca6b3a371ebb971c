#pragma once
// cronodoku layouts: lists the layouts, and which rules can be mixed.

#include "game/command_line/commands.h"

namespace game {

int list_layouts(Streams streams, const engine::Translations& texts);

} // namespace game
