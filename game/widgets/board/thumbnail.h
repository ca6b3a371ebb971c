#pragma once
// A miniature of a board: its lines, and a dot for each digit.

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct ThumbnailTints {
    Tint background = Paint::Board;
    Tint thin = Paint::Thin;
    Tint thick = Paint::Thick;
    Tint dot = Paint::Entry;
};

// If `digits` is empty, only the lines are drawn.
void draw_thumbnail(Canvas& canvas,
                    Rect square,
                    const engine::Grid& grid,
                    const engine::Digits& digits,
                    const ThumbnailTints& tints = {});

} // namespace game
