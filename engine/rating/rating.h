#pragma once
// How hard a puzzle is for a person, and why. A rating does not depend on how the puzzle is turned
// or which digits it uses. It works in rounds: every step of the easiest technique that has any is
// taken at once, then the search starts again with the easiest technique.

#include <vector>

#include "engine/steps/level.h"
#include "engine/techniques/human_solver.h"

namespace engine {

struct TechniqueUses {
    const Technique* technique;
    int uses; // placements of singles; steps up to Medium; rounds of harder techniques

    friend bool operator==(const TechniqueUses&, const TechniqueUses&) = default;
};

// A step without its evidence. Steps of the same round are taken together; those of hard techniques
// may be joined.
struct RatedStep {
    const Technique* technique;
    bool is_placement;
    std::uint16_t round;
    int first_effect; // in Rating::effects
    int effects;
};

struct Rating {
    bool is_solved = false; // with the techniques allowed; otherwise the level is Diabolical
    Level level = Level::Beginner;
    // The sum of costs: for singles of every placement, up to Medium of every step; for harder
    // techniques in each round the cost times the square root of the effects.
    int effort = 0;
    int open_cells = 0; // at the start
    const Technique* hardest = &techniques::full_house;
    int hardest_uses = 0; // 0 if nothing is to be solved
    int bottleneck = 0;   // the fewest effects in any round
    bool rests_on_uniqueness = false;
    bool by_singles = false;         // no other technique is used; closures.h says which kind is
                                     // enough
    std::vector<TechniqueUses> uses; // easiest first
    std::vector<RatedStep> steps;
    std::vector<Candidate> effects;

    double effort_per_cell() const { return open_cells > 0 ? double(effort) / open_cells : 0; }
};

// Rates the puzzle with these givens. Teaching::hardest_level leaves out harder techniques, to
// decide faster whether a puzzle is above a level: it is if it is not solved, or if its level is
// higher.
Rating rate(const Chart& chart, const Digits& givens, const Teaching& teaching = {});

} // namespace engine
