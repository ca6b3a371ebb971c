#pragma once
// Everything that follows if one candidate is true, or false, with what each result follows from.

#include <map>
#include <memory>

#include "engine/base/bit_table.h"
#include "engine/explainer/chain_graph.h"
#include "engine/explainer/nested_chain.h"

namespace engine::explainer {

// How far the consequences of an assumption are followed.
enum class Depth : std::uint8_t {
    Nishio,   // one digit at a time
    Multiple, // one step after another, from every candidate of a cell or position in a house
    Dynamic,  // several earlier results may be used together
    Plus,     // also locked digits, pairs and X-wings
    // Also chains inside the chain, in the position that it leaves:
    NestedUnary,    // cycles, and chains from one candidate to itself
    NestedMultiple, // also Multiple ones
    NestedDynamic,  // Dynamic ones instead
};

constexpr bool is_nested(Depth depth)
{
    return depth >= Depth::NestedUnary;
}

// A candidate that becomes true or false. Numbers of nodes and candidates fit 16 bits.
struct WebNode {
    std::uint16_t number;
    bool is_true;
    std::uint16_t parent_count;
    Reason reason = no_reason;  // only known if several results are used together
    std::uint32_t first_parent; // in Web::parents
};

struct Web {
    std::vector<WebNode> nodes; // in the order found
    std::vector<std::uint16_t> parents;
    Bits trues;
    Bits falses;
    std::vector<std::uint16_t> node_of; // by candidate, true and false; `none` if it is in no set
    // The nodes of a contradiction, in which something would have to be both true and false. The
    // web stops there.
    bool is_broken = false;
    std::uint16_t broken_true = 0;
    std::uint16_t broken_false = 0;
    std::vector<std::uint16_t> sizes; // of the chains that lead to the nodes; 0: not yet counted
    // Nodes that follow from a chain inside the web, in order.
    struct Nested {
        std::uint16_t node;
        std::uint32_t chain; // in NestedStore
    };
    std::vector<Nested> nested;

    void clear(int candidates);

    static constexpr std::uint16_t none = 0xFFFF;

    std::uint16_t node(int number, bool is_true) const
    {
        return node_of[2 * number + (is_true ? 1 : 0)];
    }
};

// Chains inside the webs of one position, each once.
class NestedStore {
public:
    // Returns its number. Of chains with the same nodes the first is kept.
    std::uint32_t add(const NestedChain& chain);
    int nodes(std::uint32_t chain) const { return nodes_[chain]; }

private:
    std::map<std::vector<std::uint32_t>, std::uint32_t> by_path_;
    std::vector<int> nodes_;
};

// Memory for a web of each candidate, kept from one search to the next.
struct WebStore {
    std::vector<Web> if_true; // by candidate
    std::vector<Web> if_false;
};

// Computes the webs of one graph.
class WebBuilder {
public:
    WebBuilder(const ChainGraph& graph, Depth depth);

    // Computes a web in place of an earlier one, whose memory is reused.
    void build(int source, bool is_true, Web& web);
    // How many nodes lead to a node of the web, itself included.
    int chain_size(Web& web, std::uint16_t node);
    // The nodes of the chain to this node: the node itself first, then what it follows from, and
    // what that follows from. Valid until the next call.
    std::span<const std::uint16_t> chain(const Web& web, std::uint16_t node);
    const NestedStore& nested() const { return nested_; }

private:
    friend class PlusRules;
    friend class NestedRules;

    bool is_dynamic() const { return depth_ != Depth::Multiple; }
    void reset();
    std::uint16_t add(std::uint16_t number, bool is_true);
    std::uint16_t record(std::uint16_t number, bool is_true);
    void follow_true(std::uint16_t node);
    void follow_false(std::uint16_t node);
    void force(std::uint16_t number, std::uint16_t cause, Reason reason);
    void force_in_cell(std::uint16_t node);
    void force_in_houses(std::uint16_t node);
    void add_parent(std::uint16_t node);
    void remove(int number);
    bool leads_on();
    WebStore& inner_webs();

    const ChainGraph& graph_;
    Depth depth_;
    Web* web_ = nullptr; // the one being computed
    std::size_t next_true_ = 0;
    std::size_t next_false_ = 0;
    std::vector<std::uint16_t> pending_true_; // nodes
    std::vector<std::uint16_t> pending_false_;
    std::vector<std::uint16_t> forced_; // nodes not yet in the web
    // The remaining candidates of the position, for webs that use several results together.
    std::vector<DigitSet> first_digits_;
    std::vector<Places> first_places_;
    std::vector<DigitSet> digits_; // by cell
    std::vector<Places> places_;   // by slot
    // For chain_size().
    std::vector<std::uint32_t> stamps_;
    std::uint32_t stamp_ = 0;
    std::vector<std::uint16_t> todo_;
    // For chains inside the webs.
    NestedStore nested_;
    std::unique_ptr<WebStore> inner_webs_;
};

// What a web may use besides single links: patterns, in plus_rules.cpp, and chains in the position
// that it leaves, in nested_rules.cpp. Return false if nothing becomes false.
bool apply_plus_rules(WebBuilder& builder);
bool apply_nested_rules(WebBuilder& builder);

} // namespace engine::explainer
