#pragma once
// Which houses have a subset, naked or hidden and of whatever size, that removes anything: told
// from one way to fill the house, without looking for the subset.

#include <vector>

#include "engine/teach/candidates.h"

namespace engine {

class TightHouses {
public:
    explicit TightHouses(const Candidates& candidates);

    // Exact for full houses; others may have one.
    bool may_have_subset(int house) const { return tight_[static_cast<std::size_t>(house)]; }
    bool may_have_any() const { return any_; }

private:
    std::vector<char> tight_; // by house
    bool any_ = false;
};

} // namespace engine
