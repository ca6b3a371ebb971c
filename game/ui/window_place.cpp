#include "game/ui/window_place.h"

#include <algorithm>
#include <cstdint>

#include "engine/base/whole_number.h"

namespace game {

namespace {

constexpr int largest = 1 << 16; // of a side, and the farthest corner
constexpr int graspable = 64;    // points of the window that must be seen, across and down

bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

} // namespace

std::string to_text(const WindowPlace& place)
{
    if (place.size == Size{})
        return "";
    std::string text = std::to_string(place.size.width) + "x" + std::to_string(place.size.height);
    if (place.at)
        text += " at " + std::to_string(place.at->x) + " " + std::to_string(place.at->y);
    if (place.form == WindowForm::Maximised)
        text += " maximised";
    if (place.form == WindowForm::FullScreen)
        text += " full-screen";
    return text;
}

WindowPlace parse_window_place(std::string_view text)
{
    WindowPlace place;
    const auto width = engine::take_number(text, -largest, largest);
    const bool has_height = width && take(text, "x");
    const auto height = has_height ? engine::take_number(text, -largest, largest) : std::nullopt;
    if (!height || *width <= 0 || *height <= 0)
        return {};
    place.size = {*width, *height};
    if (take(text, " at ")) {
        const auto x = engine::take_number(text, -largest, largest);
        const bool has_y = x && take(text, " ");
        const auto y = has_y ? engine::take_number(text, -largest, largest) : std::nullopt;
        if (!y)
            return {};
        place.at = Point{*x, *y};
    }
    if (take(text, " maximised"))
        place.form = WindowForm::Maximised;
    else if (take(text, " full-screen"))
        place.form = WindowForm::FullScreen;
    return text.empty() ? place : WindowPlace{};
}

WindowPlace fitted_to(const WindowPlace& place, const std::vector<Rect>& displays)
{
    WindowPlace fitted = place;
    if (displays.empty() || place.size == Size{})
        return fitted;
    const Point corner = place.at.value_or(Point{0, 0});
    const Rect window{corner.x, corner.y, place.size.width, place.size.height};
    const auto seen_on = [&](const Rect& display) {
        const Rect part = common_part(window, display);
        return std::int64_t{part.width} * part.height;
    };
    const Rect& display = *std::ranges::max_element(displays, {}, seen_on);
    const Rect seen = common_part(window, display);
    const bool can_be_grasped = seen.width >= graspable && seen.height >= graspable;
    if (!can_be_grasped)
        fitted.at.reset();
    const Rect& room = can_be_grasped ? display : displays.front();
    fitted.size.width = std::min(place.size.width, room.width);
    fitted.size.height = std::min(place.size.height, room.height);
    if (fitted.at) {
        fitted.at->x = std::clamp(fitted.at->x, room.x, room.right() - fitted.size.width);
        fitted.at->y = std::clamp(fitted.at->y, room.y, room.bottom() - fitted.size.height);
    }
    return fitted;
}

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
