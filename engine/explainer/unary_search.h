#pragma once
// The search for cycles, and for chains from one candidate to its opposite.

#include <limits>

#include "engine/explainer/chains.h"

namespace engine::explainer {

// X: links of one digit. Y: strong links in cells. XY: both.
enum class Links : std::uint8_t { X, Y, XY };

// The part of graph.excluded_by(number) and graph.forced_by(number) that these links lead to.
std::span<const std::uint16_t> excluded_over(Links links, const ChainGraph& graph, int number);
std::span<const std::uint16_t> forced_over(Links links, const ChainGraph& graph, int number);

// Candidates that see both a true and a false node of their digit and are not in the cells of the
// cycle. `path` has the nodes in order.
std::vector<Candidate> cycle_removals(const ChainGraph& graph, const std::vector<int>& path);

// What decides between hints: rating, nodes, kind, and the order in which they are found.
struct Rank {
    int rating = std::numeric_limits<int>::max();
    int nodes = 0;
    int kind = 0;
    int order = 0;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

// The start of a chain, of any length, that leads to its own opposite.
struct Source {
    int number;
    bool starts_true;
};
std::vector<Source> sources_of(const ChainGraph& graph);

inline int base_of_chain(Links links)
{
    return links == Links::X ? 66 : 70;
}
inline int base_of_cycle(Links links)
{
    return links == Links::XY ? 70 : 65;
}
inline int kind_of(Links links)
{
    return links == Links::X ? 2 : links == Links::Y ? 3 : 4;
}

} // namespace engine::explainer
