#include "game/scenes/help/help_cards.h"

#include <algorithm>
#include <utility>

#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr TextLook card_heading_look{.size = 17, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook card_text_look{.size = 14, .weight = Weight::Regular};
constexpr double card_padding = 20;
constexpr double card_gap = 16;
constexpr double picture_side = 132;
constexpr double narrowest = 350; // of a card with a picture
constexpr int most_columns = 3;

} // namespace

HelpCards::HelpCards(std::vector<HelpCard> cards)
{
    for (HelpCard& card : cards) {
        Shown shown{.card = std::move(card), .view = {}, .area = {}, .text = {}};
        if (shown.card.picture)
            shown.view.emplace(*shown.card.picture->grid);
        cards_.push_back(std::move(shown));
    }
}

int HelpCards::place(Rect content, const TextMeasure& measure, Scale scale)
{
    scale_ = scale;
    const int between = scale.px(card_gap);
    const int fit = content.width / (scale.tall(narrowest) + between);
    const int columns = std::clamp(fit, 1, most_columns);
    const int width = (content.width - (columns - 1) * between) / columns;
    int y = content.y;
    for (std::size_t first = 0; first < cards_.size(); first += columns) {
        const std::size_t end = std::min(cards_.size(), first + columns);
        int height = 0;
        for (std::size_t index = first; index < end; ++index) {
            const int x = content.x + static_cast<int>(index - first) * (width + between);
            cards_[index].area = Rect{x, y, width, 0};
            height = std::max(height, place_inside(cards_[index], measure));
        }
        for (std::size_t index = first; index < end; ++index)
            cards_[index].area.height = height;
        y += height + between;
    }
    return y - between;
}

int HelpCards::place_inside(Shown& shown, const TextMeasure& measure) const
{
    const int pad = scale_.px(card_padding);
    const Rect inner{shown.area.x + pad, shown.area.y + pad, shown.area.width - 2 * pad, 0};
    const int side = shown.view ? scale_.px(picture_side) : 0;
    const int beside = shown.view ? side + scale_.px(18) : 0;
    if (shown.view) {
        const double gutter = shown.card.picture->gutter;
        const int board = side - scale_.px(gutter);
        shown.view->place(Rect{inner.x, inner.y, board, board}, scale_, gutter / 2);
    }
    shown.text = Rect{inner.x + beside, inner.y, inner.width - beside, 0};
    int height = scale_.tall(28);
    for (const std::string& text : shown.card.paragraphs)
        height += paragraph_height(measure, text, shown.text.width, card_text_look, scale_) +
                  scale_.px(6);
    shown.text.height = height;
    return std::max(height, side) + 2 * pad;
}

void HelpCards::draw(Canvas& canvas) const
{
    for (const Shown& shown : cards_) {
        draw_card(canvas, shown.area, scale_);
        if (shown.view)
            shown.view->draw(canvas, shown.card.picture->board, shown.card.picture->look);
        draw_text_of(canvas, shown);
    }
}

void HelpCards::draw_text_of(Canvas& canvas, const Shown& shown) const
{
    Rect line{shown.text.x, shown.text.y, shown.text.width, scale_.tall(22)};
    draw_text(canvas, shown.card.heading, line, card_heading_look, scale_);
    line.y += scale_.tall(28);
    for (const std::string& text : shown.card.paragraphs) {
        line.height = paragraph_height(canvas, text, line.width, card_text_look, scale_);
        draw_paragraph(canvas, text, line, card_text_look, scale_);
        line.y = line.bottom() + scale_.px(6);
    }
}

} // namespace game
