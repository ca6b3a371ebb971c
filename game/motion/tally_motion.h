#pragma once
// The tally of an arcade run: its lines come one after another and their numbers count up; then the
// rank is stamped, and after a first place confetti falls beside what is shown.

#include "game/motion/span.h"
#include "game/motion/win_motion.h"
#include "game/ui/settings.h"

namespace game {

struct LineMoment {
    int opacity = 100;  // percent
    double counted = 1; // the part of its number, from 0 to 1
};

// How the rank differs from its place.
struct StampMoment {
    double scale = 1;
    double up = 0;     // units above its place
    int opacity = 100; // percent; 0 before it comes
};

class TallyMotion {
public:
    void begin(MotionAmount amount, int lines, engine::MonotonicTime now);
    // The tally is there at once, and so is the rank.
    void skip(engine::MonotonicTime now);
    // From the rank on confetti falls in these strips of a window of that height, in units.
    void celebrate(std::span<const ConfettiStrip> strips, double height, double particles);

    void advance(engine::MonotonicTime now) { confetti_.drop_ended(now); }
    bool is_counting(engine::MonotonicTime now) const { return now < counted_at_; }
    bool is_moving(engine::MonotonicTime now) const
    {
        return !stamp_.is_over(now) || !confetti_.empty();
    }
    int lines_begun(engine::MonotonicTime now) const;
    LineMoment line(int line, engine::MonotonicTime now) const; // counted from 0
    StampMoment stamp(engine::MonotonicTime now) const;
    const Particles& confetti() const { return confetti_; }

private:
    MotionAmount amount_ = MotionAmount::Off;
    int lines_ = 0;
    engine::MonotonicTime start_{0};
    engine::MonotonicTime counted_at_{0}; // when the last line is there
    Span stamp_;
    Particles confetti_;
};

} // namespace game
