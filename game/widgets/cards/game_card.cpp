#include "game/widgets/cards/game_card.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>

#include "engine/base/message.h"
#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/track.h"

namespace game {
namespace {

constexpr double least_bar = 60; // units; shorter, it would tell nothing

} // namespace

void draw_stamp(Canvas& canvas, Rect square, const engine::GameSummary& game)
{
    const auto category = engine::parse_category(game.category);
    const auto layout = category ? engine::find_layout(category->layout) : std::nullopt;
    if (!layout)
        return;
    draw_thumbnail(canvas, square, *empty_grid(*layout), game.digits);
}

double share_filled(const engine::GameSummary& game)
{
    if (game.cells_to_fill == 0)
        return 0;
    return ratio(game.cells_filled, game.cells_to_fill);
}

std::string progress_text(const engine::Translations& texts, const engine::GameSummary& game)
{
    const int percent = rounded_down(100 * share_filled(game));
    const std::string text = texts.tr("{time}, {percent} % filled");
    return engine::fill_places(
        text, {{"time", short_clock_text(game.elapsed)}, {"percent", std::to_string(percent)}});
}

void draw_game_card(
    Canvas& canvas, Rect area, const engine::GameSummary& game, const GameCard& card, Scale scale)
{
    const int side = std::min(area.height - scale.px(16), scale.px(54));
    const int middle = area.centre().y;
    const Tint quiet = card.ink.value_or(Paint::Ink2);
    const TextLook headline{
        .size = 15, .weight = Weight::SemiBold, .tint = card.ink.value_or(Paint::Ink)};
    const int right = area.right() - scale.px(16);
    int x = area.x + scale.px(16 + 16) + side;
    // Beside a question, the name needs the room of the stamp.
    const bool has_stamp = card.short_detail.empty() ||
                           canvas.width_of(card.headline, font_of(headline, scale)) <= right - x;
    if (has_stamp)
        draw_stamp(canvas, Rect{area.x + scale.px(16), middle - side / 2, side, side}, game);
    else
        x = area.x + scale.px(16);
    const int line = scale.font(20);
    const int bar = scale.px(5);
    const int top = middle - (2 * line + bar + scale.px(6)) / 2;
    int corner = 0;
    if (!card.date.empty()) {
        const TextLook look{.size = 13, .tint = quiet, .align = Align::Right};
        corner = canvas.width_of(card.date, font_of(look, scale));
        draw_text(canvas, card.date, Rect{right - corner, top, corner, line}, look, scale);
    }
    draw_text(canvas, card.headline, Rect{x, top, right - corner - scale.px(8) - x, line}, headline,
              scale);
    const TextLook detail{.size = 14, .tint = quiet};
    const bool fits = card.short_detail.empty() ||
                      canvas.width_of(card.detail, font_of(detail, scale)) <= right - x;
    draw_text(canvas, fits ? card.detail : card.short_detail, Rect{x, top + line, right - x, line},
              detail, scale);
    const Rect track{x, top + 2 * line + scale.px(4), right - x, bar};
    if (track.width >= scale.px(least_bar))
        draw_bar(canvas, track, share_filled(game), card.ink.value_or(Paint::Accent));
}

Box game_line(const GameCard& card)
{
    using namespace box;
    const Tint ink = card.ink.value_or(Paint::Ink);
    const TextLook quiet{
        .size = 13, .weight = Weight::Regular, .tint = card.ink.value_or(Paint::Ink2)};
    const Box name =
        text(card.headline, {.size = 15, .weight = Weight::SemiBold, .tint = ink}).then(12);
    const auto line = [&](const std::string& detail) {
        return row({name, text(detail, quiet).grow()});
    };
    return row({space(16),
                first_that_fits({line(card.detail), line(card.short_detail), name}).size(0).grow(),
                icon(Icon::Next, 18, quiet.tint), space(16)});
}

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
        board_.show(grid, engine::Board(game.digits), PreviewOf::WaitingGame);
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
