#pragma once
// Converts design units (1280x800, or 480x640 for portrait windows) to physical pixels.

#include <algorithm>
#include <cmath>

#include "game/ui/geometry.h"
#include "game/ui/rounding.h"

namespace game {

struct Scale {
    double unit = 1.0; // pixels in one design unit: a multiple of a quarter, at least 1
    double text = 1.0; // the player's text size, 0.9 to 1.5

    int px(double units) const { return rounded(units * unit); }
    int font(double units) const { return rounded(units * unit * text); }
    // Units that grow with the player's text size but never shrink below 100 %.
    double grown(double units) const { return units * std::max(1.0, text); }
    // Rounds down to units that are a whole number of pixels.
    double whole(double units) const { return std::floor(units * unit + 1e-6) / unit; }
    int tall(double units) const { return px(grown(units)); }

    friend bool operator==(const Scale&, const Scale&) = default;
};

// The unit is min(W/1280, H/800) in landscape and min(W/480, H/640) in portrait windows, rounded
// down to quarters, at least 1.
inline Scale scale_for(Size window, double text)
{
    const bool landscape = window.width >= window.height;
    const double across = window.width / (landscape ? 1280.0 : 480.0);
    const double down = window.height / (landscape ? 800.0 : 640.0);
    const double quarters = std::floor(4.0 * std::min(across, down)) / 4.0;
    return Scale{std::max(1.0, quarters), text};
}

} // namespace game
