#pragma once
// Converts SDL events to what the devices of the game report.

#include <optional>

#include <SDL.h>

#include "game/input/device_event.h"

namespace game {

// SDL reports the pointer in window coordinates; the game uses pixels of the output.
struct PointerScale {
    Size window;
    Size output;
    Point apply(int x, int y) const;
    // SDL reports fingers as parts of the window, from 0 to 1.
    Point apply(double across, double down) const;
};

// The code of a key that has no symbol, and of buttons: for devices that are simulated.
SDL_Keycode code_of(Key key);
Uint8 code_of(PointerButton button);
std::optional<int> code_of(PadButton button); // nothing: a trigger, which is an axis

// Returns nothing for events that the game ignores, and for the plugging in of gamepads: see
// game/platform/gamepads.h.
std::optional<DeviceEvent> to_device_event(const SDL_Event& event, const PointerScale& scale);

} // namespace game
