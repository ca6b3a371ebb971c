#pragma once
// Fish with fins between the rows and columns of a lattice.

#include "engine/techniques/fish/fish.h"

namespace engine {

// Each fish of the sizes that removes the digit from the cell, with fins or without. False if
// `found` was.
bool each_lattice_fish(const Candidates& candidates,
                       Candidate prey,
                       Sizes sizes,
                       const FishFound& found);

} // namespace engine
