#pragma once
// Take singles of one kind until there are no more. The order does not matter.

#include "engine/position/candidates.h"

namespace engine {

// Cells with one candidate left.
void take_naked_singles(Candidates& candidates);
// Digits with one position left in a full house.
void take_hidden_singles(Candidates& candidates);
void take_singles(Candidates& candidates);

// Whether naked singles alone solve the puzzle, and whether hidden singles alone do. Cheap, so not
// part of Rating.
bool do_naked_singles_suffice(const Chart& chart, const Digits& givens);
bool do_hidden_singles_suffice(const Chart& chart, const Digits& givens);

} // namespace engine
