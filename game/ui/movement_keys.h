#pragma once
// The four keys where a US keyboard has W A S D, which move the selection like the arrow keys and
// with Shift extend it: a set of keys that players know from other games. What is printed on them
// depends on the keyboard.

#include <string>

#include "game/ui/key_bindings.h"
#include "game/ui/key_labels.h"

namespace game {

// Whether all of them do.
bool letters_move(const KeyBindings& keys, const KeyLabels& labels);
// Commands that had one of the letters lose it. Without them the arrow keys remain.
void let_letters_move(KeyBindings& keys, const KeyLabels& labels, bool on);
// "W A S D", or what is printed there.
std::string movement_letters(const KeyLabels& labels);

} // namespace game
