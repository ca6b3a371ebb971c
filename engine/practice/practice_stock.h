#pragma once
// The stock of practice: positions found in advance, in each of which a technique is the next step,
// as no easier one finds anything. `search_bench practice` writes the data, practice_stock.inc.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// The positions for one technique, on the grid of its example.
struct PracticeShelf {
    std::string_view technique; // its id
    std::string_view text;      // the positions, separated by spaces
};

// In the order of the techniques; those without positions have none.
std::span<const PracticeShelf> practice_shelves();

// The positions that were found for the technique, from different puzzles; empty if there are none.
std::vector<std::string_view> stocked_positions(const Technique& technique);

// A position as one word. First the cells in reading order: capital letters are givens ("A" is 1),
// small ones digits written later, numbers so many open cells. Then, after a colon, one bit for
// each candidate that the digits leave, cell by cell in the order of digits: whether it has been
// removed. Six bits make one character; zeros at the end are left out.
std::string stocked_text(const Candidates& candidates);
// Returns nothing if the text is no such position of the chart's grid.
std::optional<Candidates> parse_stocked(std::string_view text, const Chart& chart);

} // namespace engine
