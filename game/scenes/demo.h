#pragma once
// A puzzle that solves itself, digit by digit, by singles alone: something to look at.

#include <optional>

#include "engine/grid/board.h"
#include "engine/grid/puzzle.h"

namespace game {

class Demo {
public:
    // The puzzle needs nothing but naked and hidden singles.
    explicit Demo(engine::Puzzle puzzle);

    // Writes the next digit; when full, starts anew.
    void step();

    const engine::Grid& grid() const { return *puzzle_.grid; }
    const engine::Board& board() const { return board_; }
    std::optional<engine::Cell> last() const { return last_; }
    double share() const; // of the cells to fill, 0 to 1
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
