#pragma once
// Undo and redo. Changes are found by comparing boards, so no inverse is ever written by hand.

#include <utility>
#include <vector>

#include "engine/grid/board.h"

namespace engine {

class History {
public:
    explicit History(Board start) : board_(std::move(start)) {}

    const Board& board() const { return board_; }
    bool can_undo() const { return now_ > 0; }
    bool can_redo() const { return now_ < steps_.size(); }

    // Moves on to the next board; whatever could still be redone is dropped.
    void push(const Board& next);
    void undo();
    void redo();

private:
    struct Change {
        Cell cell;
        Square before;
        Square after;
    };
    using Step = std::vector<Change>;

    Board board_;
    std::vector<Step> steps_;
    std::size_t now_ = 0; // steps_[0..now_) are done, the rest can be redone
};

} // namespace engine
