#pragma once
// Makers of grids and puzzles, and how long each result takes.

#include <functional>
#include <optional>
#include <string>

#include "engine/base/cancel.h"
#include "tests/bench/tables/spread.h"

namespace bench {

struct Made {
    int givens;
    bool is_as_asked = true; // as engine::MadePuzzle::is_as_asked
};

struct Maker {
    std::string name;
    // Makes one result; returns nothing if cancelled or impossible.
    std::function<std::optional<Made>(std::uint64_t seed, const engine::Cancel& stop)> make;
};

struct MakingRules {
    int count = 200;      // results of each maker
    double seconds = 10;  // limit of processor time for each maker
    double patience = 30; // seconds by the wall clock after which one result is cancelled
    std::uint64_t seed = 1;
};

struct Making {
    int made = 0;
    int missed = 0;        // of these, not as requested
    int given_up = 0;      // cancelled, or impossible
    double per_second = 0; // results, in seconds of processor time
    double givens = 0;     // on average
    Spread milliseconds;   // of processor time, including those given up
};

Making measure(const Maker& maker, const MakingRules& rules);

} // namespace bench
