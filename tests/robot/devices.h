#pragma once
// Controllers that are plugged in, played with and pulled out, and a sound card. SDL makes them up.

#include <string>
#include <vector>

#include "tests/engine/random_actions.h"

struct _SDL_Joystick;

namespace robot {

class Devices {
public:
    // To be called when SDL is at work; true when it can make up controllers.
    bool start();
    // Before SDL is shut down: forgets what it made up.
    void stop();

    std::string change(engine::Dice& dice);

private:
    std::string plug_in();
    std::string pull_out();

    std::vector<_SDL_Joystick*> plugged_; // last one last
    bool can_plug_ = false;
};

} // namespace robot
