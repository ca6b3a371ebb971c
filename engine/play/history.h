#pragma once
// Undo and redo. Changes are found by comparing boards, so no inverse is ever written by hand.

#include <optional>
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

    // The last board that was right, looking back from now; nothing if none was.
    template <typename IsRight>
    std::optional<Board> last_that(IsRight is_right) const
    {
        Board board = board_;
        for (std::size_t step = now_; !is_right(board); --step) {
            if (step == 0)
                return std::nullopt;
            for (const Change& change : steps_[step - 1])
                board.restore(change.cell, change.before);
        }
        return board;
    }

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
