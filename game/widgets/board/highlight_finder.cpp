#include "game/widgets/board/highlight_finder.h"

#include "game/widgets/board/board_drawing.h"

namespace game {
HighlightFinder::HighlightFinder(const engine::Grid& grid, const BoardLook& look) : look_(look)
{
    if (look.tint_peers && look.selection.size() == 1)
        peers_ = &grid.peers_of(look.selection.front());
}

Highlight HighlightFinder::of(const engine::Board& board, engine::Cell cell) const
{
    if (holds(look_.wrong, cell))
        return Highlight::Wrong;
    if (holds(look_.selection, cell))
        return Highlight::Selected;
    if (look_.highlighted != engine::no_digit && board[cell].digit == look_.highlighted)
        return Highlight::Same;
    return peers_ != nullptr && peers_->has(cell) ? Highlight::Peer : Highlight::None;
}

} // namespace game
