#pragma once
// Candidates of which at least one is true, and what they rule out together.

#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// Every candidate that is impossible with each of these; empty if there are no guardians.
std::vector<Candidate> ruled_out_by_all(const Candidates& candidates,
                                        const std::vector<Candidate>& guardians);
// Places a single guardian, or removes what several guardians rule out, and marks them. Returns
// false if nothing follows.
bool add_guardians(Step& step,
                   const Candidates& candidates,
                   const std::vector<Candidate>& guardians);

} // namespace engine
