#pragma once
// The finders of chains and loops in a graph of links, and what their steps say.

#include "engine/inference/implications.h"
#include "engine/steps/steps.h"

namespace engine {

// Open chains, whose ends both rule something out.
void find_alternating_chains(const Candidates& candidates, Steps& steps, LinkScope scope);
void find_discontinuous_loops(const Candidates& candidates, Steps& steps, LinkScope scope);
void find_continuous_loops(const Candidates& candidates, Steps& steps, LinkScope scope);

inline constexpr Explanation chain_explanation = {
    {"", Each::Link},
    {N_("So {start_digits} is in {start}, or {end_digits} is in {end}.")},
    {N_("The chain closes in {closing}: of any two neighbours in it exactly one is right.")},
    {N_("The chain comes back to {contradicted}, where it began, and contradicts itself there.")}};

inline constexpr Explanation continuous_loop_explanation = {
    {"", Each::Link}, {N_("The chain closes: of any two neighbours in it exactly one is right.")}};

inline constexpr Explanation discontinuous_loop_explanation = {
    {"", Each::Link},
    {N_("The chain comes back to where it began, and contradicts itself there.")}};

} // namespace engine
