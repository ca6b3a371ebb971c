#include "game/widgets/game_preview.h"

#include <algorithm>
#include <string_view>

#include "engine/rules/layout.h"
#include "game/ui/box.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/empty_grid.h"
#include "game/widgets/game_card.h"

namespace game {

void GamePreview::show(const engine::GameSummary& game)
{
    if (game_ && game_->id == game.id && game_->saved == game.saved)
        return;
    game_ = game;
    view_.reset();
    const std::string_view category = game.category;
    const auto layout = engine::find_layout(category.substr(0, category.rfind(' ')));
    if (!layout)
        return;
    grid_ = empty_grid(*layout);
    if (game.digits.size() != grid_->cells().size())
        return;
    board_.emplace(game.digits);
    view_.emplace(*grid_);
    place_view();
}

void GamePreview::place(Rect card, int buttons, Scale scale)
{
    using namespace box;
    card_ = card;
    scale_ = scale;
    const double padding = 24;
    const double texts = scale.grown(28 + 3 * 24);
    const double low = buttons / scale.unit;
    const double width = card.width / scale.unit - 2 * padding;
    const double height = card.height / scale.unit - 2 * padding - texts - low - 28;
    const double side = std::max(0.0, std::min(width, height));
    column({
               part(board_place_, side).across(side).then(16),
               part(texts_, texts),
               space().grow(),
               part(buttons_, low),
           })
        .padding(padding, padding)
        .lay_out(card, Unit{scale.unit});
    place_view();
}

void GamePreview::place_view()
{
    if (view_)
        view_->place(board_place_, scale_, 0);
}

void GamePreview::draw(Canvas& canvas,
                       const engine::Translations& texts,
                       const std::string& last) const
{
    draw_card(canvas, card_, scale_);
    if (!game_)
        return;
    if (view_ && !board_place_.empty())
        view_->draw(canvas, *board_, BoardLook{.marks = false, .shadow = false});
    Rect line{texts_.x, texts_.y, texts_.width, scale_.font(28)};
    draw_text(canvas, category_name(texts, game_->category), line,
              TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
    line = Rect{line.x, line.bottom(), line.width, scale_.font(24)};
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    const std::string seed =
        game_->seed.empty()
            ? ""
            : texts.tr(engine::Message{engine::N_("seed {seed}"), {{"seed", game_->seed}}});
    for (const std::string& text : {progress_text(texts, *game_), last, seed}) {
        draw_text(canvas, text, line, quiet, scale_);
        line = line.moved(0, line.height);
    }
}

} // namespace game
