#include "game/ui/window_frame.h"

namespace game {

std::optional<Point> inside_of_frame(Point wanted, Point window)
{
    constexpr int widest = 64;
    const Point inside{window.x - wanted.x, window.y - wanted.y};
    const auto is_width = [](int width) {
        return width >= 0 && width <= widest;
    };
    return is_width(inside.x) && is_width(inside.y) ? std::optional(inside) : std::nullopt;
}

WindowPlace fitted_with_frame(const WindowPlace& window,
                              const WindowFrame& frame,
                              const std::vector<Rect>& displays)
{
    WindowPlace outside = window;
    outside.at = Point{window.at->x - frame.left, window.at->y - frame.top};
    outside.size.width += frame.left + frame.right;
    outside.size.height += frame.top + frame.bottom;
    const WindowPlace fitted = fitted_to(outside, displays);
    if (!fitted.at)
        return window;
    WindowPlace inside = fitted;
    inside.at = Point{fitted.at->x + frame.left, fitted.at->y + frame.top};
    inside.size.width -= frame.left + frame.right;
    inside.size.height -= frame.top + frame.bottom;
    return inside;
}

} // namespace game
