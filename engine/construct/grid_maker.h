#pragma once
// The grid of a puzzle that is being constructed, and its solution. The grid is made once for all
// puzzles, or anew when other dice draw its regions or cages.

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/construct/backtracking.h"
#include "engine/construct/construction.h"
#include "engine/construct/fill.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"

namespace engine {

// What random numbers decide. Each has random numbers of its own, so that none depends on how many
// another one uses.
enum class Purpose { Regions = 1, Filling, Cages, Removal, PuttingBack, Dealing };
Random dice_for(std::uint32_t dice, Purpose purpose);

// As the dice draw them; the same, but cages to be joined are given up undecided if that takes long
// or if they allow several solutions; or changed until they alone allow only one solution.
enum class Cages { AsDrawn, AsDrawnSoon, Sufficient };

class GridMaker {
public:
    // The layout must outlive this object.
    explicit GridMaker(const Layout& layout) : layout_(layout) {}

    // Fills the grid of the layout, without clues. Regions are drawn by the dice without their
    // lowest four bits: sixteen dice have the same regions, for which techniques need to compute
    // their tables only once. Returns nothing if cancelled, or if no solution was found.
    // Digits in order, and cells along the rows, are tried without dice, see fill.h; if that takes
    // too long, a shuffled filling is renamed so that its first row is in order.
    std::optional<Filled> fill(const Construction& construction, const Cancel& stop);
    // Adds cages around a solution of the grid. Returns false if cancelled.
    bool draw_cages(const Construction& construction,
                    const Digits& solution,
                    Cages cages,
                    const Cancel& stop);
    // Whether searches could decide how they are to be drawn.
    bool are_cages_decided() const { return are_cages_decided_; }

    // Of the last fill() and drawing of cages.
    const std::shared_ptr<const Grid>& grid() const { return grid_; }
    GivenRemoval& removal(); // for grids without cages

private:
    bool prepare(std::uint32_t dice, const Cancel& stop);
    std::optional<Filled> fill_in_order(CellOrder order, std::uint32_t dice, const Cancel& stop);
    bool draw_regions(std::uint32_t dice, const Cancel& stop);
    void use(std::shared_ptr<const Grid> grid);

    const Layout& layout_;
    std::shared_ptr<const Grid> bare_; // without clues
    std::shared_ptr<const Grid> grid_; // with them
    bool are_cages_decided_ = true;
    std::optional<std::uint32_t> regions_of_; // the dice that drew `bare_`
    std::shared_ptr<const GridPlan> plan_;
    std::optional<Backtracking> backtracking_;
    std::optional<GivenRemoval> removal_;
};

} // namespace engine
