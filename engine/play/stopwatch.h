#pragma once
// Measures play time. The caller reads a monotonic clock and passes the time in.

#include <algorithm>

#include "engine/base/play_time.h"

namespace engine {

// Milliseconds since an arbitrary fixed moment; never decreases.
using MonotonicTime = PlayTime;

class Stopwatch {
public:
    // Starts out stopped at `elapsed`.
    explicit Stopwatch(PlayTime elapsed = PlayTime{0}) : elapsed_(elapsed) {}

    void start(MonotonicTime now)
    {
        if (!running_)
            started_ = now;
        running_ = true;
    }
    void stop(MonotonicTime now)
    {
        elapsed_ = elapsed(now);
        running_ = false;
    }

    bool is_running() const { return running_; }
    // A `now` before the start is taken as the start.
    PlayTime elapsed(MonotonicTime now) const
    {
        return running_ ? elapsed_ + std::max(now - started_, PlayTime{0}) : elapsed_;
    }

private:
    PlayTime elapsed_;
    MonotonicTime started_{0};
    bool running_ = false;
};

} // namespace engine
