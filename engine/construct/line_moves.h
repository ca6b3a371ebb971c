#pragma once
// How a puzzle was rearranged: digits were renamed and lines moved.

#include <vector>

#include "engine/grid/puzzle.h"

namespace engine {

// Where each line comes from, counted from 0.
using LineOrder = std::vector<int>;

struct LineMoves {
    LineOrder names;        // by digit, from 0: its new name; empty if no digit is renamed
    LineOrder rows;         // of a square grid, before it is turned; empty if no line moves
    LineOrder columns;      // the same; as many as rows
    bool is_turned = false; // rows became columns

    Digits of(const Digits& digits) const;

    friend bool operator==(const LineMoves&, const LineMoves&) = default;
};

} // namespace engine
