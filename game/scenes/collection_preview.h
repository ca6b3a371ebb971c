#pragma once
// A puzzle of a collection, shown large: its board, its level, what has become of it.

#include <memory>
#include <optional>
#include <string>

#include "engine/grid/board.h"
#include "game/scenes/open_collection.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board_view.h"

namespace game {

class CollectionPreview {
public:
    // Nothing: shows none.
    void show(const OpenCollection& collection, std::optional<std::size_t> index);
    // The height needed below the board is left free for buttons, in pixels.
    void place(Rect card, int buttons, Scale scale);
    Rect buttons() const { return buttons_; }
    void
    draw(Canvas& canvas, const OpenCollection& collection, const engine::Translations& texts) const;

private:
    void place_view();

    std::optional<std::size_t> index_;
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
