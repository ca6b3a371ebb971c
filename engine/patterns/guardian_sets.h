#pragma once
// Candidates of which at least one is true: what they rule out together.

#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// Every candidate that goes with none of these; none if there are no guardians.
std::vector<Candidate> ruled_out_by_all(const Candidates& candidates,
                                        const std::vector<Candidate>& guardians);
// A lone guardian is placed, several remove what goes with none; marks them. False if nothing
// follows.
bool tell_guardians(Step& step,
                    const Candidates& candidates,
                    const std::vector<Candidate>& guardians);

} // namespace engine
