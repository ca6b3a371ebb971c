#pragma once
// The time of the game. Nothing that the player sees reads another clock, so that in scripts, where
// time passes only on command, pictures are always the same.

#include <cstdint>
#include <string>

#include "engine/play/stopwatch.h"

namespace game {

class Clock {
public:
    enum class Kind { Real, Scripted };

    using Source = engine::MonotonicTime (*)();

    // `steady` is a monotonic clock that nobody can set and that stops while the machine sleeps.
    explicit Clock(Kind kind, Source source = steady);

    Kind kind() const { return kind_; }
    // Never decreases. A gap much longer than announced means that the program was suspended
    // (SIGSTOP, a debugger, the machine's sleep); it does not count as play time.
    engine::MonotonicTime now();
    // Announces how long now() will not be called.
    void expect_sleep(engine::PlayTime time) { until_asked_ = time; }
    // Seconds since 1970-01-01 UTC. In scripts SOURCE_DATE_EPOCH is used if it is set.
    std::int64_t date() const;

    // Lets time pass; only in scripts.
    void pass(engine::PlayTime time) { passed_ += time; }

private:
    static engine::MonotonicTime steady();

    Kind kind_;
    Source source_;
    engine::MonotonicTime seen_;
    engine::PlayTime until_asked_{0};
    engine::PlayTime left_out_{0};
    engine::PlayTime passed_{0};
};

// The date in the player's time zone, with a pattern of strftime.
std::string local_time_text(std::int64_t date, const char* pattern);

} // namespace game
