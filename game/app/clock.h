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

    explicit Clock(Kind kind) : kind_(kind) {}

    engine::MonotonicTime now() const;
    // Seconds since 1970-01-01 UTC. In scripts SOURCE_DATE_EPOCH is believed, if it is set.
    std::int64_t date() const;

    // Only in scripts.
    void pass(engine::PlayTime time) { passed_ += time; }

private:
    Kind kind_;
    engine::PlayTime passed_{0};
};

// In the player's time zone, in the words of strftime.
std::string local_time_text(std::int64_t date, const char* pattern);

} // namespace game
