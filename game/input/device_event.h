#pragma once
// What the devices report, before it is clear what it means: the pressing and releasing of keys,
// single fingers, and the buttons and sticks of a gamepad.

#include <cstdint>
#include <variant>

#include "game/ui/input.h"

namespace game {

// Keys that are pressed with others.
enum class ModifierKey { Shift, Control, Alt };

struct KeyReleased {
    KeyPressed key;
};
struct ModifierChanged {
    ModifierKey key = ModifierKey::Shift;
    bool down = false;
};

enum class FingerChange { Pressed, Moved, Released };
struct FingerChanged {
    std::int64_t finger = 0; // the same until it is released
    Point at;
    FingerChange change = FingerChange::Pressed;
};

struct PadButtonChanged {
    PadButton button = PadButton::A;
    bool down = false;
};
enum class Stick { Left, Right };
// From -1 to 1, to the right and down.
struct StickMoved {
    Stick stick = Stick::Left;
    double right = 0;
    double down = 0;
};
struct PadPluggedIn {
    PadKind kind = PadKind::Xbox;
};
struct PadUnplugged {};

// What is clear at once is input already.
using DeviceEvent = std::variant<Input,
                                 KeyReleased,
                                 ModifierChanged,
                                 FingerChanged,
                                 PadButtonChanged,
                                 StickMoved,
                                 PadPluggedIn,
                                 PadUnplugged>;

} // namespace game
