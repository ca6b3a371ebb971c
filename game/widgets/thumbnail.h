#pragma once
// A board the size of a stamp: its lines, and a dot for each digit.

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct ThumbnailTints {
    Tint ground = Paint::Board;
    Tint thin = Paint::Thin;
    Tint thick = Paint::Thick;
    Tint dot = Paint::Entry;
};

// `digits` may be empty: lines only.
void draw_thumbnail(Canvas& canvas,
                    Rect square,
                    const engine::Grid& grid,
                    const engine::Digits& digits,
                    const ThumbnailTints& tints = {});

} // namespace game
