#pragma once
// Makers of grids and puzzles, and how long each thing they make takes.

#include <functional>
#include <optional>
#include <string>

#include "engine/base/cancel.h"
#include "tests/bench/tables/spread.h"

namespace bench {

struct Made {
    int givens;
    bool is_as_asked = true; // else the level was missed
};

struct Maker {
    std::string name;
    // Makes one thing; nothing when asked to stop or unable.
    std::function<std::optional<Made>(std::uint64_t seed, const engine::Cancel& stop)> make;
};

struct MakingRules {
    int count = 200;      // things to make with each maker
    double seconds = 10;  // of processor time for each maker; then it is enough
    double patience = 30; // seconds by the wall that one thing may take until it is stopped
    std::uint64_t seed = 1;
};

struct Making {
    int made = 0;
    int missed = 0;        // of these, not as asked
    int given_up = 0;      // stopped, or not to be made
    double per_second = 0; // made ones, in seconds of processor time
    double givens = 0;     // on the average
    Spread milliseconds;   // of processor time, those given up included
};

Making measure(const Maker& maker, const MakingRules& rules);

} // namespace bench
