#pragma once
// What a puzzle must be like: its level, and a technique it needs.

#include <memory>
#include <optional>

#include "engine/make/puzzle_spec.h"
#include "engine/rating/rater.h"

namespace engine {

class Goal {
public:
    explicit Goal(const PuzzleSpec& spec) : level_(spec.level), technique_(spec.technique) {}

    Level level_asked() const { return level_; }
    // What is judged after this ends when it is cancelled, and must not be used then.
    void obey(const Cancel& cancel);

    enum class Standing { Below, Met, Above };
    struct Judgement {
        Standing standing;
        Level level; // exact if the goal is met; below it, at least this; above it, any level
        bool uses_technique = false; // as far as techniques of the level lead; never without one
    };
    // Compares a puzzle with the request. A puzzle above the level is rated only as far as needed
    // to see that. The answer depends on the puzzle alone; tables for its grid are kept until
    // another grid is used.
    Judgement judge(const std::shared_ptr<const Grid>& grid, const Digits& givens);

    // The level of a puzzle, independent of the request.
    Level level_of(const std::shared_ptr<const Grid>& grid, const Digits& givens);

private:
    // Null if the grid has cages.
    Rater* rater_for(const std::shared_ptr<const Grid>& grid);

    Level level_;
    const Technique* technique_;
    Cancel cancel_;
    std::shared_ptr<const Grid> grid_;
    std::unique_ptr<const Chart> chart_;
    std::unique_ptr<Rater> rater_;
};

// Whether puzzles can be requested that need the technique: direct ones are never needed, and
// boards with cages are not made for a technique.
bool may_be_needed(const Technique* technique);

// The level of a puzzle with one solution. On grids with cages every puzzle that singles and the
// sums of single cages don't solve is Hard, whatever it needs. Tells `cancel` how many of the open
// cells are solved; what is cancelled must not be used.
Level level_of(const Puzzle& puzzle, const Cancel& cancel = {});

} // namespace engine
