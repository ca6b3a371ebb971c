#pragma once
// The change from one theme to another: every colour goes over to its new one.

#include <optional>

#include "engine/play/stopwatch.h"
#include "game/ui/settings.h"
#include "game/ui/theme.h"

namespace game {

class ThemeFade {
public:
    // Begins at `now` with the colours of `from`; how long it takes depends on the amount of
    // motion. A fade that is running may be replaced.
    void start(const Theme& from, engine::MonotonicTime now, MotionAmount amount);
    // Forgets a fade that has ended.
    void advance(engine::MonotonicTime now);
    bool is_running() const { return from_.has_value(); }
    // What is shown on the way to `to`.
    Theme shown(const Theme& to, engine::MonotonicTime now) const;

private:
    std::optional<Theme> from_; // while running
    engine::MonotonicTime start_{0};
    engine::PlayTime length_{0};
};

} // namespace game
