#pragma once
// A position of Sudoku Explainer's solver, and the step it would take from there.

#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/explainer/grid_view.h"
#include "engine/explainer/trail.h"
#include "engine/position/candidates.h"

namespace engine::explainer {

struct Position {
    const GridView& grid_view;
    const Candidates& candidates;
    Trail& trail;
    // When this is asked, searches for chains end without a step; null: never.
    const Cancel* cancel = nullptr;

    bool is_cancelled() const { return cancel != nullptr && cancel->is_asked(); }
    const Chart& chart() const { return grid_view.chart(); }
    CellSet changed_cells(Search search) const { return trail.changed_cells(search, candidates); }
    DigitSet changed_digits(Search search) const
    {
        return trail.changed_digits(search, candidates);
    }
    std::nullopt_t found_nothing(Search search) const
    {
        trail.found_nothing(search);
        return std::nullopt;
    }
};

// What one step does, and its rating in tenths.
struct Move {
    int rating = 0;
    std::vector<Candidate> removals = {};
    std::optional<Candidate> placement = std::nullopt;
};

using MaybeMove = std::optional<Move>;

// Adds to the move the removal of the digit from those of these cells that have it.
inline void remove_from(const Position& position, const CellSet& cells, Digit digit, Move& move)
{
    for (Cell cell : (cells & position.candidates.cells_with(digit)))
        move.removals.push_back({cell, digit});
}

// The same for these digits of a cell.
inline void remove_from(Cell cell, DigitSet digits, Move& move)
{
    for (Digit digit : digits)
        move.removals.push_back({cell, digit});
}

inline int open_cells(const Position& position, HouseIndex house)
{
    return (position.candidates.open_cells() & position.chart().cells(house)).count();
}

} // namespace engine::explainer
