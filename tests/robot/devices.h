#pragma once
// Simulated controllers that are plugged in, used and unplugged, and a sound card. SDL simulates
// them.

#include <string>
#include <vector>

#include "tests/engine/random_actions.h"

struct _SDL_Joystick;

namespace robot {

class Devices {
public:
    // To be called after SDL is initialised; returns whether it can simulate controllers.
    bool start();
    // To be called before SDL is shut down: removes the simulated controllers.
    void stop();

    std::string change(engine::Dice& dice);

private:
    std::string plug_in();
    std::string pull_out();

    std::vector<_SDL_Joystick*> plugged_; // last one last
    bool can_plug_ = false;
};

} // namespace robot
