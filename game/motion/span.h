#pragma once
// The stretch of time during which something moves.

#include <algorithm>

#include "engine/play/stopwatch.h"
#include "game/ui/settings.h"

namespace game {

inline double milliseconds(engine::PlayTime time)
{
    return static_cast<double>(time.count());
}

struct Span {
    engine::MonotonicTime start{0};
    engine::PlayTime length{0};

    engine::MonotonicTime end() const { return start + length; }
    bool has_begun(engine::MonotonicTime now) const { return now >= start; }
    bool is_over(engine::MonotonicTime now) const { return now >= end(); }
    // How much of it has passed: 0 before it, 1 after it.
    double share(engine::MonotonicTime now) const
    {
        if (length.count() <= 0)
            return has_begun(now) ? 1 : 0;
        return std::clamp(milliseconds(now - start) / milliseconds(length), 0.0, 1.0);
    }
};

// What lasts so long, or as long as that in calm, and is over at once where nothing moves.
inline Span span_of(MotionAmount amount,
                    engine::MonotonicTime start,
                    engine::PlayTime full,
                    engine::PlayTime calm)
{
    if (amount == MotionAmount::Off)
        return {start, engine::PlayTime{0}};
    return {start, amount == MotionAmount::Full ? full : calm};
}

// The time until the loop should draw again while something moves: 60 frames a second.
constexpr engine::PlayTime next_frame{16};

} // namespace game
