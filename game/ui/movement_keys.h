#pragma once
// W A S D, which move the selection like the arrow keys and with Shift extend it: a set of keys
// that players know from other games.

#include "game/ui/key_bindings.h"

namespace game {

// Whether all of them do.
bool letters_move(const KeyBindings& keys);
// Commands that had one of the letters lose it. Without them the arrow keys remain.
void let_letters_move(KeyBindings& keys, bool on);

} // namespace game
