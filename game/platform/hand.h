#pragma once
// Plays the part of the player's hands: pushes the events SDL would send for them.

#include <optional>
#include <string>
#include <string_view>

#include "game/ui/input.h"

namespace game {

// "Ctrl+Shift+Z", "F10", "7", "Right".
std::optional<KeyPressed> parse_key(std::string_view text);

// All in points of the window.
void press_key(const KeyPressed& key);
void type_text(const std::string& text);
void move_pointer(Point at, bool pressed);
void press_pointer(Point at, PointerButton button, int clicks);
void release_pointer(Point at, PointerButton button);
void turn_wheel(Point at, int steps);
void change_focus(bool gained);
void ask_to_close();

} // namespace game
