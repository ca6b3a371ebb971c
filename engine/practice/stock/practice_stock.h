#pragma once
// The stock of practice: positions found in advance, in which a technique finds a step. In most of
// them it is the next step: no easier technique finds anything. Some techniques are hardly ever the
// next step, as easier ones of their level do the same; of these the stock has positions in which
// no technique of a lower level finds anything. `search_bench practice` writes the data,
// assets/data/practice.txt.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// Positions for one technique on one grid: mostly that of its example; some techniques are the next
// step only on grids with other regions, with more rules, or larger.
struct PracticeShelf {
    std::string_view technique; // its id
    std::string_view layout;    // the id of the layout; its grid is make_grid() without dice. With
                                // cages the code of a puzzle that has them
    bool is_next;               // otherwise easier techniques of its level find something, too
    std::string_view positions; // a line each
};

// Reads the stock unless it was read. The functions below know of no positions if it can't be used.
Attempt read_practice_stock();

struct StockedPosition {
    std::string_view layout;
    std::string_view text;
    bool is_next; // the technique is the next step there
};
// The positions that were found for the technique, from different puzzles; empty if there are none.
std::vector<StockedPosition> stocked_positions(const Technique& technique);
// Whether easier techniques find something, too, in all of them.
bool has_easier_beside(const Technique& technique);
// The chart of the grid on which positions with this layout lie; null if it is no layout and no
// code.
std::shared_ptr<const Chart> stock_chart(std::string_view layout);

// A position as one word. First the cells in reading order: capital letters are givens ("A" is 1),
// small ones digits written later, numbers so many open cells. Then, after a colon, one bit for
// each candidate that the digits leave, cell by cell in the order of digits: whether it has been
// removed. Six bits make one character; zeros at the end are left out.
std::string stocked_text(const Candidates& candidates);
// Returns nothing if the text is no such position of the chart's grid.
std::optional<Candidates> parse_stocked(std::string_view text, const Chart& chart);

} // namespace engine
