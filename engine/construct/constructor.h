#pragma once
// Constructs puzzles from dice: draws regions, fills the grid, draws cages, and removes givens. It
// decides nothing by techniques, levels or ratings, and asks searches only questions that have one
// correct answer, so that a later version constructs the same puzzle, however its searches work.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/construct/construction.h"
#include "engine/construct/grid_maker.h"
#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

struct Constructed {
    Puzzle puzzle;
    std::vector<Cells> removed;   // groups without givens, in the order in which they are put back
    std::uint64_t fill_steps = 0; // digits tried, or transformations made
    std::uint64_t search_steps = 0; // see Removal::steps
    // Whether constructing it again gives the same puzzle in every later version. False only if a
    // bounded search was undecided (Minimal on large grids), or if cages were changed.
    bool lasts = true;
};

class Constructor {
public:
    // The layout must outlive this object.
    explicit Constructor(const Layout& layout) : layout_(layout), grids_(layout) {}

    // Returns nothing if cancelled, or if the grid could not be filled: no layout of the catalogue
    // is like that, but some mixes are. With cages and RemovalRule::OneSolution, the puzzle has
    // several solutions unless the cages alone allow only one. `after_each` is called after each
    // group of givens that was tried.
    std::optional<Constructed> construct(const Construction& construction,
                                         const Cancel& stop = {},
                                         const std::function<void()>& after_each = {},
                                         Cages cages = Cages::AsDrawn);

    // Searches for givens that RemovalRule::OneSolution kept though they are not needed, up to
    // `most` (1 or 2), and removes them from both. Which ones it finds depends on the search.
    void remove_more(Construction& construction,
                     Constructed& constructed,
                     int most,
                     const Cancel& stop = {});

private:
    std::optional<Constructed> remove_givens(const Construction& construction,
                                             Filled filled,
                                             const Cancel& stop,
                                             const std::function<void()>& after_each);

    const Layout& layout_;
    GridMaker grids_;
};

// Puts groups of givens back: the first ones, and another one unless `also` is -1.
Digits with_put_back(const Constructed& constructed, int first, int also);

} // namespace engine
