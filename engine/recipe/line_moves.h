#pragma once
// How a puzzle was rearranged: digits got other names, lines other places.

#include <vector>

#include "engine/grid/puzzle.h"

namespace engine {

// Where each of some lines comes from, counted from 0.
using LineOrder = std::vector<int>;

struct LineMoves {
    LineOrder names;        // by digit, from 0: its new name; empty while none is renamed
    LineOrder rows;         // of a square grid, before it is turned; empty while cells stay
    LineOrder columns;      // likewise; as many as rows
    bool is_turned = false; // rows became columns

    Digits of(const Digits& digits) const;

    friend bool operator==(const LineMoves&, const LineMoves&) = default;
};

} // namespace engine
