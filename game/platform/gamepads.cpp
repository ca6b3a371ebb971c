#include "game/platform/gamepads.h"

#include <algorithm>
#include <string_view>

#include "game/platform/window.h"

namespace game {

namespace {

// How often SDL is asked, in milliseconds, where no device wakes the loop.
constexpr int while_used = 8;
constexpr int while_idle = 50;
constexpr int for_new_ones = 3000;
// A gamepad that is touched now will soon be touched again.
constexpr Uint64 used_for = 10'000;
// The system takes a while until a new device can be opened.
constexpr int while_changing = 100;
constexpr Uint64 changing_for = 2000;

constexpr const char* device_folder = "/dev/input";

bool has_one_of(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(
        words, [text](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

// SDL knows most gamepads by their maker; for others only the name is left.
PadKind kind_of(SDL_GameController* pad)
{
    switch (SDL_GameControllerGetType(pad)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PadKind::PlayStation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return PadKind::Nintendo;
    case SDL_CONTROLLER_TYPE_XBOX360:
    case SDL_CONTROLLER_TYPE_XBOXONE:
        return PadKind::Xbox;
    default:
        break;
    }
    const char* name = SDL_GameControllerName(pad);
    const std::string_view text = name == nullptr ? "" : name;
    if (has_one_of(text, {"PlayStation", "DualShock", "DualSense", "PS3", "PS4", "PS5"}))
        return PadKind::PlayStation;
    if (has_one_of(text, {"Nintendo", "Switch", "Joy-Con"}))
        return PadKind::Nintendo;
    return PadKind::Xbox;
}

} // namespace

void Gamepads::set_hints()
{
    // Otherwise SDL asks every gamepad a thousand times a second while the loop waits.
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
#ifdef __linux__
    // The kernel knows these gamepads, too, and is silent while they are; read directly, some
    // report several hundred times a second without being touched.
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
#endif
}

Gamepads::Subsystem::Subsystem() : works(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) {}

Gamepads::Subsystem::~Subsystem()
{
    if (works)
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepads::look_for_them()
{
    if (subsystem_)
        return;
    subsystem_ = std::make_unique<Subsystem>();
    if (!subsystem_->works)
        return;
    watch_ = std::make_unique<DeviceWatch>(Window::wake);
    folder_is_watched_ = watch_->watch_folder(device_folder);
}

void Gamepads::update()
{
    if (SDL_WasInit(SDL_INIT_GAMECONTROLLER) == 0)
        return;
    if (watch_) {
        watch_->answered();
        if (watch_->take_folder_change())
            changed_ = SDL_GetTicks64();
    }
    SDL_GameControllerUpdate();
}

std::optional<DeviceEvent> Gamepads::take(const SDL_Event& event)
{
    switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED:
        return open(event.cdevice.which);
    case SDL_CONTROLLERDEVICEREMOVED:
        return close(event.cdevice.which);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
    case SDL_CONTROLLERAXISMOTION:
        used_ = SDL_GetTicks64();
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<DeviceEvent> Gamepads::open(int index)
{
    if (SDL_WasInit(SDL_INIT_GAMECONTROLLER) == 0 || SDL_IsGameController(index) == SDL_FALSE)
        return std::nullopt;
    Pad pad{decltype(Pad::handle)(SDL_GameControllerOpen(index)),
            SDL_JoystickGetDeviceInstanceID(index), false};
    const auto is_known = [&](const Pad& other) {
        return other.id == pad.id;
    };
    if (!pad.handle || std::ranges::any_of(pads_, is_known))
        return std::nullopt;
    const char* file = SDL_GameControllerPath(pad.handle.get());
    pad.is_watched = watch_ && file != nullptr && watch_->watch_device(file);
    pads_.push_back(std::move(pad));
    return PadPluggedIn{kind_of(pads_.back().handle.get())};
}

std::optional<DeviceEvent> Gamepads::close(SDL_JoystickID id)
{
    const auto gone = std::erase_if(pads_, [id](const Pad& pad) { return pad.id == id; });
    if (gone == 0)
        return std::nullopt;
    return PadUnplugged{};
}

std::optional<int> Gamepads::patience() const
{
    if (SDL_WasInit(SDL_INIT_GAMECONTROLLER) == 0)
        return std::nullopt;
    const Uint64 now = SDL_GetTicks64();
    if (!std::ranges::all_of(pads_, &Pad::is_watched))
        return now - used_ < used_for ? while_used : while_idle;
    if (changed_ > 0 && now - changed_ < changing_for)
        return while_changing;
    return folder_is_watched_ ? std::nullopt : std::optional(for_new_ones);
}

void Gamepads::rumble(int percent, int milliseconds)
{
    const auto strength = static_cast<Uint16>(std::clamp(percent, 0, 100) * 0xFFFF / 100);
    for (const Pad& pad : pads_)
        SDL_GameControllerRumble(pad.handle.get(), strength, strength, std::max(0, milliseconds));
}

} // namespace game
