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
    // Whether a puzzle meets the goal whose techniques are all of lower levels, so that only its
    // effort lifts it; otherwise it is below. At first it does.
    void take_lifted(bool takes_lifted) { takes_lifted_ = takes_lifted; }

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
    Rater& rater_for(const std::shared_ptr<const Grid>& grid);

    Level level_;
    const Technique* technique_;
    bool takes_lifted_ = true;
    Cancel cancel_;
    std::shared_ptr<const Grid> grid_;
    std::unique_ptr<const Chart> chart_;
    std::unique_ptr<Rater> rater_;
};

// Whether only the effort makes the puzzle as hard as it was rated: its techniques are easier.
bool is_lifted(const Rating& rating);

// Whether puzzles can be requested that need the technique: direct ones are never needed, and
// boards with cages are not made for a technique.
bool may_be_needed(const Technique* technique);

// The level of a puzzle with one solution. On grids with cages every puzzle that singles and the
// sums of single cages don't solve is Hard, whatever it needs. Tells `cancel` how many of the open
// cells are solved; what is cancelled must not be used.
Level level_of(const Puzzle& puzzle, const Cancel& cancel = {});

} // namespace engine
