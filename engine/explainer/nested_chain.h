#pragma once
// A chain of a position that has come about inside another chain, as that one's link.

#include <cstdint>
#include <vector>

#include "engine/position/candidate.h"

namespace engine::explainer {

// Why a candidate became true: it is the last one in a house, or `in_cell`, or `no_reason` is
// known, as it was assumed.
using Reason = std::uint16_t;
constexpr Reason in_cell = 0xFFFE;
constexpr Reason no_reason = 0xFFFF;

struct NestedChain {
    // What is true in it, and why: this needs that others are gone.
    struct Caused {
        Candidate candidate;
        Reason reason;
    };

    std::vector<Candidate> removals;
    int nodes = 0; // those of chains inside it, too
    std::vector<Caused> caused;
    // Its nodes, each target's from the end back to the source; chains of which these are the same
    // count once.
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
