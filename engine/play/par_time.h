#pragma once
// The par time of a board: how long its player will probably take, from the effort of its
// techniques (engine/rating) and the times of the runs before it.
//
// Times and efforts are compared as logarithms, as a run is half or twice as long as another rather
// than minutes longer or shorter. The line through them is that of Theil and Sen, which a few runs
// with a long break or a lucky strike hardly move: its slope is the median of the slopes between
// each two runs (H. Theil, A rank-invariant method of linear and polynomial regression analysis,
// 1950; P. K. Sen, Estimates of the regression coefficient based on Kendall's tau, 1968). The
// spread is the median absolute deviation from it, within which half of the runs are (F. R. Hampel,
// The influence curve and its role in robust estimation, 1974).

#include <cstddef>
#include <optional>
#include <span>

#include "engine/base/cancel.h"
#include "engine/base/play_time.h"
#include "engine/grid/puzzle.h"

namespace engine {

// The sum of the costs of the techniques that solve the puzzle, see Rating::effort; 0 if the
// techniques do not solve it, or if it was cancelled.
int effort_of(const Puzzle& puzzle, const Cancel& cancel = {});

struct LineThrough {
    double slope = 0;
    double height = 0; // the y at x = 0

    double at(double x) const { return height + slope * x; }
};
struct MeasuredPoint {
    double x = 0;
    double y = 0;
};
// The line of Theil and Sen; nothing if fewer than two points differ in x.
std::optional<LineThrough> theil_sen(std::span<const MeasuredPoint> points);

// A finished run of the same player on a board of the same layout.
struct RunBefore {
    PlayTime time{0};      // more than 0
    int effort = 0;        // see effort_of()
    bool is_alike = false; // its puzzle is of the same level, and of the same origin
};

struct ParTime {
    PlayTime least{0}; // about half of the runs are between these two
    PlayTime most{0};
    std::size_t runs = 0; // from which it was worked out

    friend bool operator==(const ParTime&, const ParTime&) = default;
};
// `effort` is that of the board. With few runs that have an effort the par time is close to the
// median of the runs that are alike; with many it follows the effort. Nothing if there are neither.
std::optional<ParTime> par_time(int effort, std::span<const RunBefore> runs);

} // namespace engine
