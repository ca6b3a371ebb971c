#pragma once
// Ranks: what a result of an arcade mode is worth. Each mode has a list of thresholds, the lowest
// first; a run has the rank of as many as it has reached. Ranks are never stored, but worked out
// from results, so other thresholds change no table.
//
// The thresholds come from simulated players, see docs/BENCHMARKS.md.

#include <compare>
#include <optional>

#include "engine/arcade/arcade_mode.h"

namespace engine {

// Most modes have the letters D, C, B, A and S; modes with rungs have a gem for each rung instead,
// and none below the first.
struct ArcadeRank {
    int steps = 0; // thresholds reached: 0 is D, or no gem

    friend auto operator<=>(const ArcadeRank&, const ArcadeRank&) = default;
};

// What ranks depend on.
struct ArcadeReached {
    int score = 0;     // in the unit of the mode
    PlayTime time{0};  // when it was reached
    int rungs = 0;     // that were finished, in modes that have them
    double in_hand{0}; // the part of the board or rung that is begun: from 0 to below 1
};

bool has_gems(const ArcadeMode& mode);
// The best that can be reached.
ArcadeRank highest_rank(const ArcadeMode& mode);
ArcadeRank rank_of(const ArcadeMode& mode, const ArcadeReached& reached);
// What all modes call alike: 0 for D and no gem, up to 4 for S and the two highest gems.
int worth_of(ArcadeRank rank);
// 'D', 'C', 'B', 'A' or 'S'.
char letter_of(ArcadeRank rank);

// What must be reached for a rank above the lowest.
const ArcadeThreshold& threshold_of(const ArcadeMode& mode, ArcadeRank rank);

struct NextRank {
    ArcadeRank rank;
    int missing = 0;    // points, boards or, with rungs, steps; 0: only the time was too long
    PlayTime within{0}; // the time in which it must be reached; 0: any
    double share = 0;   // of the way from the rank reached: from 0 to below 1
};
// Nothing above the highest rank.
std::optional<NextRank> next_rank(const ArcadeMode& mode, const ArcadeReached& reached);

} // namespace engine
