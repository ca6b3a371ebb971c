#pragma once
// A miniature of a board: its lines, and a dot for each digit.

#include <memory>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"
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

// The grid of a layout before a puzzle is made.
// Without regions if each puzzle of the layout has its own.
std::shared_ptr<const engine::Grid> empty_grid(const engine::Layout& layout);

} // namespace game
