#pragma once
// Finds the nodes and links of implications.

#include <array>

#include "engine/inference/implications.h"
#include "engine/patterns/almost_locked_sets.h"

namespace engine {

class ImplicationsBuilder {
public:
    ImplicationsBuilder(Implications& graph, const Candidates& candidates, LinkScope scope);

    void build();

private:
    // Names are used until nodes have numbers: first by cell and digit, then groups.
    using Name = int;
    struct RawLink {
        Name one;
        Name other;
        LinkReason reason;
        HouseIndex house;
        int set;
        bool is_special;
    };
    struct Group {
        Digit digit;
        CellSet cells;
        Name next; // with the same hash value
    };

    bool has_groups() const { return scope_ >= LinkScope::GroupedOneDigit; }
    bool has_cell_links() const
    {
        return scope_ == LinkScope::Single || scope_ >= LinkScope::Grouped;
    }
    Name name_of(Cell cell, Digit digit) const
    {
        return cell.index * (candidates_.chart().size() + 1) + digit;
    }
    Name name_of(const CellSet& cells, Digit digit); // a group, or a single cell

    void link_cells();
    void link_houses();
    void link_groups();
    void link_cages();
    void link_sets();
    void link_stripped_cells(const AlmostLockedSets& sets, int set);
    void link_stripped_cell(const AlmostLockedSets& sets, int set, Cell cell);
    void link_groups_of(HouseIndex house, std::span<const Places> parts, Digit digit);
    void number_nodes();
    void add_node(Cell cell, Digit digit);
    NodeIndex number_of(Name name) const;
    void drop_repeated_links();
    void add_strong_links();
    void add_weak_links();
    void add_weak_links_of_groups();
    void add_weak_links_of_cages();
    void link_weakly(NodeIndex one, NodeIndex other);

    Implications& graph_;
    const Candidates& candidates_;
    LinkScope scope_;
    Name first_group_name_;
    std::vector<RawLink> links_;
    std::vector<Group> groups_;
    std::vector<int> newest_by_hash_;
    std::vector<char> has_strong_link_; // by name
};

} // namespace engine
