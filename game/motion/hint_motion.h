#pragma once
// How a hint draws itself: the rest of the board dims, then the cells of the hint appear, then its
// links, and at last its arrows.

#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

// How much of a hint is shown at one moment. What was shown before stays whole.
struct HintMoment {
    int dim = 100;     // percent, of the dimming of other cells
    int cells = 100;   // percent, of new cells and candidates
    int lines = 100;   // percent, of the strength of new links and arrows
    double links = 1;  // how far new links are drawn
    double arrows = 1; // how far new arrows are drawn
};

enum class HintBefore { Nothing, AnotherPicture };

class HintMotion {
public:
    // Another picture is shown from `now` on.
    void begin(HintBefore before, MotionAmount amount, engine::MonotonicTime now);

    bool is_moving(engine::MonotonicTime now) const
    {
        return !lines_.is_over(now) || !arrows_.is_over(now);
    }
    HintMoment moment(engine::MonotonicTime now) const;

private:
    MotionAmount amount_ = MotionAmount::Off;
    Span dim_;
    Span cells_;
    Span lines_;
    Span arrows_;
};

} // namespace game
