#pragma once
// Fish with fins between the rows and columns of a lattice.

#include "engine/techniques/fish/fish.h"

namespace engine {

// Calls `found` for each fish of these sizes that removes the candidate `target`, with or without
// fins. Returns false if `found` did, which stops the search.
bool each_lattice_fish(const Candidates& candidates,
                       Candidate target,
                       Sizes sizes,
                       const FishFound& found);

} // namespace engine
