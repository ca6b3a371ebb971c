#pragma once
// The device that the player uses, which decides what hints are shown: keys, the buttons of a
// gamepad, or none.

#include "game/ui/input.h"

namespace game {

enum class InputDevice { Keyboard, Mouse, Touch, Gamepad };
// Which labels the buttons of a gamepad have.
enum class PadKind { Xbox, PlayStation, Nintendo };

struct Hands {
    InputDevice device = InputDevice::Keyboard; // the one used last
    PadKind pad = PadKind::Xbox;
    Modifiers kept = {}; // keys that count as held until they are pressed again
    friend bool operator==(const Hands&, const Hands&) = default;
};

} // namespace game
