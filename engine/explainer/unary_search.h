#pragma once
// The search for cycles, and for chains from one candidate to its opposite.

#include <limits>

#include "engine/base/bit_table.h"
#include "engine/explainer/chains.h"

namespace engine::explainer {

// X: links of one digit. Y: strong links in cells. XY: both.
enum class Links : std::uint8_t { X, Y, XY };

// The part of graph.excluded_by(number) and graph.forced_by(number) that these links lead to.
std::span<const std::uint16_t> excluded_over(Links links, const ChainGraph& graph, int number);
std::span<const std::uint16_t> forced_over(Links links, const ChainGraph& graph, int number);

// Candidates that see both a true and a false node of their digit and are not in the cells of the
// cycle. `path` has the nodes in order. In cycles.cpp.
std::vector<Candidate> cycle_removals(const ChainGraph& graph, const std::vector<int>& path);

// What decides between hints: rating, nodes, kind, and the order in which they are found.
struct Rank {
    int rating = std::numeric_limits<int>::max();
    int nodes = 0;
    int kind = 0;
    int order = 0;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

class UnarySearch {
public:
    explicit UnarySearch(const ChainGraph& graph) : graph_(graph) {}
    MaybeMove run();

    struct Source {
        int number;
        bool starts_true;
    };
    // The starts of chains of any length that lead to their own opposite.
    const std::vector<Source>& sources();

private:
    void find_chains(Links links);
    void find_sources();
    bool join_reach(int number);
    void prepare(Links links);
    int shortest(int source, bool starts_true, int most_nodes);
    bool spread(bool from_true);
    void find_cycles(Links links);
    void prepare_double_steps(Links links);
    void cycles_from(int source, Links links);
    void close(const std::vector<int>& path, Links links, int order);
    Move chain_move(int source, bool starts_true) const;
    int most_nodes(int base, int kind) const;
    std::span<const std::uint16_t> excluded(int number, Links links) const
    {
        return excluded_over(links, graph_, number);
    }
    std::span<const std::uint16_t> forced(int number, Links links) const
    {
        return forced_over(links, graph_, number);
    }
    struct DoubleStep {
        std::uint16_t off;
        std::uint16_t then;
    };
    std::span<const DoubleStep> double_steps_of(int on) const
    {
        return {double_steps_.data() + first_double_step_[on],
                double_steps_.data() + first_double_step_[on + 1]};
    }
    bool follows_already(int on, int off) const;
    std::vector<int> path_to(int on, int off) const;

    const ChainGraph& graph_;
    // For each candidate a row of bits: what is false when it is true, and true when it is false.
    BitTable weak_;
    BitTable strong_;
    // For the search for chains.
    std::vector<Source> sources_;
    BitTable reach_;
    Bits front_;
    Bits next_;
    Bits seen_true_;
    Bits seen_false_;
    MaybeMove best_;
    Rank best_rank_;
    // For the search for cycles. By candidate that is true: the false one before it and the true
    // one before that.
    std::vector<int> off_before_;
    std::vector<int> on_before_;
    std::vector<std::uint8_t> seen_;
    std::vector<int> level_;
    std::vector<int> next_level_;
    std::vector<DoubleStep> double_steps_;
    std::vector<std::size_t> first_double_step_; // by candidate; one more at the end
};

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
