#pragma once
// What a thorough search knows of a grid: which cells differ, which groups of cells add up to what,
// and which hold the same digits because rows or columns and regions cover nearly the same cells.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// Cells that all differ.
struct DifferingCells {
    // The cells before `end`, counted from the first, add up to `sum`.
    struct Part {
        std::size_t end;
        int sum;
    };

    std::vector<std::uint16_t> cells;
    std::vector<Part> parts = {};
    bool is_opposite = false; // of the other side of a balance or of leftovers
};

struct Relation {
    enum class Kind {
        Alone,     // one group: a house with the cages inside, or a cage
        Balance,   // the groups add up to `total`, if opposite ones are subtracted
        Leftovers, // each digit is as often in the opposite groups as in the others
    };

    Kind kind;
    std::vector<DifferingCells> groups;
    int total = 0; // also of a cage with a sum
    // The sets of digits that its only group may hold, digit d as bit d - 1; none if it has others
    // or no sum.
    std::vector<std::uint32_t> combinations = {};
};

// At most five cells on each side are left over, and fewer groups have a sum.
inline constexpr std::size_t most_groups_of_relation = 10;

class ThoroughPlan {
public:
    // Whether one can be made: only for up to nine digits.
    static bool fits(const Grid& grid);
    explicit ThoroughPlan(const Grid& grid);

    std::size_t size() const { return size_; }
    std::size_t cells() const { return cells_; }
    std::size_t words() const { return words_; } // 64-bit words that hold one bit for each cell
    // Whether no digits can fit the rules, as was seen while the plan was made.
    bool is_impossible() const { return is_impossible_; }

    const std::uint64_t* peers(std::size_t cell) const { return &peers_[cell * words_]; }
    const std::vector<Relation>& relations() const { return relations_; }
    // Indexes of relations().
    std::span<const std::uint16_t> relations_of(std::size_t cell) const
    {
        return relations_of_[cell];
    }

private:
    bool sees(std::size_t cell, std::size_t other) const
    {
        return (peers(cell)[other / 64] >> other % 64 & 1u) != 0;
    }
    bool all_differ(const Cells& cells) const;
    void add_peers(const Grid& grid);
    void add_houses(const Grid& grid);
    void add_cages(const Grid& grid);
    void add_leftovers(const Grid& grid);
    void add_balances(const Grid& grid);
    // Cells that hold the same digit see the same; cells that hold the digits of cells that differ
    // differ. Returns whether more cells see each other than before.
    bool see_through(const Cells& one, const Cells& other);
    bool let_see(std::size_t cell, std::size_t other);
    bool let_see_all(std::size_t cell, std::size_t other);
    void add_groups(const Cells& cells, bool is_opposite, Relation& relation) const;
    // Finds the combinations of its only group, which adds up to its total.
    void combine(Relation& relation);
    void add(Relation relation);

    std::size_t size_;
    std::size_t cells_;
    std::size_t words_;
    bool is_impossible_ = false;
    std::vector<std::uint64_t> peers_;
    std::vector<Relation> relations_;
    std::vector<std::vector<std::uint16_t>> relations_of_; // by cell
};

} // namespace engine
