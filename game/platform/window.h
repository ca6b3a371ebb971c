#pragma once
// The window, or a picture in its place when nobody looks: the same code draws on both.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "game/platform/sdl_events.h"
#include "game/platform/sdl_handles.h"
#include "game/ui/geometry.h"

namespace game {

// Why Window::open() failed when it was for want of a display.
engine::Message no_display();

enum class Visibility { OnScreen, OffScreen };

class Window {
public:
    // Fails with a sentence when there is no display to open a window on.
    static engine::Result<Window> open(Visibility visibility, Size size, const std::string& title);

    SDL_Renderer& renderer() const { return *renderer_; }
    Size output() const;
    void resize(Size size);
    void toggle_full_screen();
    void take_text(bool on);
    void hide();
    static std::string clipboard(); // the text in it

    // Shows these parts of what was drawn.
    void show(const std::vector<Rect>& areas);
    engine::Attempt write_picture(const std::filesystem::path& file);

    // What happened since the last call, in order; waits for the first at most this long, for ever
    // if nothing is said.
    std::vector<Input> wait_for_input(std::optional<int> milliseconds);
    std::vector<Input> waiting_input() { return wait_for_input(0); }
    // True once after the content was lost or uncovered.
    bool take_damage();

    // From any thread: ends a wait.
    static void wake();

private:
    // SDL is at work as long as the window is.
    struct Video {
        ~Video();
    };

    Window() = default;
    void take(const SDL_Event& event, std::vector<Input>& inputs);

    std::unique_ptr<Video> video_;
    WindowHandle window_;
    RendererHandle renderer_;
    bool damaged_ = true;
};

} // namespace game
