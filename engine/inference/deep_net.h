#pragma once
// A net that continues where singles end: with locked digits, subsets and X-Wings, or with whatever
// an inner net shows to be impossible.

#include "engine/inference/net.h"

namespace engine {

enum class NetDepth : std::uint8_t {
    Singles,
    Patterns, // locked digits, pairs, triples and X-Wings inside the branch
    Nested,   // assumptions inside the branch that singles refute
};

// Whether the net makes this assumption. Assuming that a candidate is false leads less far, and is
// left out for slow nets.
inline bool can_assume(NetDepth depth, Literal literal)
{
    return depth == NetDepth::Singles || literal.is_true();
}

class DeepNet {
public:
    // Without reasons the net is faster, but its branches have no links.
    enum class Reasons : std::uint8_t { None, Kept };

    DeepNet(const Candidates& candidates, NetDepth depth, Reasons reasons);

    void assume(Literal literal);
    const Net& net() const { return net_; }

private:
    bool conclude_by_patterns();
    bool conclude_by(const Step& step);
    bool conclude_by_nets();
    std::vector<Literal> premises_of(const Step& step) const;
    NetConclusion shown_by_inner(int candidate) const;
    void bring_position_up_to_date();

    const Candidates& candidates_;
    const NetPlan& plan_;
    NetDepth depth_;
    Reasons reasons_;
    Literal assumption_;
    Net net_;
    Net inner_;
    Candidates position_; // what the net knew when it last searched for patterns
};

} // namespace engine
