#pragma once
// The time of a run that was won, on its way from the clock of play, and the badge of a new best.

#include <string>
#include <string_view>

#include "game/widgets/play/play_layout.h"

namespace game {

struct FlyingTime {
    Point at;        // its left end and the middle of its capitals
    double size = 0; // pixels
    int gold = 100;  // percent of gold in its colour
};

// Where it is at last: of that size in units, or smaller where there is less room.
FlyingTime time_in_place(
    const TextMeasure& measure, std::string_view time, Rect place, double size, Scale scale);
// After this share of the way.
FlyingTime time_on_its_way(const TextSpot& clock, const FlyingTime& to, double way, Scale scale);
void draw_won_time(Canvas& canvas, const std::string& time, const FlyingTime& where);

struct BadgeLook {
    std::string_view text;
    std::string ahead = {}; // of the best run before; empty: there is none
    Align align = Align::Right;
    double size = 1; // a share of its usual size
};

// As wide as its texts, at an end of the place.
void draw_best_badge(Canvas& canvas, Rect place, const BadgeLook& look, Scale scale);

} // namespace game
