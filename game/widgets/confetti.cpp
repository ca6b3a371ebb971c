#include "game/widgets/confetti.h"

#include <algorithm>

#include "game/ui/rounding.h"

namespace game {

// In themes that tell nothing by colour alone the pieces are outlines, which are quieter.
void draw_confetti(Canvas& canvas,
                   const Particles& confetti,
                   engine::MonotonicTime now,
                   std::span<const Rect> kept_free,
                   Scale scale)
{
    const double unit = scale.unit;
    const bool is_outlined = canvas.style().outlined || canvas.style().patterns;
    confetti.each(now, [&](const Particle& piece) {
        const Rect area{rounded(piece.x * unit), rounded(piece.y * unit),
                        std::max(2, rounded(piece.width * unit)),
                        std::max(2, rounded(piece.height * unit))};
        if (std::ranges::any_of(kept_free, [&](Rect free) { return touch(free, area); }))
            return;
        const Tint tint = Tint(piece.paint).faded(piece.opacity);
        if (is_outlined)
            canvas.rounded_border(area, 0, 1.5 * unit, tint);
        else
            canvas.fill(area, tint);
    });
}

} // namespace game
