#pragma once
// The grid of a puzzle that is being made, and its solution: the grid is made once for all attempts
// or, if its regions or cages are random, anew for each.

#include <memory>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/make/backtracking.h"
#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"

namespace engine {

class GridMaker {
public:
    // The layout must outlive this object.
    explicit GridMaker(const Layout& layout) : layout_(layout) {}

    // Forgets what was made, so that the next result does not depend on it.
    void forget();

    // The grid of a layout without random regions and without clues.
    const std::shared_ptr<const Grid>& fixed_grid();

    // Makes a solution and, returned by grid(), the grid it belongs to, with its clues. Returns
    // nothing if cancelled, or if no solution was found.
    std::optional<Filled> make_and_fill(FillMethod method, Random& random, const Cancel& stop);

    // Makes another solution of the last grid, unless that has clues.
    std::optional<Filled> fill_again(FillMethod method, Random& random, const Cancel& stop);

    // Call make_and_fill() first. If the grid has no clues, the removal is of the same grid.
    const std::shared_ptr<const Grid>& grid() const { return grid_; }
    GivenRemoval& removal();

private:
    std::optional<Filled> make_once_and_fill(FillMethod method, Random& random, const Cancel& stop);
    std::optional<Filled> draw_and_fill(FillMethod method, Random& random, const Cancel& stop);
    void make(Random& random);
    std::optional<Filled> fill(FillMethod method, Random& random, const Cancel& stop);

    const Layout& layout_;
    std::shared_ptr<const Grid> bare_; // without clues
    std::shared_ptr<const Grid> grid_; // with them
    std::shared_ptr<const GridPlan> plan_;
    std::optional<Backtracking> backtracking_;
    std::optional<GivenRemoval> removal_;
};

} // namespace engine
