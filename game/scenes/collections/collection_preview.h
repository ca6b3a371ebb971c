#pragma once
// A puzzle of a collection, shown large: its board, its level, and whether it is begun or solved.

#include <optional>

#include "game/scenes/collections/open_collection.h"
#include "game/widgets/board/board_preview.h"

namespace game {

class CollectionPreview {
public:
    // Without an index it shows no puzzle.
    void show(const OpenCollection& collection, std::optional<std::size_t> index);
    // Leaves a height of `buttons` pixels free below the board.
    void place(Rect card, int buttons, Scale scale) { board_.place(card, buttons, scale); }
    Rect buttons() const { return board_.buttons(); }
    void
    draw(Canvas& canvas, const OpenCollection& collection, const engine::Translations& texts) const;

private:
    std::optional<std::size_t> index_;
    BoardPreview board_;
};

} // namespace game
