#pragma once
// A puzzle that solves itself step by step with the techniques that a person would use.

#include <memory>
#include <optional>

#include "engine/grid/board.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace game {

class Demo {
public:
    // The techniques must suffice for the puzzle.
    Demo(std::shared_ptr<const engine::Grid> grid, engine::Digits givens);

    // Takes the next step, or starts again when the board is full. A step that places nothing shows
    // as notes what it leaves.
    void step();

    const engine::Grid& grid() const { return chart_->grid(); }
    const engine::Board& board() const { return board_; }
    const engine::Cells& changed() const { return changed_; }         // by the last step
    const engine::Technique* technique() const { return technique_; } // of the last step, or null
    double share() const; // filled share of the empty cells, 0 to 1
    bool is_full() const { return candidates_.is_solved(); }

private:
    void start();
    void take(const engine::Step& step);
    void place(engine::Candidate digit);

    std::shared_ptr<const engine::Chart> chart_;
    engine::Digits givens_;
    engine::Candidates candidates_;
    engine::Board board_;
    engine::Cells changed_;
    const engine::Technique* technique_ = nullptr;
    int to_fill_ = 0;
};

} // namespace game
