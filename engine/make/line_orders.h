#pragma once
// Orders of lines, rolled by dice.

#include "engine/base/random.h"
#include "engine/recipe/line_moves.h"

namespace engine {

LineOrder as_they_are(int count);
LineOrder turned_round(int count);
LineOrder shuffled(int count, Random& random);

// What was opposite stays opposite: the first and the last, the second and the last but one.
LineOrder shuffled_in_pairs(int count, Random& random);

// Lines inside groups of so many neighbours. The groups fill the count.
LineOrder lines_shuffled(int count, int group, Random& random);
LineOrder lines_shuffled_in_pairs(int count, int group, Random& random);

// Whole groups.
LineOrder groups_shuffled(int count, int group, Random& random);
LineOrder groups_shuffled_in_pairs(int count, int group, Random& random);

// First one, then the other.
LineOrder after(const LineOrder& one, const LineOrder& other);

} // namespace engine
