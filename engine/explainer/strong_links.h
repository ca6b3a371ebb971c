#pragma once
// Strong links of one digit: the digit's positions in a house consist of two ends, one of which
// holds the digit. An end of several cells must lie in one line or one row of a box.

#include <array>
#include <vector>

#include "engine/explainer/position.h"

namespace engine::explainer {

struct DigitLink {
    HouseIndex house;
    CellSet places; // the positions of the digit in the house
    std::array<CellSet, 2> ends;
    bool is_grouped;
    int kind; // 0 in a box, 1 in a row, 2 in a column, 3 elsewhere
};

std::vector<DigitLink> strong_links(const Position& position, Digit digit);

} // namespace engine::explainer
