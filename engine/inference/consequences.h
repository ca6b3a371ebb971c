#pragma once
// What a candidate leads to through chains of any length: what becomes true and what becomes false.
// For techniques that follow several candidates at once.

#include "engine/base/bit_table.h"
#include "engine/inference/implications.h"

namespace engine {

// Get it with candidates.worked_out<Consequences>().
class Consequences {
public:
    // The links that are followed: with cages those of their combinations, too.
    static LinkScope scope_on(const Grid& grid)
    {
        return grid.cages().empty() ? LinkScope::Grouped : LinkScope::Cages;
    }

    explicit Consequences(const Candidates& candidates);

    ConstBitRow false_if_true(NodeIndex node) const { return false_if_true_.row(node.index); }
    // Includes the node itself.
    ConstBitRow true_if_true(NodeIndex node) const { return true_if_true_.row(node.index); }

private:
    void add_from(NodeIndex node);

    const Implications& graph_;
    BitTable false_if_false_;
    BitTable false_if_true_;
    BitTable true_if_true_;
};

} // namespace engine
