#pragma once
// Undo and redo. Changes are found by comparing boards, so that no action needs an inverse.

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
    std::size_t position() const { return now_; } // the number of steps done

    // Appends the next board and drops everything that could still be redone.
    void push(const Board& next);
    void undo();
    void redo();

    // Returns the most recent board, from the current one backwards, that satisfies the predicate;
    // nothing if none does.
    template <typename Predicate>
    std::optional<Board> last_with(Predicate is_correct) const
    {
        Board board = board_;
        for (std::size_t step = now_; !is_correct(board); --step) {
            if (step == 0)
                return std::nullopt;
            take_back(steps_[step - 1], board);
        }
        return board;
    }

private:
    struct SquareChange {
        Cell cell;
        Square before;
        Square after;
    };
    struct Step {
        std::vector<SquareChange> squares;
        DrawingChange drawing;
    };
    static void take_back(const Step& step, Board& board);

    Board board_;
    std::vector<Step> steps_;
    std::size_t now_ = 0; // steps_[0..now_) are done, the rest can be redone
};

} // namespace engine
