#pragma once
// Singles of one kind, taken until there are no more. In which order does not matter.

#include "engine/teach/candidates.h"

namespace engine {

// Cells with one digit left.
void take_naked_singles(Candidates& candidates);
// Digits with one place left in a full house.
void take_hidden_singles(Candidates& candidates);
void take_singles(Candidates& candidates);

} // namespace engine
