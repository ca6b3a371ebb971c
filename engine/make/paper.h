#pragma once
// What a puzzle is printed on while it is made: ruled once for all attempts, or, where regions or
// cages are drawn by dice, anew for each.

#include <memory>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/make/backtracking.h"
#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"

namespace engine {

class Paper {
public:
    // The layout must outlive this.
    explicit Paper(const Layout& layout) : layout_(layout) {}

    // What is done next shall not depend on what was done before.
    void forget();

    // Paper that rolls no dice and prints no clues, with nothing on it.
    const std::shared_ptr<const Grid>& ruled();

    // A solution and, with grid(), the paper it is right on, clues and all. Nothing when asked to
    // stop, or when no digits fit the rules.
    std::optional<Filled> rule_and_fill(FillMethod method, Random& random, const Cancel& stop);

    // Once more on the paper that was ruled last, unless clues are printed on it.
    std::optional<Filled> fill_again(FillMethod method, Random& random, const Cancel& stop);

    // After rule_and_fill(). The removal is of the same grid, where that has no clues.
    const std::shared_ptr<const Grid>& grid() const { return grid_; }
    GivenRemoval& removal();

private:
    std::optional<Filled> rule_once_and_fill(FillMethod method, Random& random, const Cancel& stop);
    std::optional<Filled> draw_and_fill(FillMethod method, Random& random, const Cancel& stop);
    void rule(Random& random);
    std::optional<Filled> fill(FillMethod method, Random& random, const Cancel& stop);

    const Layout& layout_;
    std::shared_ptr<const Grid> paper_; // without clues
    std::shared_ptr<const Grid> grid_;  // with them
    std::shared_ptr<const GridPlan> plan_;
    std::optional<Backtracking> backtracking_;
    std::optional<GivenRemoval> removal_;
};

} // namespace engine
