#include "game/scenes/editor/path_walk.h"

#include <utility>

namespace game {

engine::Candidates position_before(const SolvingPath& path, int step)
{
    engine::Candidates candidates = path.start;
    for (int before = 0; before + 1 < step; ++before)
        apply(path.steps[before], candidates);
    return candidates;
}

void PathWalk::leave()
{
    step_ = 0;
    board_.reset();
    picture_ = {};
}

void PathWalk::show(const SolvingPath& path, engine::Board start, int step)
{
    step_ = step;
    chart_ = path.chart;
    const engine::Candidates candidates = position_before(path, step);
    shown_ = path.steps[step - 1];
    picture_ = proof_of(candidates, shown_);
    board_ = std::move(start);
    for (engine::Cell cell : path.chart->grid().cells()) {
        if ((*board_)[cell].digit == engine::no_digit && !candidates.is_open(cell))
            board_->write_digit(cell, candidates.digit(cell));
    }
}

} // namespace game
