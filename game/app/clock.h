#pragma once
// The time of the game. Nothing that the player sees reads another clock, so that in scripts, where
// time passes only on command, pictures are always the same.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/play/stopwatch.h"

namespace game {

class Clock {
public:
    enum class Kind { Real, Scripted };

    // Two clocks that nobody can set. The first stops while the machine sleeps, the second goes on;
    // not every system has that one.
    struct Reading {
        engine::MonotonicTime awake{0};
        std::optional<engine::MonotonicTime> with_sleep = {};
    };
    using Source = Reading (*)();

    explicit Clock(Kind kind, Source source = system_clocks);

    Kind kind() const { return kind_; }
    // Never decreases. A gap much longer than announced means that the program was suspended
    // (SIGSTOP, a debugger) while the screen showed what it showed. It counts if the clock that
    // goes on in sleep confirms that it was no sleep; else it might be one, and only a few seconds
    // of it count.
    engine::MonotonicTime now();
    // How many gaps were left out so far.
    int interruptions() const { return interruptions_; }
    // How long a running play may wait: where sleep can't be told, all of a gap that was announced
    // counts.
    engine::PlayTime longest_wait() const
    {
        return engine::PlayTime{seen_.with_sleep ? 60'000 : 1000};
    }
    // Announces how long now() will not be called.
    void expect_sleep(engine::PlayTime time) { until_asked_ = time; }
    // Seconds since 1970-01-01 UTC. In scripts SOURCE_DATE_EPOCH is used if it is set.
    std::int64_t date() const;

    // Lets time pass; only in scripts.
    void pass(engine::PlayTime time) { passed_ += time; }

private:
    static Reading system_clocks();

    Kind kind_;
    Source source_;
    Reading seen_;
    engine::PlayTime until_asked_{0};
    engine::PlayTime left_out_{0};
    int interruptions_ = 0;
    engine::PlayTime passed_{0};
};

// Processor time that this thread has used; where no clock tells that, the time that passes.
std::chrono::microseconds time_of_thread();

// The date in the player's time zone, with a pattern of strftime.
std::string local_time_text(std::int64_t date, const char* pattern);

} // namespace game
