#pragma once
// The possible digits of empty cells (engine/play/possible_digits.h), shown as if they were notes,
// and the others, to be struck where they are noted. See BoardLook::possible.

#include <optional>
#include <span>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"

namespace game {

class PossibleDigits {
public:
    // Each is worked out again only if the board is another one than the last time; the grid must
    // be the same. Returns the board with them among the centre notes, valid until the next call.
    const engine::Board& added_to(const engine::Board& board, const engine::Grid& grid);
    // What the last call added, by cell: without notes of the player. Empty before the first call.
    std::span<const engine::DigitSet> added() const { return added_; }

    // By cell, the digits that are not possible there.
    std::span<const engine::DigitSet> impossible_on(const engine::Board& board,
                                                    const engine::Grid& grid);

private:
    std::optional<engine::Board> before_; // with_ and added_ follow from it
    std::optional<engine::Board> with_;
    std::vector<engine::DigitSet> added_;
    std::optional<engine::Board> judged_; // impossible_ follows from it
    std::vector<engine::DigitSet> impossible_;
};

} // namespace game
