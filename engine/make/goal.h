#pragma once
// What a puzzle must be like to be the one that was asked for: its level, a technique it needs.
// Puzzles of one paper after the other are held against it.

#include <memory>
#include <optional>

#include "engine/make/puzzle_spec.h"
#include "engine/rating/rater.h"

namespace engine {

class Goal {
public:
    explicit Goal(const PuzzleSpec& spec) : level_(spec.level), technique_(spec.technique) {}

    Level level_asked() const { return level_; }

    // The paper of the puzzles that follow. Costs little where it is the same as before.
    void take_up(const std::shared_ptr<const Grid>& grid);

    // How the puzzle stands to what was asked for. One that lies above the level is not looked
    // at further than needed to see that.
    enum class Standing { Below, Met, Above };
    Standing standing_of(const Digits& givens);
    // Of the puzzle that was last held against the goal: right where it met the goal; below it, at
    // least this.
    Level level() const { return found_; }

    // The level of a puzzle on the paper, whatever was asked for.
    Level level_of(const Digits& givens);

private:
    bool is_far_below(const Digits& givens);

    Level level_;
    const Technique* technique_;
    std::shared_ptr<const Grid> grid_;
    std::unique_ptr<const Chart> chart_;
    std::unique_ptr<Rater> rater_;
    Level found_ = Level::Beginner;
};

// Whether puzzles can be asked for that need the technique: the direct ones never are needed.
bool may_be_needed(const Technique* technique);

// The level of a puzzle that has one solution. The teacher does not know the sums of cages yet: on
// paper with cages what singles don't solve is Hard, whatever it needs.
Level level_of(const Puzzle& puzzle);

} // namespace engine
