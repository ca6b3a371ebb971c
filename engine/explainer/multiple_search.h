#pragma once
// The search for chains that start from both states of a candidate, from all candidates of a cell,
// or from all positions of a digit in a house.

#include <limits>

#include "engine/explainer/chains.h"

namespace engine::explainer {

class MultipleSearch {
public:
    // In the order preferred among chains of one length: both states of a candidate, a cell, a
    // house, a contradiction.
    enum class Kind : std::uint8_t { Double = 1, Cell = 5, House = 6, Contradiction = 7 };

    // What was proved, and where its chains start.
    struct Finding {
        int target = -1;
        bool is_true = false;
        Kind kind = Kind::Contradiction;
        int source = 0;              // a candidate; any of the cell, or the first of the house
        bool source_is_true = false; // of a contradiction
        HouseIndex house = {};
        int nodes = std::numeric_limits<int>::max();
        int order = 0;
    };

    MultipleSearch(const ChainGraph& graph, Depth depth, WebStore& store);

    // The easiest one.
    MaybeMove best();
    // The easiest one for each removal; those with fewest nodes first.
    std::vector<NestedChain> all();

private:
    // The end of a chain.
    struct End {
        Web* web;
        std::uint16_t node;
        Reason reason_of_source;
    };

    bool is_dynamic() const { return depth_ != Depth::Multiple; }
    Web& web(int number, bool is_true);
    void look_everywhere();
    void look_at(Cell cell);
    void contradict(int number, bool is_true);
    void compare_states(int number);
    void combine_house(int number, HouseIndex house);
    void combine(const std::vector<int>& branches, Finding finding);
    void conclude(Finding finding);
    Finding& rival(const Finding& finding);
    int nested_nodes(const Finding& finding);
    std::vector<int> places_of(const Finding& finding) const;
    std::vector<End> ends_of(const Finding& finding);
    std::vector<Candidate> removals_of(const Finding& finding) const;
    NestedChain nested_chain(const Finding& finding);
    void add_nodes(const End& end, NestedChain& chain);
    Reason reason_of(const WebNode& node, const End& end) const;

    const ChainGraph& graph_;
    Depth depth_;
    WebBuilder builder_;
    WebStore& store_;
    std::vector<bool> built_;
    bool keeps_all_ = false;
    Finding best_;
    int concluded_ = 0;
    std::vector<Finding> best_by_removal_; // by candidate, true and false
};

} // namespace engine::explainer
