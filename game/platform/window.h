#pragma once
// The window, or an image in its place without a display: the same code draws on both.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "game/platform/gamepads.h"
#include "game/platform/sdl_events.h"
#include "game/platform/sdl_handles.h"
#include "game/platform/surface.h"
#include "game/ui/geometry.h"
#include "game/ui/key_names.h"
#include "game/ui/window_place.h"

namespace game {

// The message of Window::open() when there is no display.
engine::Message no_display();

// Pictures of scripts say inside that they are: a script replaces no other file.
enum class PictureOf { Player, Script };
// Replaces the file; where a link leads is left alone.
engine::Attempt write_png(SDL_Surface& picture,
                          const std::filesystem::path& file,
                          PictureOf whose = PictureOf::Player);

enum class Visibility { OnScreen, OffScreen };

// What draws the pixels of the window.
enum class DrawnBy { Processor, GraphicsCard };

// Under X11, SDL wakes a waiting thread by a message to its window over a second connection to the
// display. If the display has destroyed the window by then, the error ends the program. So the
// window is hidden first and destroyed a moment later.
void close_window(SDL_Window* window);
using WindowHandle = std::unique_ptr<SDL_Window, engine::Deleter<close_window>>;

class CardSurface;

class Window {
public:
    // Fails with a sentence if there is no display to open a window on. A graphics card that can't
    // be used leaves drawing to the processor. The window is moved and shrunk onto the displays.
    static engine::Result<Window>
    open(Visibility visibility, const WindowPlace& place, const std::string& title, DrawnBy way);

    SDL_Window& handle() const { return *window_; }
    Surface& surface() const { return *surface_; }
    // Replaces the surface, whose images must be gone. Returns false if the graphics card can't be
    // used; then the processor draws.
    bool draw_by(DrawnBy way);
    DrawnBy drawn_by() const
    {
        return card_ == nullptr ? DrawnBy::Processor : DrawnBy::GraphicsCard;
    }
    // How the display is reached, as SDL names it: "x11", "wayland".
    static std::string driver();
    // How OpenGL names what draws; empty if there is none. It is asked in a window that is never
    // shown, so that what is loaded for that can be given back.
    static std::string name_of_card();
    // Returns true once after the graphics card has lost everything and must be opened again.
    bool take_loss_of_card() { return std::exchange(card_is_lost_, false); }
    Size output() const { return surface_->size(); } // in pixels
    // The pixels that the window has on its display. The processor's surface may have fewer, and is
    // enlarged then.
    Size pixels() const;
    // What desktops show for the window; without the file, they choose. Not off-screen.
    void show_icon(const std::filesystem::path& file);
    void resize(Size size);
    void toggle_full_screen();
    void enable_text_input(bool on);
    // Where it is now, or what it would be like if it were neither maximised nor full-screen.
    WindowPlace place() const;
    // What is printed on the keyboard now; take_new_keyboard() returns true once after that
    // changed.
    static KeyLabels key_labels();
    bool take_new_keyboard() { return std::exchange(has_new_keyboard_, false); }
    void hide();

    engine::Attempt write_picture(const std::filesystem::path& file,
                                  PictureOf whose = PictureOf::Player);

    // Returns the events since the last call, in order. Waits for the first one at most this long;
    // without a value, for ever.
    std::vector<DeviceEvent> wait_for_events(std::optional<int> milliseconds);
    std::vector<DeviceEvent> waiting_events() { return wait_for_events(0); }
    Gamepads& gamepads() { return gamepads_; }
    // Returns true once after the content was lost or uncovered and must be drawn again.
    bool take_damage() { return std::exchange(damaged_, false); }

    // May be called from any thread; ends a wait.
    static void wake();

private:
    // Keeps SDL initialised as long as the window exists.
    struct Video {
        ~Video();
    };

    Window() = default;
    void begin_at(const WindowPlace& place);
    WindowPlace usual_place();
    void learn_frame(Point at);
    void fit_frame();
    bool is_opening() const;
    void remember_place();
    WindowForm form() const;
    void take(const SDL_Event& event, std::vector<DeviceEvent>& events);
    void take_what_is_lost(const SDL_Event& event);

    std::unique_ptr<Video> video_;
    WindowHandle window_;
    std::unique_ptr<Surface> surface_;
    CardSurface* card_ = nullptr; // the surface, while the graphics card draws
    bool card_is_lost_ = false;
    Gamepads gamepads_;
    bool has_new_keyboard_ = false;
    // The latest place while neither maximised nor full-screen, and the one before. The desktop may
    // report the size of a maximised window before it says what that is.
    WindowPlace latest_;
    WindowPlace settled_;
    Uint32 latest_since_ = 0;
    // Where its frame was to be, and how far inside of it the window came to be.
    std::optional<Point> wanted_at_;
    Point inside_frame_;
    Uint32 opened_at_ = 0;
    bool has_fitted_frame_ = false;
    bool was_maximised_ = false; // before it was full-screen
    bool damaged_ = true;
    // Replacing the surface may open the window anew, which is no loss of focus to the player.
    Uint32 keeps_focus_until_ = 0;
};

} // namespace game
