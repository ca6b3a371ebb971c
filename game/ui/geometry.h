#pragma once
// Points, sizes and rectangles on the screen, in physical pixels of the renderer's output.

#include <algorithm>

namespace game {

struct Point {
    int x = 0;
    int y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    int width = 0;
    int height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr int right() const { return x + width; }   // first column outside
    constexpr int bottom() const { return y + height; } // first row outside
    constexpr Point centre() const { return Point{x + width / 2, y + height / 2}; }
    constexpr bool empty() const { return width <= 0 || height <= 0; }
    constexpr bool contains(Point point) const
    {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    // Shrinks by `by` on each side; grows if it is negative.
    constexpr Rect inset(int by) const
    {
        return Rect{x + by, y + by, width - 2 * by, height - 2 * by};
    }
    constexpr Rect moved(int right, int down) const
    {
        return Rect{x + right, y + down, width, height};
    }

    friend bool operator==(const Rect&, const Rect&) = default;
};

constexpr bool touch(Rect one, Rect other)
{
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
           other.y < one.bottom();
}

// Returns what lies in both; empty if they don't touch.
constexpr Rect common_part(Rect one, Rect other)
{
    const int left = std::max(one.x, other.x);
    const int top = std::max(one.y, other.y);
    return Rect{left, top, std::max(0, std::min(one.right(), other.right()) - left),
                std::max(0, std::min(one.bottom(), other.bottom()) - top)};
}

// Returns the smallest rectangle that contains both; an empty one is ignored.
constexpr Rect around(Rect one, Rect other)
{
    if (one.empty())
        return other;
    if (other.empty())
        return one;
    const int left = std::min(one.x, other.x);
    const int top = std::min(one.y, other.y);
    return Rect{left, top, std::max(one.right(), other.right()) - left,
                std::max(one.bottom(), other.bottom()) - top};
}

// Returns a rectangle of this size in the middle of the area, moved into the window as far as it
// fits there.
constexpr Rect in_middle(Size size, Rect area, Size window)
{
    const Point middle = area.centre();
    const int right_most = std::max(0, window.width - size.width);
    const int lowest = std::max(0, window.height - size.height);
    return Rect{std::clamp(middle.x - size.width / 2, 0, right_most),
                std::clamp(middle.y - size.height / 2, 0, lowest), size.width, size.height};
}

} // namespace game
