#pragma once
// What each assumption about a position leads to, as far as nets of this depth reach.

#include "engine/inference/deep_net.h"

namespace engine {

// Each assumption is followed on the first request. Only one thread at a time may call it.
class NetTable {
public:
    NetTable(const Candidates& candidates, NetDepth depth);

    NetDepth depth() const { return depth_; }
    const NetPlan& plan() const { return plan_; }
    // `literal` must satisfy can_assume().
    bool is_broken(Literal literal) const { return known(literal) == State::Broken; }
    ConstBitRow all_true(Literal literal) const
    {
        known(literal);
        return true_.row(literal.index);
    }
    ConstBitRow all_false(Literal literal) const
    {
        known(literal);
        return false_.row(literal.index);
    }

private:
    enum class State : char { Unknown, Whole, Broken };

    State known(Literal literal) const
    {
        State& state = states_[literal.index];
        if (state == State::Unknown)
            state = follow(literal);
        return state;
    }
    State follow(Literal literal) const;

    const NetPlan& plan_;
    NetDepth depth_;
    mutable DeepNet net_;
    mutable BitTable true_;
    mutable BitTable false_;
    mutable std::vector<State> states_; // by literal
};

// Computed once for a position.
const NetTable& net_table_of(const Candidates& candidates, NetDepth depth);

} // namespace engine
