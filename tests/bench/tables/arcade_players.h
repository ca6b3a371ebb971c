#pragma once
// Simulated players of the arcade modes, on the real rules: what their runs come to decides the
// thresholds of the ranks.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/arcade/arcade_rank.h"
#include "engine/arcade/sprint_ladder.h"
#include "engine/base/random.h"

namespace bench {

struct ArcadePlayer {
    const char* name;
    double seconds; // for a cell of a Beginner board 9x9, on average
    double wrong;   // the share of digits that are wrong at first
    std::array<double, engine::sprint_rung_count> steps; // seconds for a step of each rung
    char rank; // the letter that the median of their runs should have
};
// The slowest first.
std::span<const ArcadePlayer> arcade_players();

// Of so many runs, sorted from the worst to the best.
std::vector<engine::ArcadeReached> arcade_runs(const engine::ArcadeMode& mode,
                                               const ArcadePlayer& player,
                                               int count,
                                               std::uint64_t seed);

// A row for each player in each mode: the median with its rank, and what a tenth of the runs does
// not reach, or passes.
struct ArcadeOrder {
    int runs = 200;
    std::uint64_t seed = 5;
};
std::string arcade_table(const ArcadeOrder& order);

} // namespace bench
