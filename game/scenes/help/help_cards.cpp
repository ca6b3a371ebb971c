#include "game/scenes/help/help_cards.h"

#include <algorithm>
#include <utility>

#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

constexpr double picture_side = 132;
constexpr double card_gap = 16;
constexpr double narrowest = 350; // of a card with a picture
constexpr int most_columns = 3;

Box board_of(const HelpPicture& picture)
{
    const auto view = std::make_shared<BoardView>(*picture.grid);
    const auto place = [view, gutter = picture.gutter](Rect area, Scale scale) {
        view->place(area, scale, gutter / 2);
    };
    const auto draw = [view, picture](Canvas& canvas, Rect, Scale) {
        view->draw(canvas, picture.board, picture.look);
    };
    const double side = picture_side - picture.gutter;
    return box::picture(place, draw).size(side).across(side, Side::Start).then(18 + picture.gutter);
}

Box box_of(const HelpCard& card)
{
    using namespace box;
    std::vector<Box> texts{
        text(card.heading, {.size = 17, .weight = Weight::Bold, .face = Face::Numerals})
            .size(with_text(22))
            .then(with_text(6)),
    };
    for (const std::string& each : card.paragraphs)
        texts.push_back(paragraph(each, {.size = 14, .weight = Weight::Regular}).then(6));
    std::vector<Box> all;
    if (card.picture)
        all.push_back(board_of(*card.picture));
    all.push_back(column(texts).size(0).grow());
    return box::card({row(all)}).padding(20, 20);
}

} // namespace

Box help_cards(const std::vector<HelpCard>& cards, Scale scale)
{
    std::vector<Box> all;
    for (const HelpCard& card : cards)
        all.push_back(box_of(card));
    return box::for_width([all = std::move(all), scale](double width) {
        const int fit = static_cast<int>(width / (scale.grown(narrowest) + card_gap));
        return box::grid(all, {.columns = std::clamp(fit, 1, most_columns),
                               .gap_across = card_gap,
                               .gap_down = card_gap});
    });
}

} // namespace game
