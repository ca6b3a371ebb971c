#pragma once
// From the design's units (1280x800, or 480x640 upright) to real pixels.

#include <algorithm>
#include <cmath>

#include "game/ui/geometry.h"

namespace game {

inline int rounded(double pixels)
{
    return static_cast<int>(std::lround(pixels));
}

struct Scale {
    double unit = 1.0; // pixels in one unit of the design: quarters, at least 1
    double text = 1.0; // the player's text size, 0.9 to 1.5

    int px(double units) const { return rounded(units * unit); }
    int font(double units) const { return rounded(units * unit * text); }
    // Units that grow with the player's text size and never shrink.
    double grown(double units) const { return units * std::max(1.0, text); }
    // Units rounded down to whole pixels.
    double whole(double units) const { return std::floor(units * unit + 1e-6) / unit; }
    int tall(double units) const { return px(grown(units)); }

    friend bool operator==(const Scale&, const Scale&) = default;
};

// DESIGN: landscape min(W/1280, H/800), portrait min(W/480, H/640), down to quarters, at least 1.
inline Scale scale_for(Size window, double text)
{
    const bool landscape = window.width >= window.height;
    const double across = window.width / (landscape ? 1280.0 : 480.0);
    const double down = window.height / (landscape ? 800.0 : 640.0);
    const double quarters = std::floor(4.0 * std::min(across, down)) / 4.0;
    return Scale{std::max(1.0, quarters), text};
}

} // namespace game
