#pragma once
// Sudoku Explainer's chains: of their producers the step with the lowest rating, then of the
// shortest chain.

#include "engine/teach/explainer_scale/chain_graph.h"

namespace engine::explainer {

// unary_chains.cpp: cycles, and chains from one candidate to itself.
MaybeMove find_unary_chain(const ChainGraph& graph);

// How far what follows from an assumption is taken.
enum class Depth : std::uint8_t {
    Nishio,   // one digit at a time
    Multiple, // one step after another, from every candidate of a cell or place in a house
    Dynamic,  // several earlier results may be used together
    Plus,     // locked digits, pairs and X-wings, too
};

// multiple_chains.cpp
MaybeMove find_multiple_chain(const ChainGraph& graph, Depth depth);

} // namespace engine::explainer
