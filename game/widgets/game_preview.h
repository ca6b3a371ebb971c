#pragma once
// A game in progress, shown large: its board, its name, how far it is.

#include <memory>
#include <optional>
#include <string>

#include "engine/grid/board.h"
#include "engine/store/save_folder.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board_view.h"

namespace game {

class GamePreview {
public:
    // Shows nothing if the game's kind of board is unknown.
    void show(const engine::GameSummary& game);
    // The height needed below the board is left free for buttons, in pixels.
    void place(Rect card, int buttons, Scale scale);
    Rect buttons() const { return buttons_; }
    void draw(Canvas& canvas, const engine::Translations& texts, const std::string& last) const;

private:
    void place_view();

    std::optional<engine::GameSummary> game_;
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
