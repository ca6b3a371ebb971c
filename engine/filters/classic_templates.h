#pragma once
// The templates of one digit, the ways to place it in the whole classic grid, band by band: the
// other bands only need to know which column of each stack a band takes.

#include "engine/position/candidates.h"
#include "engine/position/classic_bands.h"

namespace engine {

class ClassicTemplates {
public:
    static bool serves(const Chart& chart) { return chart.grid().is_classic(); }

    ClassicTemplates(const Candidates& candidates, Digit digit)
        : cells_(candidates.cells_with(digit)), placed_(candidates.cells_holding(digit))
    {
    }

    // Candidates that no way uses; empty if there is no way at all.
    CellSet impossible() const;
    bool has_template_within(const CellSet& cells) const;

private:
    // All cells of ways that lie completely in these cells.
    static ClassicBands used_by_ways(const ClassicBands& within);

    CellSet cells_;
    CellSet placed_; // the cells where the digit is already placed
};

} // namespace engine
