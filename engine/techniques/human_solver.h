#pragma once
// Solves like a person: it always applies the easiest technique that finds a step.

#include <vector>

#include "engine/base/cancel.h"
#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

struct Teaching {
    bool has_unique_solution = true;         // allows techniques that assume a unique solution
    Level hardest_level = Level::Diabolical; // excludes techniques of higher levels
};

// Only techniques of sums know the sums of cages. On grids with cages, long reasoning that ignores
// them would help no player, so those techniques are excluded.
Teaching fitted_to(const Grid& grid, Teaching teaching);

// Returns whether the technique has a finder and is not excluded.
bool may_use(const Technique* technique, const Teaching& teaching);

// Returns the first step of the easiest technique that finds one; empty if none does.
Steps find_easiest(const Candidates& candidates,
                   const Teaching& teaching = {},
                   const Cancel& cancel = {});
// Returns every step that is possible now, easiest techniques first.
Steps find_all(const Candidates& candidates, const Teaching& teaching = {});

// The steps from a position to the solution, as far as the techniques lead.
struct Path {
    std::vector<Step> steps;
    Candidates end; // the position after all steps; unsolved if the techniques do not suffice
};
// The path ends early if it is cancelled. Tells `cancel` how many of the open cells are solved.
Path solve_like_a_person(Candidates candidates,
                         const Teaching& teaching = {},
                         const Cancel& cancel = {});

} // namespace engine
