#pragma once
// Where the window is, in points of the desktop, so that it can be opened there again.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/ui/geometry.h"

namespace game {

enum class WindowForm { Usual, Maximised, FullScreen };

struct WindowPlace {
    Size size = {};                      // 0 x 0: not known
    std::optional<Point> at = {};        // the top left corner; nothing: where the desktop puts it
    WindowForm form = WindowForm::Usual; // the size and place are those it has when it is usual
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// "1280x800", "1280x800 at 40 -20", "1280x800 at 40 20 maximised"; empty if it is not known.
std::string to_text(const WindowPlace& place);
// Returns an unknown place if the text can't be read.
WindowPlace parse_window_place(std::string_view text);

// Where to open a window that was there on the displays of today: no larger than the display that
// shows most of it, and wholly on it. If none shows a part that can be grasped, the desktop puts it
// somewhere. `displays` are the areas that windows may use.
WindowPlace fitted_to(const WindowPlace& place, const std::vector<Rect>& displays);

// The frame that the desktop puts around a window, in points of the desktop.
struct WindowFrame {
    int top = 0;
    int left = 0;
    int bottom = 0;
    int right = 0;
};

// How far inside of its frame a window is, as seen from where the frame was wanted and where the
// window came to be. Returns nothing if no frame is as wide.
std::optional<Point> inside_of_frame(Point wanted, Point window);

// Where a window without its frame has to be so that it is wholly on a display with it. The place
// must have a corner, that of the window itself, which the answer has too.
WindowPlace fitted_with_frame(const WindowPlace& window,
                              const WindowFrame& frame,
                              const std::vector<Rect>& displays);

} // namespace game
