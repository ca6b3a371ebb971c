#pragma once
// The possible digits of empty cells, shown as if they were notes: those that no cell seen from
// there holds. See BoardLook::possible.

#include <optional>
#include <span>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"

namespace game {

class PossibleDigits {
public:
    // Returns the board with them among the centre notes, valid until the next call. It is worked
    // out again only if the board is another one than the last time; the grid must be the same.
    const engine::Board& added_to(const engine::Board& board, const engine::Grid& grid);
    // What the last call added, by cell: without notes of the player. Empty before the first call.
    std::span<const engine::DigitSet> added() const { return added_; }

private:
    std::optional<engine::Board> before_;
    std::optional<engine::Board> with_;
    std::vector<engine::DigitSet> added_;
};

} // namespace game
