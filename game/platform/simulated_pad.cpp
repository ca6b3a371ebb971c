#include "game/platform/simulated_pad.h"

#include <algorithm>

#include "game/platform/sdl_events.h"

namespace game {

namespace {

constexpr double full_way = 32767;

// The game knows the kind of such a gamepad by its name.
const char* name_of(PadKind kind)
{
    switch (kind) {
    case PadKind::Xbox:
        return "Simulated gamepad";
    case PadKind::PlayStation:
        return "Simulated DualSense";
    case PadKind::Nintendo:
        return "Simulated Nintendo gamepad";
    }
    return "";
}

} // namespace

bool SimulatedPad::plug_in(PadKind kind)
{
    unplug();
    started_ = started_ || SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    if (!started_)
        return false;
    SDL_VirtualJoystickDesc pad{};
    pad.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
    pad.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
    pad.naxes = SDL_CONTROLLER_AXIS_MAX;
    pad.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
    pad.name = name_of(kind);
    pad.userdata = this;
    pad.Rumble = [](void*, Uint16, Uint16) {
        return 0;
    };
    const int index = SDL_JoystickAttachVirtualEx(&pad);
    joystick_ = index < 0 ? nullptr : SDL_JoystickOpen(index);
    if (joystick_ == nullptr)
        return false;
    tilt(Stick::Left, 0, 0);
    tilt(Stick::Right, 0, 0);
    set(PadButton::LeftTrigger, false);
    set(PadButton::RightTrigger, false);
    return true;
}

void SimulatedPad::unplug()
{
    if (joystick_ == nullptr)
        return;
    const SDL_JoystickID id = SDL_JoystickInstanceID(joystick_);
    for (int index = 0; index < SDL_NumJoysticks(); ++index) {
        if (SDL_JoystickGetDeviceInstanceID(index) == id) {
            SDL_JoystickDetachVirtual(index);
            break;
        }
    }
    SDL_JoystickClose(joystick_);
    joystick_ = nullptr;
}

// Updated after each change, so that SDL reports every one of them.
void SimulatedPad::set(PadButton button, bool down)
{
    if (joystick_ == nullptr)
        return;
    if (const auto code = code_of(button)) {
        SDL_JoystickSetVirtualButton(joystick_, *code, down ? SDL_PRESSED : SDL_RELEASED);
        SDL_GameControllerUpdate();
        return;
    }
    set_axis(button == PadButton::LeftTrigger ? SDL_CONTROLLER_AXIS_TRIGGERLEFT
                                              : SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
             down ? 1 : -1);
}

void SimulatedPad::tilt(Stick stick, double right, double down)
{
    const bool left = stick == Stick::Left;
    set_axis(left ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_RIGHTX, right);
    set_axis(left ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_RIGHTY, down);
}

void SimulatedPad::set_axis(SDL_GameControllerAxis axis, double value)
{
    if (joystick_ == nullptr)
        return;
    SDL_JoystickSetVirtualAxis(joystick_, axis,
                               static_cast<Sint16>(std::clamp(value, -1.0, 1.0) * full_way));
    SDL_GameControllerUpdate();
}

} // namespace game
