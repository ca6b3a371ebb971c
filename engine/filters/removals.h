#pragma once
// What has been removed from a position since a finder last searched it and all its steps were
// applied. Each step it finds now uses a cell or a house that has lost a candidate since then. This
// is for finders whose steps depend only on what these classes report.

#include <array>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

class Removals {
public:
    // Everything counts as new if `steps` does not know of an earlier search.
    Removals(const Candidates& candidates, const Steps& steps);

    bool is_everything() const { return is_everything_; }
    // Open cells that have lost a candidate.
    const CellSet& cells() const { return cells_; }
    // Digits removed from the cell or from others in its houses; removing them may have made new
    // strong links.
    DigitSet removed_near(Cell cell) const { return removed_near_[cell.index]; }

private:
    bool is_everything_;
    CellSet cells_;
    std::array<DigitSet, CellSet::most_cells> removed_near_;
};

// For each house, the positions of cells that have lost a candidate, and the digits that have fewer
// positions.
class HouseRemovals {
public:
    HouseRemovals(const Candidates& candidates, const Steps& steps);

    Places places(HouseIndex house) const { return places_[house.index]; }
    DigitSet lost(HouseIndex house) const { return DigitSet::of_bits(lost_[house.index]); }

private:
    std::array<Places, Chart::most_houses> places_;
    std::array<std::uint32_t, Chart::most_houses> lost_; // DigitSet bits
};

// For finders that need only Removals::cells().
CellSet changed_cells(const Candidates& candidates, const Steps& steps);
// The same with the cells that have been filled: sums are about these, too.
CellSet touched_cells(const Candidates& candidates, const Steps& steps);

} // namespace engine
