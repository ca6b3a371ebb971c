#pragma once
// Explains the links of chains.

#include <vector>

#include "engine/text/step_placeholders.h"

namespace engine {

// Whether the link's sentence names the cells of an almost locked set.
bool goes_through_set(const Link& link);
// Returns for instance "Without 5 in R1C1, it must be in R1C7, as row 1 has no other place." `set`
// holds the cells of the link's almost locked set, if it has one.
std::vector<Phrase>
explain_link(const Translations& texts, const Grid& grid, const Link& link, const Cells& set = {});
// Returns "Suppose 5 is in R1C1.", or, if no link follows, that the assumption itself is the end.
std::vector<Phrase>
explain_assumption(const Translations& texts, const Grid& grid, const Branch& branch);

} // namespace engine
