#pragma once
// Play time from a monotonic source that is read outside and handed in: it never asks a clock.

#include "engine/base/play_time.h"

namespace engine {

// Milliseconds since any fixed moment of a source that never runs backwards.
using MonotonicTime = PlayTime;

class Stopwatch {
public:
    // Stands still at `elapsed` until started.
    explicit Stopwatch(PlayTime elapsed = PlayTime{0}) : elapsed_(elapsed) {}

    void start(MonotonicTime now);
    void stop(MonotonicTime now);

    bool is_running() const { return running_; }
    // A `now` before the start counts as the start.
    PlayTime elapsed(MonotonicTime now) const;

private:
    PlayTime elapsed_;
    MonotonicTime started_{0};
    bool running_ = false;
};

} // namespace engine
