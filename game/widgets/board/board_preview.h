#pragma once
// A card with a board shown large, some lines of text below it, and room for buttons at its foot.

#include <memory>
#include <optional>
#include <string_view>

#include "engine/grid/board.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

class BoardPreview {
public:
    void show(std::shared_ptr<const engine::Grid> grid, engine::Board board);
    void clear(); // shows no board
    // The board as a square, as large as its width and the room allow.
    Box board();
    // Leaves this height free at the foot of the card, in pixels.
    void place(Rect card, int buttons, Scale scale);
    Rect buttons() const { return buttons_; }
    // The card and the board.
    void draw(Canvas& canvas) const;
    // Draws the first line below the board; returns the room for further lines.
    Rect draw_heading(Canvas& canvas, std::string_view heading) const;
    const Scale& scale() const { return scale_; }

private:
    void place_view();
    void draw_board(Canvas& canvas) const;

    std::shared_ptr<const engine::Grid> grid_;
    std::optional<engine::Board> board_;
    std::optional<BoardView> view_;
    Scale scale_;
    Rect card_;
    Rect board_place_;
    Rect texts_;
    Rect buttons_;
};

} // namespace game
