#pragma once
// What each cell of a board is highlighted as.

#include <vector>

#include "game/motion/highlight_motion.h"
#include "game/widgets/board/board_view.h"

namespace game {

class HighlightFinder {
public:
    HighlightFinder(const engine::Grid& grid, const BoardLook& look);

    Highlight of(const engine::Board& board, engine::Cell cell) const;

private:
    const BoardLook& look_;
    const engine::CellSet* peers_ = nullptr; // of the selected cell
};

} // namespace game
