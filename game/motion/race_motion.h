#pragma once
// What moves beside the board when a run passes a split or overtakes the best run.

#include <optional>
#include <span>

#include "game/motion/particles.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

// The difference at a split, which is shown at the board's edge for a moment.
struct EdgeChip {
    int strength = 0; // percent; 0: it is not there
    double below = 0; // units that it has still to rise
};

// How the race looks at one moment.
struct RaceMoment {
    double live = 0;       // where the card of the live split is: a row, or between two
    int card = 100;        // its strength, percent
    double chip_scale = 1; // of the difference from the best run
    // From 0, ahead of the best run, to 1, behind it, while one gives way to the other.
    std::optional<double> crossing = {};
    double star_turn = 0; // degrees, of the star of the split that was passed last
    int star_row = -1;    // its row
    EdgeChip edge = {};
};

class RaceMotion {
public:
    // What is shown from `now` on. `splits` is how many have been passed, the last of them in the
    // fastest time ever if `golden`. The first call only takes note of it.
    struct Shown {
        int splits = 0;
        bool golden = false;
        bool behind = false;
    };
    void show(const Shown& shown, MotionAmount amount, double particles, engine::MonotonicTime now);

    bool is_moving() const { return moves_; }
    RaceMoment moment(engine::MonotonicTime now) const;
    // Around the star, in units of the design from its middle. Valid until the next call.
    std::span<const Particle> sparks(engine::MonotonicTime now) const;

private:
    bool moves_at_edge(engine::MonotonicTime now) const;
    EdgeChip edge(engine::MonotonicTime now) const;
    void pass_split(int before, bool golden, double particles, engine::MonotonicTime now);

    Shown shown_;
    bool begun_ = false;
    bool moves_ = false;
    MotionAmount amount_ = MotionAmount::Full;
    int from_row_ = 0;
    Span split_;
    Span chip_;
    Span crossing_;
    Span star_;
    Span edge_;
    int star_row_ = -1;
    Particles sparks_;
    mutable Pool<Particle, Particles::most> seen_;
    LooseDice dice_;
};

} // namespace game
