#pragma once
// The lines that a player has drawn between notes.

#include <optional>

#include "engine/grid/board.h"
#include "game/ui/canvas.h"
#include "game/widgets/board/board_geometry.h"

namespace game {

class NotePlaces;

// The links as lines, which avoid digits and each other. They take some time to compute, so that
// they are kept while nothing changes.
class LinkLines {
public:
    // What the lines depend on besides the board.
    struct View {
        Rect area; // of the board
        bool notes_in_places = false;
        friend bool operator==(const View&, const View&) = default;
    };
    void draw(Canvas& canvas,
              const PlacedBoard& placed,
              const engine::Board& board,
              const NotePlaces& places,
              const View& view);

private:
    void compute(const PlacedBoard& placed, const engine::Board& board, const NotePlaces& places);

    std::optional<engine::Board> board_; // as computed
    View view_;
    Shape halo_;
    Shape strong_;
    Shape weak_;
};

} // namespace game
