#pragma once
// The sentences of links and assumptions in chains, forcing chains and nets, and the values of
// their placeholders.

#include "engine/text/step_placeholders.h"

namespace engine {

// To be translated.
const char* sentence_of(const Link& link);
const char* assumption_of(const Branch& branch);

// {digit} and {cells} where the link begins, {other_digit} and {other_cells} where it ends, {house}
// and {cage} of it.
std::vector<Phrase> link_phrases(const Translations& texts,
                                 const Grid& grid,
                                 const Link& link,
                                 std::string_view placeholder);

} // namespace engine
