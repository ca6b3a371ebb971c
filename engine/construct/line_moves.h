#pragma once
// How a puzzle was rearranged: digits were renamed and lines moved; and orders of lines for that.

#include <compare>
#include <vector>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// Where each line comes from, counted from 0.
using LineOrder = std::vector<int>;

struct LineMoves {
    LineOrder names;        // by digit, from 0: its new name; empty if no digit is renamed
    LineOrder rows;         // before the grid is turned; empty if no line moves
    LineOrder columns;      // the same
    bool is_turned = false; // rows became columns

    // Of a square grid; others: see sources_of() in same_grid.h.
    Digits of(const Digits& digits) const;

    friend auto operator<=>(const LineMoves&, const LineMoves&) = default;
};

// Random orders of lines.
LineOrder as_they_are(int count);
LineOrder turned_round(int count);
LineOrder shuffled(int count, Random& random);

// Opposite lines stay opposite: the first and the last, the second and the last but one.
LineOrder shuffled_in_pairs(int count, Random& random);

// Shuffles lines within groups of `group` neighbours. `count` must be a multiple of `group`.
LineOrder lines_shuffled(int count, int group, Random& random);
LineOrder lines_shuffled_in_pairs(int count, int group, Random& random);

// The lines of whole groups that are in this order.
LineOrder in_groups(const LineOrder& groups, int group);

// Applies first `one`, then `other`.
LineOrder after(const LineOrder& one, const LineOrder& other);

} // namespace engine
