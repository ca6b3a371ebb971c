#pragma once
// A board shown large, as a box.

#include <memory>
#include <optional>

#include "engine/grid/board.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

class BoardPreview {
public:
    void show(std::shared_ptr<const engine::Grid> grid, engine::Board board);
    void clear(); // shows no board
    // The board as a square, as large as its width and the room allow.
    Box board();

private:
    void place_view();

    std::shared_ptr<const engine::Grid> grid_;
    std::optional<engine::Board> board_;
    std::optional<BoardView> view_;
    Scale scale_;
    Rect board_place_;
};

} // namespace game
