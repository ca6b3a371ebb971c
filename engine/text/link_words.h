#pragma once
// Chains told link by link.

#include <vector>

#include "engine/text/step_places.h"

namespace engine {

// Its sentence names the cells of an almost locked set.
bool goes_through_set(const Link& link);
// "Without 5 in R1C1, it must be in R1C7, as row 1 has no other place."
// `set`: the cells that the step names of the set it goes through, if it does.
std::vector<Phrase>
tell_link(const Catalogue& words, const Grid& grid, const Link& link, const Cells& set = {});
// "Suppose 5 is in R1C1.", and where no link follows that this is the end.
std::vector<Phrase> tell_assumption(const Catalogue& words, const Grid& grid, const Branch& branch);

} // namespace engine
