#pragma once
// The shape of a technique as a small drawing: a few cells with what it is seen by, and what
// follows from it. It is no position: whoever knows the shape finds it anywhere.

#include "engine/steps/technique.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// Only the techniques of the sprint's ladder have one.

// How many cells it is wide and high.
struct ShapeSize {
    int columns = 0;
    int rows = 0;
};
ShapeSize shape_size(const engine::Technique& technique);

// In the middle of the area, with cells of 24 units or, where there is less room, smaller.
void draw_technique_shape(Canvas& canvas,
                          const engine::Technique& technique,
                          Rect area,
                          Scale scale);

} // namespace game
