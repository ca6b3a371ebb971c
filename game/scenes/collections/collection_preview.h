#pragma once
// A puzzle of a collection, shown large: its board, its level, and whether it is begun or solved.

#include <optional>
#include <vector>

#include "game/scenes/collections/open_collection.h"
#include "game/widgets/board/board_preview.h"

namespace game {

class CollectionPreview {
public:
    // Without an index it shows no puzzle.
    void show(const OpenCollection& collection, std::optional<std::size_t> index);
    // With these boxes at its foot.
    Box card(const OpenCollection& collection,
             const engine::Translations& texts,
             std::vector<Box> foot);

private:
    std::optional<std::size_t> index_;
    BoardPreview board_;
};

} // namespace game
