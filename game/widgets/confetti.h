#pragma once
// Draws confetti beside what is shown: never over it.

#include <span>

#include "game/motion/particles.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// Pieces that touch one of the areas are left out. They are where they are in units of the design.
void draw_confetti(Canvas& canvas,
                   const Particles& confetti,
                   engine::MonotonicTime now,
                   std::span<const Rect> kept_free,
                   Scale scale);

} // namespace game
