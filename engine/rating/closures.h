#pragma once
// Singles of one kind, taken until there are no more. In which order does not matter.

#include "engine/position/candidates.h"

namespace engine {

// Cells with one digit left.
void take_naked_singles(Candidates& candidates);
// Digits with one place left in a full house.
void take_hidden_singles(Candidates& candidates);
void take_singles(Candidates& candidates);

// Whether naked singles alone solve the puzzle; whether hidden ones alone do. Cheap, so not part of
// Rating; call it when needed.
bool do_naked_singles_suffice(const Chart& chart, const Digits& givens);
bool do_hidden_singles_suffice(const Chart& chart, const Digits& givens);

} // namespace engine
