#pragma once
// The ritual after the last digit: the board is held, a golden wave crosses it on its way to its
// place, the time is stamped beside it, confetti falls in the gutters, and the texts appear one
// after another. A record takes longer: its time swells, more confetti falls, and a second wave
// crosses the board before the initials come.

#include <optional>
#include <span>
#include <vector>

#include "game/motion/particles.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

// How the win screen differs from its final state at one moment.
struct WinMoment {
    int veil = 100;  // percent, over the screen where the game was played
    double way = 1;  // of the board, from where it was in play to its place
    int texts = 100; // percent: heading, table, splits, buttons
    int time = 100;  // percent
    double time_scale = 1;
    int badge = 100; // percent
    double badge_scale = 1;
    int initials = 100;       // percent
    double initials_down = 0; // units below their place
    int curtain = 0;          // percent of what was shown before, over everything, in calm
};

// Where confetti falls, in units from the left edge of the window.
struct ConfettiStrip {
    double from = 0;
    double to = 0;
};
struct ConfettiFall {
    double height = 0;    // of the window, in units
    double particles = 1; // the share of the usual number of pieces
    engine::MonotonicTime starts{0};
    int pieces = 120;
    engine::PlayTime lasts{1800};
};
// Each strip gets as many pieces as the others, and they stay in it.
void add_confetti(Particles& confetti,
                  std::span<const ConfettiStrip> strips,
                  const ConfettiFall& fall);

struct Celebration {
    std::vector<ConfettiStrip> gutters = {};
    double height = 0; // of the window, in units
    bool is_record = false;
};

class WinMotion {
public:
    void begin(MotionAmount amount,
               double particles,
               const Celebration& celebration,
               engine::MonotonicTime now);
    // Everything but the confetti is in its final state at once.
    void skip(engine::MonotonicTime now);

    void advance(engine::MonotonicTime now) { confetti_.drop_ended(now); }
    bool is_moving(engine::MonotonicTime now) const
    {
        return !all_.is_over(now) || !confetti_.empty();
    }
    WinMoment moment(engine::MonotonicTime now) const;
    // When the second wave of a record begins; nothing if there is none, or it was skipped.
    std::optional<engine::MonotonicTime> second_wave() const;
    const Particles& confetti() const { return confetti_; }

private:
    MotionAmount amount_ = MotionAmount::Off;
    bool is_record_ = false;
    engine::MonotonicTime start_{0};
    Span all_;
    Particles confetti_;
};

} // namespace game
