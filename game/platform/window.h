#pragma once
// The window, or an image in its place without a display: the same code draws on both.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "game/platform/gamepads.h"
#include "game/platform/sdl_events.h"
#include "game/platform/sdl_handles.h"
#include "game/ui/geometry.h"

namespace game {

// The message of Window::open() when there is no display.
engine::Message no_display();

enum class Visibility { OnScreen, OffScreen };

class Window {
public:
    // Fails with a sentence if there is no display to open a window on.
    static engine::Result<Window> open(Visibility visibility, Size size, const std::string& title);

    SDL_Renderer& renderer() const { return *renderer_; }
    Size output() const;
    void resize(Size size);
    void toggle_full_screen();
    void enable_text_input(bool on);
    void hide();
    static std::string clipboard(); // the text in it

    // Shows these areas of what was drawn.
    void show(const std::vector<Rect>& areas);
    engine::Attempt write_picture(const std::filesystem::path& file);

    // Returns the events since the last call, in order. Waits for the first one at most this long;
    // without a value, for ever.
    std::vector<DeviceEvent> wait_for_events(std::optional<int> milliseconds);
    std::vector<DeviceEvent> waiting_events() { return wait_for_events(0); }
    Gamepads& gamepads() { return gamepads_; }
    // Returns true once after the content was lost or uncovered and must be drawn again.
    bool take_damage();

    // May be called from any thread; ends a wait.
    static void wake();

private:
    // Keeps SDL initialised as long as the window exists.
    struct Video {
        ~Video();
    };

    Window() = default;
    void take(const SDL_Event& event, std::vector<DeviceEvent>& events);

    std::unique_ptr<Video> video_;
    WindowHandle window_;
    RendererHandle renderer_;
    Gamepads gamepads_;
    bool damaged_ = true;
};

} // namespace game
