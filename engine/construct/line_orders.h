#pragma once
// Random orders of lines.

#include "engine/base/random.h"
#include "engine/construct/line_moves.h"

namespace engine {

LineOrder as_they_are(int count);
LineOrder turned_round(int count);
LineOrder shuffled(int count, Random& random);

// Opposite lines stay opposite: the first and the last, the second and the last but one.
LineOrder shuffled_in_pairs(int count, Random& random);

// Shuffles lines within groups of `group` neighbours. `count` must be a multiple of `group`.
LineOrder lines_shuffled(int count, int group, Random& random);
LineOrder lines_shuffled_in_pairs(int count, int group, Random& random);

// Shuffles whole groups.
LineOrder groups_shuffled(int count, int group, Random& random);
LineOrder groups_shuffled_in_pairs(int count, int group, Random& random);

// Applies first `one`, then `other`.
LineOrder after(const LineOrder& one, const LineOrder& other);

} // namespace engine
