#include "game/widgets/cards/game_preview.h"

#include <string_view>

#include "engine/rules/layout.h"
#include "game/ui/names.h"
#include "game/widgets/board/empty_grid.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/cards/game_card.h"

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

Box GamePreview::card(const engine::Translations& texts, const std::string& last, const Box& button)
{
    using namespace box;
    const TextLook heading{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    std::vector<Box> all{board_.board().then(16)};
    if (game_) {
        all.push_back(text(category_name(texts, game_->category), heading).size(with_text(28)));
        all.push_back(text(progress_text(texts, *game_), quiet).size(with_text(24)));
        all.push_back(text(last, quiet).size(with_text(24)));
        const engine::Message seed{engine::N_("seed {seed}"), {{"seed", game_->seed}}};
        all.push_back(text(texts.tr(seed), quiet).size(with_text(24)).when(!game_->seed.empty()));
    }
    all.push_back(space(12).grow());
    all.push_back(button);
    return box::card(all).padding(24, 24);
}

} // namespace game
