#pragma once
// What a puzzle must be like to be the one that was asked for: its level, a technique it needs.

#include <memory>
#include <optional>

#include "engine/make/puzzle_spec.h"
#include "engine/rating/rater.h"

namespace engine {

class Goal {
public:
    explicit Goal(const PuzzleSpec& spec) : level_(spec.level), technique_(spec.technique) {}

    Level level_asked() const { return level_; }

    enum class Standing { Below, Met, Above };
    struct Judgement {
        Standing standing;
        Level level; // right where the goal is met; below it, at least this; above it, any
    };
    // How a puzzle stands to what was asked for. One that lies above the level is not looked at
    // further than needed to see that. The answer depends on the puzzle alone; what is worked out
    // for its grid is kept until another one comes.
    Judgement judge(const std::shared_ptr<const Grid>& grid, const Digits& givens);

    // The level of a puzzle, whatever was asked for.
    Level level_of(const std::shared_ptr<const Grid>& grid, const Digits& givens);

private:
    // Null where the grid has cages.
    Rater* rater_for(const std::shared_ptr<const Grid>& grid);

    Level level_;
    const Technique* technique_;
    std::shared_ptr<const Grid> grid_;
    std::unique_ptr<const Chart> chart_;
    std::unique_ptr<Rater> rater_;
};

// Whether puzzles can be asked for that need the technique: the direct ones never are needed.
bool may_be_needed(const Technique* technique);

// The level of a puzzle that has one solution. The teacher does not know the sums of cages yet: on
// grids with cages what singles don't solve is Hard, whatever it needs.
Level level_of(const Puzzle& puzzle);

} // namespace engine
