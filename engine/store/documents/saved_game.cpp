#include "engine/store/documents/saved_game.h"

namespace engine {

GameSummary summary_of(const SavedGame& game)
{
    return GameSummary{.id = game.id,
                       .category = category_of(game.spec),
                       .seed = game.spec.is_from_elsewhere ? "" : seed_code(game.spec.seed),
                       .elapsed = game.elapsed,
                       .cells_to_fill = game.session.cells_to_fill(),
                       .cells_filled = game.session.cells_filled(),
                       .digits = game.session.board().digits(),
                       .saved = game.saved,
                       .recipe = game.recipe};
}

} // namespace engine
