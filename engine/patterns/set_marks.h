#pragma once
// Marks and links that many finders of sets write into steps.

#include "engine/patterns/almost_locked_sets.h"
#include "engine/steps/evidence.h"

namespace engine {

// Marks the cells of the set, and its house as witness, with this group.
void mark_set(Step& step, const AlmostLockedSets& sets, int set, int group);

// Marks the digit of the part in its cells.
void mark_part(Step& step,
               const Candidates& candidates,
               const AlmostLockedSets& sets,
               int part,
               Role role,
               int group);
// If the set does not hold the digit of one part, it holds that of the other.
Link link_in_set(const AlmostLockedSets& sets, int from, int to);
// Only one of the two parts can hold their digit.
Link link_between_sets(const Chart& chart, const AlmostLockedSets& sets, int from, int to);

} // namespace engine
