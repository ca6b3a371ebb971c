#pragma once
// What each assumption about a position leads to, as far as nets of some depth reach.

#include "engine/teach/deep_net.h"

namespace engine {

class NetTable {
public:
    NetTable(const Candidates& candidates, NetDepth depth);

    NetDepth depth() const { return depth_; }
    const NetPlan& plan() const { return plan_; }
    bool is_broken(int literal) const { return is_broken_[static_cast<std::size_t>(literal)] != 0; }
    ConstBitRow all_true(int literal) const { return true_.row(literal); }
    ConstBitRow all_false(int literal) const { return false_.row(literal); }

private:
    const NetPlan& plan_;
    NetDepth depth_;
    BitTable true_;
    BitTable false_;
    std::vector<char> is_broken_; // by literal
};

// Shared by all who ask in the same position.
const NetTable& net_table_of(const Candidates& candidates, NetDepth depth);

} // namespace engine
