#pragma once
// Which houses have a naked or hidden subset of any size that removes something. By Hall's theorem
// one matching of the cells of a house with its digits shows this, without a search for the subset.

#include <span>
#include <vector>

#include "engine/position/candidates.h"

namespace engine {

class HouseMatchings {
public:
    explicit HouseMatchings(const Candidates& candidates);
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed);

    // Exact for full houses; always true for others.
    bool may_have_subset(HouseIndex house) const
    {
        return states_[house.index] == State::HasSubset;
    }
    bool may_have_any() const { return any_; }

private:
    enum class State : char { Unknown, HasNone, HasSubset };

    void look_at_unknown(const Candidates& candidates);

    std::vector<State> states_; // by house
    bool any_ = false;
};

} // namespace engine
