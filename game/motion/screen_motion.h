#pragma once
// How another screen appears, which slides up a little and becomes clear, and another theme.

#include <optional>

#include "engine/play/stopwatch.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"
#include "game/ui/theme.h"

namespace game {

enum class Appearing {
    Screen, // the whole window
    Card,   // over the screen below
};

struct ScreenMoment {
    double down = 0;   // units below its place
    int opacity = 100; // percent
};

class ScreenMotion {
public:
    void begin(Appearing what, MotionAmount amount, engine::MonotonicTime now);
    bool is_moving(engine::MonotonicTime now) const { return !span_.is_over(now); }
    ScreenMoment moment(engine::MonotonicTime now) const;

private:
    Span span_;
    double slides_ = 0; // units
};

// Every colour goes over to its new one.
class ThemeFade {
public:
    // Begins at `now` with the colours of `from`. A fade that is running may be replaced.
    void start(const Theme& from, engine::MonotonicTime now, MotionAmount amount);
    // Forgets a fade that has ended.
    void advance(engine::MonotonicTime now);
    bool is_running() const { return from_.has_value(); }
    // What is shown on the way to `to`.
    Theme shown(const Theme& to, engine::MonotonicTime now) const;

private:
    std::optional<Theme> from_; // while running
    Span span_;
};

} // namespace game
