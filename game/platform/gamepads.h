#pragma once
// The gamepads, which are plugged in and out while the game runs. The loop sleeps while none of
// them is touched.

#include <memory>
#include <optional>
#include <vector>

#include <SDL.h>

#include "engine/base/deleter.h"
#include "game/input/device_event.h"
#include "game/platform/device_watch.h"

namespace game {

class Gamepads {
public:
    // To be called before SDL is initialised.
    static void set_hints();

    // Looks for gamepads from now on. Without it, only those that SDL reports anyway are known:
    // simulated ones.
    void look_for_them();
    // Asks all gamepads; SDL queues its events.
    void update();
    // Returns what an event of SDL means if it is about plugging in or out.
    std::optional<DeviceEvent> take(const SDL_Event& event);
    // The milliseconds until update() is due; nothing: the loop is woken when it is.
    std::optional<int> patience() const;
    void rumble(int percent, int milliseconds);

private:
    struct Pad {
        std::unique_ptr<SDL_GameController, engine::Deleter<SDL_GameControllerClose>> handle;
        SDL_JoystickID id;
        bool is_watched; // it wakes the loop by itself
    };
    // Keeps SDL's part for gamepads initialised.
    struct Subsystem {
        Subsystem();
        ~Subsystem();
        bool works = false;
    };
    std::optional<DeviceEvent> open(int index);
    std::optional<DeviceEvent> close(SDL_JoystickID id);

    std::unique_ptr<Subsystem> subsystem_;
    std::unique_ptr<DeviceWatch> watch_;
    bool folder_is_watched_ = false;
    Uint64 used_ = 0;    // when a gamepad that is not watched was last touched, in milliseconds
    Uint64 changed_ = 0; // when a device last came or went
    std::vector<Pad> pads_;
};

} // namespace game
