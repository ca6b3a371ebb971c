#pragma once
// The frame that the desktop puts around a window, in points of the desktop.

#include <optional>
#include <vector>

#include "game/ui/window_place.h"

namespace game {

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
