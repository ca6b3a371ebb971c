#pragma once
// Sudoku Explainer's chains: for each producer the step with the lowest rating, and among these the
// one with the shortest chain.

#include "engine/explainer/web.h"

namespace engine::explainer {

// unary_chains.cpp: cycles, and chains from one candidate to itself.
MaybeMove find_unary_chain(const ChainGraph& graph);

// multiple_chains.cpp
MaybeMove find_multiple_chain(const ChainGraph& graph, Depth depth, WebStore& store);

// Every chain that removes something, those with the lowest rating first; of chains with the same
// removals only the first. The position may be one inside a web: there, cells and houses may have
// only one candidate left, or none.
std::vector<NestedChain> all_unary_chains(const ChainGraph& graph); // all_unary_chains.cpp
std::vector<NestedChain> all_multiple_chains(const ChainGraph& graph, Depth depth, WebStore& store);

} // namespace engine::explainer
