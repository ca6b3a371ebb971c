#pragma once
// A board shown large, as a box. Here is the rule for pictures of boards: the digits of a game that
// can still be played are shown nowhere but on its own screen, while its clock runs.

#include <memory>
#include <optional>

#include "engine/grid/board.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

// Whether a game waits on the board that is shown: then only which cells are filled can be seen.
enum class PreviewOf { WaitingGame, NothingSecret };

class BoardPreview {
public:
    void show(std::shared_ptr<const engine::Grid> grid, engine::Board board, PreviewOf what);
    void clear(); // shows no board
    // The board as a square, as large as its width and the room allow.
    Box board();

private:
    void place_view();
    void draw(Canvas& canvas) const;

    std::shared_ptr<const engine::Grid> grid_;
    std::optional<engine::Board> board_;
    PreviewOf what_ = PreviewOf::NothingSecret;
    std::optional<BoardView> view_;
    Scale scale_;
    Rect board_place_;
};

} // namespace game
