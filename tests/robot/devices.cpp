#include "tests/robot/devices.h"

#include <SDL.h>

namespace robot {

namespace {

constexpr std::size_t most_controllers = 4;

std::string play_with(SDL_Joystick* joystick, engine::Dice& dice)
{
    if (dice.below(2) == 0) {
        SDL_JoystickSetVirtualButton(joystick, dice.below(SDL_CONTROLLER_BUTTON_MAX),
                                     dice.below(2) == 0 ? SDL_PRESSED : SDL_RELEASED);
        return "controller button";
    }
    SDL_JoystickSetVirtualAxis(joystick, dice.below(SDL_CONTROLLER_AXIS_MAX),
                               static_cast<Sint16>(dice.below(65536) - 32768));
    return "controller axis";
}

} // namespace

bool Devices::start()
{
    // The window has no focus: without this, SDL ignores controllers.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_SetHintWithPriority(SDL_HINT_AUDIODRIVER, "dummy", SDL_HINT_OVERRIDE);
    SDL_InitSubSystem(SDL_INIT_AUDIO);
    can_plug_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    return can_plug_;
}

void Devices::stop()
{
    while (!plugged_.empty())
        pull_out();
    can_plug_ = false;
}

std::string Devices::change(engine::Dice& dice)
{
    if (!can_plug_)
        return "no controllers";
    const int wish = dice.below(10);
    if (plugged_.empty() || (wish == 0 && plugged_.size() < most_controllers))
        return plug_in();
    if (wish == 1)
        return pull_out();
    return play_with(
        plugged_[static_cast<std::size_t>(dice.below(static_cast<int>(plugged_.size())))], dice);
}

std::string Devices::plug_in()
{
    const int index = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    SDL_Joystick* joystick = index < 0 ? nullptr : SDL_JoystickOpen(index);
    if (joystick != nullptr)
        plugged_.push_back(joystick);
    return "controller plugged in";
}

std::string Devices::pull_out()
{
    SDL_Joystick* joystick = plugged_.back();
    plugged_.pop_back();
    const SDL_JoystickID id = SDL_JoystickInstanceID(joystick);
    for (int index = 0; index < SDL_NumJoysticks(); ++index) {
        if (SDL_JoystickGetDeviceInstanceID(index) == id) {
            SDL_JoystickDetachVirtual(index);
            break;
        }
    }
    SDL_JoystickClose(joystick);
    return "controller pulled out";
}

} // namespace robot
