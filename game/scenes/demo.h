#pragma once
// A puzzle that solves itself digit by digit, using only singles.

#include <optional>

#include "engine/grid/board.h"
#include "engine/grid/puzzle.h"

namespace game {

class Demo {
public:
    // The puzzle must need only naked and hidden singles.
    explicit Demo(engine::Puzzle puzzle);

    // Writes the next digit, or starts again when the board is full.
    void step();

    const engine::Grid& grid() const { return *puzzle_.grid; }
    const engine::Board& board() const { return board_; }
    std::optional<engine::Cell> last() const { return last_; }
    double share() const; // filled share of the empty cells, 0 to 1
    bool is_full() const { return filled_ == to_fill_; }

private:
    std::optional<engine::Cell> next_single() const;
    engine::DigitSet candidates(engine::Cell cell) const;

    engine::Puzzle puzzle_;
    engine::Board board_;
    std::optional<engine::Cell> last_;
    int to_fill_ = 0;
    int filled_ = 0;
};

} // namespace game
