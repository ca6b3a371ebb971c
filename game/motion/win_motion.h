#pragma once
// The ritual after the last digit: the board is held, a golden wave crosses it, board and clock go
// to their places, confetti falls, and the texts appear one after another.

#include <span>

#include "game/motion/particles.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

// How the win screen differs from its final state at one moment.
struct WinMoment {
    int veil = 100;  // percent, over the screen where the game was played
    double way = 1;  // of board and clock, from where they were in play to their places
    int texts = 100; // percent: heading, table, splits, buttons
    int badge = 100; // percent
    double badge_scale = 1;
    int initials = 100;       // percent
    double initials_down = 0; // units below their place
    int curtain = 0;          // percent of what was shown before, over everything, in calm
};

// Where confetti may begin, in units of the design; each gets as many pieces as the others.
struct ConfettiStrip {
    double from = 0;
    double to = 0;
};
// Confetti that falls through a window of that height. `particles` is the share of the usual number
// of pieces.
void add_confetti(Particles& confetti,
                  std::span<const ConfettiStrip> strips,
                  double height,
                  double particles,
                  engine::MonotonicTime starts);

class WinMotion {
public:
    // The confetti falls through a window of that size, in units of the design.
    void begin(MotionAmount amount,
               double particles,
               double width,
               double height,
               engine::MonotonicTime now);
    // Everything but the confetti is in its final state at once.
    void skip(engine::MonotonicTime now);

    void advance(engine::MonotonicTime now) { confetti_.drop_ended(now); }
    bool is_moving(engine::MonotonicTime now) const
    {
        return !all_.is_over(now) || !confetti_.empty();
    }
    WinMoment moment(engine::MonotonicTime now) const;
    const Particles& confetti() const { return confetti_; }

private:
    MotionAmount amount_ = MotionAmount::Off;
    engine::MonotonicTime start_{0};
    Span all_;
    Particles confetti_;
};

} // namespace game
