#pragma once
// Simulates the player's input: pushes the events that SDL would send.

#include <string>

#include "game/input/device_event.h"

namespace game {

// Positions are in window coordinates, not in pixels.
void press_key(const KeyPressed& key);
void type_text(const std::string& text);
void drop_file(const std::string& path);
void move_pointer(Point at, bool pressed);
void press_pointer(Point at, PointerButton button, int clicks);
void release_pointer(Point at, PointerButton button);
void turn_wheel(Point at, int steps);
// A finger, counted from 0; `window` is its size.
void move_finger(int finger, FingerChange change, Point at, Size window);
void change_focus(bool gained);
void ask_to_close();

} // namespace game
