#pragma once
// A chain found in the position that another chain leaves, used as a link of that chain.

#include <cstdint>
#include <vector>

#include "engine/position/candidate.h"

namespace engine::explainer {

// Why a candidate became true: the number of a house in which it is the last one, or `in_cell`, or
// `no_reason` if it was assumed.
using Reason = std::uint16_t;
constexpr Reason in_cell = 0xFFFE;
constexpr Reason no_reason = 0xFFFF;

struct NestedChain {
    // What is true in the chain, and why: other candidates must have been removed for it.
    struct Caused {
        Candidate candidate;
        Reason reason;
    };

    std::vector<Candidate> removals;
    int nodes = 0; // including those of chains inside it
    std::vector<Caused> caused;
    // Its nodes, for each target from the end back to the source; chains with the same nodes count
    // once.
    std::vector<std::uint32_t> path;

    void add(Candidate candidate, bool is_true, Reason reason)
    {
        path.push_back(2U * (64U * candidate.cell.index + candidate.digit) + (is_true ? 1U : 0U));
        if (is_true && reason != no_reason)
            caused.push_back({candidate, reason});
    }
    void end_target() { path.push_back(end); }

private:
    static constexpr std::uint32_t end = 0xFFFFFFFF;
};

} // namespace engine::explainer
