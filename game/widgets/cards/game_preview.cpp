#include "game/widgets/cards/game_preview.h"

#include <string_view>

#include "engine/rules/layout.h"
#include "game/ui/names.h"
#include "game/widgets/board/empty_grid.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"

namespace game {

void GamePreview::show(const engine::GameSummary& game)
{
    if (game_ && game_->id == game.id && game_->saved == game.saved)
        return;
    game_ = game;
    board_.clear();
    const std::string_view category = game.category;
    const auto layout = engine::find_layout(category.substr(0, category.rfind(' ')));
    if (!layout)
        return;
    const auto grid = empty_grid(*layout);
    if (game.digits.size() == grid->cells().size())
        board_.show(grid, engine::Board(game.digits));
}

void GamePreview::draw(Canvas& canvas,
                       const engine::Translations& texts,
                       const std::string& last) const
{
    board_.draw(canvas);
    if (!game_)
        return;
    Rect line = board_.draw_heading(canvas, category_name(texts, game_->category));
    line.height = board_.scale().font(24);
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    const std::string seed =
        game_->seed.empty()
            ? ""
            : texts.tr(engine::Message{engine::N_("seed {seed}"), {{"seed", game_->seed}}});
    for (const std::string& text : {progress_text(texts, *game_), last, seed}) {
        draw_text(canvas, text, line, quiet, board_.scale());
        line = line.moved(0, line.height);
    }
}

} // namespace game
