#pragma once
// Marks on a step that many finders of sets make.

#include "engine/patterns/almost_locked_sets.h"
#include "engine/steps/evidence.h"

namespace engine {

// The cells of the set, and its house as witness, both of this group.
void mark_set(Step& step, const AlmostLockedSets& sets, int set, int group);

Cells cells_in(const CellSet& set);
// Without the digit of the one part the set holds that of the other.
Link link_in_set(const AlmostLockedSets& sets, int from, int to);
// Only one of the two parts holds their digit.
Link link_between_sets(const Chart& chart, const AlmostLockedSets& sets, int from, int to);

} // namespace engine
