#include "engine/arcade/arcade_rank.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

constexpr double nearly_whole = 0.999; // a bar that is full would be the rank itself

int counted(const ArcadeMode& mode, const ArcadeReached& reached)
{
    return has_gems(mode) ? reached.rungs : reached.score;
}

bool is_reached(const ArcadeThreshold& threshold, const ArcadeMode& mode, const ArcadeReached& by)
{
    const bool is_in_time = threshold.within == PlayTime{0} || by.time <= threshold.within;
    return counted(mode, by) >= threshold.count && is_in_time;
}

} // namespace

bool has_gems(const ArcadeMode& mode)
{
    return mode.steps_in_rung > 0;
}

ArcadeRank highest_rank(const ArcadeMode& mode)
{
    return {count_of(mode.ranks)};
}

ArcadeRank rank_of(const ArcadeMode& mode, const ArcadeReached& reached)
{
    ArcadeRank rank;
    for (const ArcadeThreshold& threshold : mode.ranks) {
        if (!is_reached(threshold, mode, reached))
            break;
        ++rank.steps;
    }
    return rank;
}

int worth_of(ArcadeRank rank)
{
    return std::min(rank.steps, 4);
}

char letter_of(ArcadeRank rank)
{
    constexpr std::string_view letters = "DCBAS";
    return letters[static_cast<std::size_t>(worth_of(rank))];
}

const ArcadeThreshold& threshold_of(const ArcadeMode& mode, ArcadeRank rank)
{
    ENSURE(rank.steps >= 1 && rank <= highest_rank(mode));
    return mode.ranks[static_cast<std::size_t>(rank.steps) - 1];
}

std::optional<NextRank> next_rank(const ArcadeMode& mode, const ArcadeReached& reached)
{
    const ArcadeRank rank = rank_of(mode, reached);
    if (rank == highest_rank(mode))
        return std::nullopt;
    NextRank next{.rank = {rank.steps + 1}};
    const ArcadeThreshold& threshold = threshold_of(mode, next.rank);
    const int count = counted(mode, reached);
    next.within = threshold.within;
    next.missing = std::max(0, threshold.count - count);
    if (next.missing == 0) { // too late
        next.share = std::min(nearly_whole, threshold.within / (1.0 * reached.time));
        return next;
    }
    const int from = rank.steps == 0 ? 0 : threshold_of(mode, rank).count;
    const double way = count + reached.in_hand - from;
    next.share = std::min(nearly_whole, way / (threshold.count - from));
    if (has_gems(mode)) {
        const double found = reached.in_hand * mode.steps_in_rung;
        next.missing = next.missing * mode.steps_in_rung - static_cast<int>(std::lround(found));
    }
    return next;
}

} // namespace engine
