#pragma once
// What time it is: the only place that asks. In scripts time stands still until told to pass, so
// that their pictures are the same every time.

#include <cstdint>
#include <string>

#include "engine/play/stopwatch.h"

namespace game {

class Clock {
public:
    enum class Kind { Real, Scripted };

    using Source = engine::MonotonicTime (*)();

    // On a clock that no one can set, and that stands still while the machine sleeps.
    explicit Clock(Kind kind, Source source = steady);

    // Never runs backwards. A gap much longer than announced means that the program was suspended
    // (SIGSTOP, a debugger, the machine's sleep): that is no time of play.
    engine::MonotonicTime now();
    // For how long it will not be asked now, if all goes well.
    void will_not_be_asked_for(engine::PlayTime time) { until_asked_ = time; }
    // Seconds since 1970-01-01 UTC. In scripts SOURCE_DATE_EPOCH is believed, if it is set.
    std::int64_t date() const;

    // Only in scripts.
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

// In the player's time zone, in the words of strftime.
std::string local_time_text(std::int64_t date, const char* pattern);

} // namespace game
