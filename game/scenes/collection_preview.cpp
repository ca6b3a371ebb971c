#include "game/scenes/collection_preview.h"

#include <algorithm>

#include "game/scenes/collection_rows.h"
#include "game/ui/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {

void CollectionPreview::show(const OpenCollection& collection, std::optional<std::size_t> index)
{
    if (index && index == index_)
        return;
    index_ = index;
    view_.reset();
    const auto printed = index ? collection.printed(*index) : std::nullopt;
    if (!printed)
        return;
    grid_ = printed->grid;
    board_.emplace(printed->givens);
    view_.emplace(*grid_);
    place_view();
}

void CollectionPreview::place(Rect card, int buttons, Scale scale)
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

void CollectionPreview::place_view()
{
    if (view_ && !board_place_.empty())
        view_->place(board_place_, scale_, 0);
}

void CollectionPreview::draw(Canvas& canvas,
                             const OpenCollection& collection,
                             const engine::Translations& texts) const
{
    draw_card(canvas, card_, scale_);
    if (!index_)
        return;
    if (view_ && !board_place_.empty())
        view_->draw(canvas, *board_, BoardLook{.marks = false, .shadow = false});
    Rect line{texts_.x, texts_.y, texts_.width, scale_.font(28)};
    draw_text(canvas, number_and_name(collection, *index_), line,
              TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
    line = Rect{line.x, line.bottom(), line.width, texts_.bottom() - line.bottom()};
    if (const auto& fault = collection.puzzle(*index_).fault) {
        draw_paragraph(canvas, texts.tr(*fault), line, TextLook{.size = 14, .tint = Paint::Error},
                       scale_);
        return;
    }
    line.height = scale_.font(24);
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    draw_text(canvas, level_text(collection, *index_, texts), line, quiet, scale_);
    draw_text(canvas, state_text(collection, *index_, texts), line.moved(0, line.height), quiet,
              scale_);
}

} // namespace game
