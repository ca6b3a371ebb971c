#pragma once
// What the teacher keeps from one puzzle to the next that has the same grid. For one thread.

#include <memory>

#include "engine/explainer/explainer_rating.h"
#include "engine/rating/rater.h"
#include "game/command_line/judge.h"

namespace game {

class KeptRaters {
public:
    Judge& judge() { return judge_; }

    const engine::Chart& chart_of(const PuzzleInput& puzzle)
    {
        if (chart_ == nullptr || chart_->puzzle_grid() != puzzle.puzzle.grid) {
            rater_.reset();
            explainer_.reset();
            chart_ = std::make_unique<engine::Chart>(puzzle.puzzle.grid);
        }
        return *chart_;
    }
    // Valid until the next call.
    const engine::Rating& rate(const PuzzleInput& puzzle, const engine::Teaching& teaching)
    {
        const engine::Chart& chart = chart_of(puzzle);
        if (rater_ == nullptr)
            rater_ = std::make_unique<engine::Rater>(chart);
        return is_position(puzzle.puzzle)
                   ? rater_->rate(position_of(chart, puzzle.puzzle), teaching)
                   : rater_->rate(puzzle.puzzle.givens, teaching);
    }
    engine::ExplainerRating rate_by_explainer(const PuzzleInput& puzzle)
    {
        const engine::Chart& chart = chart_of(puzzle);
        if (explainer_ == nullptr)
            explainer_ = std::make_unique<engine::ExplainerScale>(chart);
        return explainer_->rate(puzzle.puzzle.givens);
    }

private:
    Judge judge_;
    std::unique_ptr<engine::Chart> chart_;
    std::unique_ptr<engine::Rater> rater_;
    std::unique_ptr<engine::ExplainerScale> explainer_;
};

} // namespace game
