#include "engine/techniques/human_solver.h"

#include <algorithm>

namespace engine {

Teaching fitted_to(const Grid& grid, Teaching teaching)
{
    if (!grid.cages().empty())
        teaching.hardest_level = std::min(teaching.hardest_level, Level::Extreme);
    return teaching;
}

bool may_use(const Technique* technique, const Teaching& teaching)
{
    return technique->standing.level <= teaching.hardest_level &&
           (teaching.has_unique_solution || !technique->needs_unique_solution);
}

Steps find_easiest(const Candidates& candidates, const Teaching& teaching, const Cancel& cancel)
{
    Steps steps(Want::First, cancel);
    for (const Technique* technique : all_techniques()) {
        if (may_use(technique, teaching))
            steps.look_for(technique, candidates);
        if (!steps.empty() || steps.is_cancelled())
            break;
    }
    return steps;
}

Steps find_all(const Candidates& candidates, const Teaching& teaching)
{
    Steps steps(Want::All);
    for (const Technique* technique : all_techniques()) {
        if (may_use(technique, teaching))
            steps.look_for(technique, candidates);
    }
    return steps;
}

Path solve_like_a_person(Candidates candidates, const Teaching& teaching, const Cancel& cancel)
{
    Path path{{}, std::move(candidates)};
    const auto open = static_cast<std::size_t>(path.end.open_cells().count());
    while (!path.end.is_solved() && !cancel.is_asked()) {
        cancel.tell(open - static_cast<std::size_t>(path.end.open_cells().count()), open);
        std::vector<Step> found = find_easiest(path.end, teaching, cancel).take();
        if (found.empty())
            break;
        apply(found.front(), path.end);
        path.steps.push_back(std::move(found.front()));
    }
    return path;
}

} // namespace engine
