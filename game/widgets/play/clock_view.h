#pragma once
// The running clock, and the chip with the time ahead or behind.

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/play_time.h"
#include "engine/play/comparisons.h"
#include "game/widgets/play/play_layout.h"

namespace game {

// Draws "4:07" with smaller tenths after it; digits do not move while the clock runs.
void draw_clock(Canvas& canvas, engine::PlayTime time, TextSpot spot, Scale scale);

struct ChipLook {
    std::optional<engine::PlayTime> delta;
    engine::Trend trend = engine::Trend::Steady; // since the last split
    std::string_view without;                    // shown when there is nothing to compare with
    double scale = 1;                            // while it swells
    // From 0, ahead, to 1, behind, while one gives way to the other; nothing at rest.
    std::optional<double> crossing = {};
};

// As wide as its text; `usual` gives the height and the end that stays in place.
void draw_delta_chip(Canvas& canvas, const ChipLook& look, Rect usual, Align anchor, Scale scale);

Paint delta_paint(engine::PlayTime delta);

// A chevron: down while time is gained, up while it is lost, as the arrow is down for ahead.
void draw_trend(Canvas& canvas, engine::Trend trend, Point centre, Scale scale);

struct ArrowLook {
    bool is_ahead = false;
    double size = 0; // pixels
    Tint tint = Paint::Ink;
    double turned = 0; // degrees, on its way from ahead to behind
};

// A triangle: down for ahead, up for behind.
void draw_ahead_arrow(Canvas& canvas, Point centre, const ArrowLook& look);

struct BestPossibleLook {
    std::string_view label; // "if the rest is gold:"
    std::string_view brief; // where that does not fit
    engine::PlayTime time;
    bool is_record_lost = false;
};

// The label and the time, after a star or, once the record is lost, a cross.
void draw_best_possible(Canvas& canvas, const BestPossibleLook& look, TextSpot spot, Scale scale);

void draw_spot(Canvas& canvas,
               const std::string& text,
               TextSpot spot,
               Weight weight,
               Paint paint,
               Scale scale);

// The time of a finished run, at the left end of its place: of that size in units, or
// smaller where there is less room.
struct WonTime {
    Rect place;
    double size = 0;
    double grown = 1; // while it is stamped there
    Paint paint = Paint::Gold;
};
void draw_won_time(Canvas& canvas, const std::string& time, const WonTime& won, Scale scale);

struct BadgeLook {
    std::string_view text;
    std::string ahead = {}; // of the best run before; empty: there is none
    Align align = Align::Right;
    double size = 1; // a share of its usual size
};

// As wide as its texts, at an end of the place.
void draw_best_badge(Canvas& canvas, Rect place, const BadgeLook& look, Scale scale);

} // namespace game
