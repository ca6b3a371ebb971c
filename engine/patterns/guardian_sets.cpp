#include "engine/patterns/guardian_sets.h"

#include <algorithm>

namespace engine {

namespace {

bool exclude(const Chart& chart, const Candidate& one, const Candidate& other)
{
    if (one.cell == other.cell)
        return one.digit != other.digit;
    return one.digit == other.digit && chart.sees(one.cell, other.cell);
}

} // namespace

std::vector<Candidate> ruled_out_by_all(const Candidates& candidates,
                                        const std::vector<Candidate>& guardians)
{
    std::vector<Candidate> removed;
    if (guardians.empty())
        return removed;
    const Chart& chart = candidates.chart();
    const auto try_one = [&](const Candidate& candidate) {
        if (std::ranges::all_of(guardians, [&](const Candidate& guardian) {
                return exclude(chart, candidate, guardian);
            }))
            removed.push_back(candidate);
    };
    const Candidate& first = guardians.front();
    for (Digit digit : candidates.of(first.cell))
        try_one({first.cell, digit});
    for (Cell cell : chart.peers(first.cell) & candidates.cells_with(first.digit))
        try_one({cell, first.digit});
    return removed;
}

bool add_guardians(Step& step,
                   const Candidates& candidates,
                   const std::vector<Candidate>& guardians)
{
    for (const Candidate& guardian : guardians)
        step.candidates.push_back({guardian, Role::Guardian});
    if (guardians.size() == 1)
        step.placements = guardians;
    else
        step.removals = ruled_out_by_all(candidates, guardians);
    return !step.placements.empty() || !step.removals.empty();
}

} // namespace engine
