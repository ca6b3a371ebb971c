#pragma once
// The grid of a puzzle that is being made, and its filling: made once for all attempts or, where
// dice draw regions or cages, anew for each.

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
    // The layout must outlive this.
    explicit GridMaker(const Layout& layout) : layout_(layout) {}

    // What is done next shall not depend on what was done before.
    void forget();

    // The grid of a layout that rolls no dice and prints no clues.
    const std::shared_ptr<const Grid>& fixed_grid();

    // A solution and, with grid(), the grid it belongs to, clues and all. Nothing when asked to
    // stop, or when no digits fit the rules.
    std::optional<Filled> make_and_fill(FillMethod method, Random& random, const Cancel& stop);

    // Once more on the grid that was made last, unless it has clues.
    std::optional<Filled> fill_again(FillMethod method, Random& random, const Cancel& stop);

    // After make_and_fill(). The removal is of the same grid, where that has no clues.
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
