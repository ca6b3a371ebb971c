#pragma once
// Strong links of one digit: the digit's places in a house fall into two ends, of which one holds
// the digit. An end of several cells must lie in one line or one row of a box.

#include <array>
#include <vector>

#include "engine/explainer/position.h"

namespace engine::explainer {

struct DigitLink {
    int house;
    CellSet places; // where the digit may be in the house
    std::array<CellSet, 2> ends;
    bool is_grouped;
    int kind; // 0 in a box, 1 in a row, 2 in a column, 3 elsewhere
};

std::vector<DigitLink> strong_links(const Position& position, Digit digit);

} // namespace engine::explainer
