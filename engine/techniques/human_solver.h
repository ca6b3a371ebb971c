#pragma once
// Solves like a person: always the easiest technique that leads on.

#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

struct Teaching {
    bool has_unique_solution = true;         // lets techniques be used that rest on it
    Level hardest_level = Level::Diabolical; // leave out techniques of higher levels
};

// No technique knows the sums of cages: where there are any, what is beyond reasoning without them
// is not worth telling, and is left out.
Teaching fitted_to(const Grid& grid, Teaching teaching);

// There is a finder for it, and it is not left out.
bool may_use(const Technique* technique, const Teaching& teaching);

// The first step of the easiest technique that has one; empty when all fail.
Steps find_easiest(const Candidates& candidates, const Teaching& teaching = {});
// Every step that can be taken now, easiest techniques first.
Steps find_all(const Candidates& candidates, const Teaching& teaching = {});

// A path to the solution, step by step.
struct Path {
    std::vector<Step> steps;
    Candidates end; // where the steps lead: solved, unless the techniques do not suffice
};
Path solve_like_a_person(Candidates candidates, const Teaching& teaching = {});

} // namespace engine
