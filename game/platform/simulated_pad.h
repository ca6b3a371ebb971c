#pragma once
// A gamepad that exists only in the program, for scripts and tests.

#include <SDL.h>

#include "game/input/device_event.h"

namespace game {

class SimulatedPad {
public:
    SimulatedPad() = default;
    ~SimulatedPad() { unplug(); }
    SimulatedPad(const SimulatedPad&) = delete;
    SimulatedPad& operator=(const SimulatedPad&) = delete;

    // Returns false if SDL can't.
    bool plug_in(PadKind kind);
    void unplug();
    // These do nothing while it is not plugged in.
    void set(PadButton button, bool down);
    void tilt(Stick stick, double right, double down); // from -1 to 1

private:
    void set_axis(SDL_GameControllerAxis axis, double value);

    SDL_Joystick* joystick_ = nullptr;
    bool started_ = false;
};

} // namespace game
