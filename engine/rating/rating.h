#pragma once
// How hard a puzzle is for a person, and why. A rating does not depend on how the puzzle is turned
// or its digits are named. It goes in rounds: every step of the easiest technique that has any is
// taken at once, then it begins again with the easiest.

#include <vector>

#include "engine/steps/level.h"
#include "engine/techniques/human_solver.h"

namespace engine {

struct TechniqueUses {
    const Technique* technique;
    int uses; // placements of singles; steps up to Medium; rounds of what is harder

    friend bool operator==(const TechniqueUses&, const TechniqueUses&) = default;
};

// A step without its evidence. Steps of the same round are taken together; those of hard techniques
// may be joined.
struct RatedStep {
    const Technique* technique;
    bool is_placement;
    std::uint16_t round;
    std::uint32_t first_effect; // in Rating::effects
    std::uint32_t effects;
};

struct Rating {
    bool is_solved = false; // with the techniques allowed; if not, the level is Diabolical
    Level level = Level::Beginner;
    // Cost by cost: every placement of a single; every step up to Medium; of harder techniques, in
    // each round the square root of what it places or removes.
    int effort = 0;
    int open_cells = 0; // at the start
    const Technique* hardest = &techniques::full_house;
    int hardest_uses = 0; // of techniques of the hardest level
    int bottleneck = 0;   // the fewest effects a round had to offer
    bool rests_on_uniqueness = false;
    bool by_singles = false;         // no other technique; of which kind: see closures.h
    std::vector<TechniqueUses> uses; // easiest first
    std::vector<RatedStep> steps;
    std::vector<Candidate> effects;

    double effort_per_cell() const { return open_cells > 0 ? double(effort) / open_cells : 0; }
};

// Of a puzzle by its givens. Teaching::hardest_level leaves out harder techniques, so that one may
// ask sooner whether a puzzle is above a level: it is if it is not solved, or its level is higher.
Rating rate(const Chart& chart, const Digits& givens, const Teaching& teaching = {});
// Two ratings are alike when all but their steps agrees.
bool are_alike(const Rating& one, const Rating& other);

} // namespace engine
