#pragma once
// A walk along the steps that solve a puzzle: the board before each step, its picture.

#include <optional>

#include "game/scenes/editor/puzzle_study.h"
#include "game/widgets/hint/hint_picture.h"

namespace game {

// The position in which the step is taken; with 0 as with 1, that before all steps.
engine::Candidates position_before(const SolvingPath& path, int step);

class PathWalk {
public:
    // The number of the step that is shown; 0: none.
    int step() const { return step_; }
    void leave();
    // Shows a step of the path, from 1 on. `start` is the board before the first one.
    void show(const SolvingPath& path, engine::Board start, int step);

    // Only while a step is shown.
    const engine::Board& board() const { return *board_; }
    const engine::Step& shown() const { return shown_; }
    const engine::Grid& grid_of_step() const { return chart_->grid(); }
    const HintPicture& picture() const { return picture_; }

private:
    int step_ = 0;
    std::shared_ptr<const engine::Chart> chart_;
    engine::Step shown_;
    std::optional<engine::Board> board_;
    HintPicture picture_;
};

} // namespace game
