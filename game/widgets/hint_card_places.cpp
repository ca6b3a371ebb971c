// Where the parts of the hint card stand, in a tall card and in a wide one.

#include <algorithm>

#include "game/widgets/hint_card.h"

namespace game {
namespace {

HintCardPlaces place_tall(Rect card, Scale scale)
{
    const auto tall = [&](double units) {
        return scale.px(units * std::max(1.0, scale.text));
    };
    HintCardPlaces places{.card = card};
    const int side = scale.px(14);
    const int x = card.x + side;
    const int width = card.width - 2 * side;
    const bool low = card.height < tall(430);
    places.heading = Rect{x, card.y + tall(low ? 8 : 16), width, tall(22)};
    places.bars = Rect{x, places.heading.bottom() + tall(low ? 2 : 6), width, scale.px(5)};
    places.title = Rect{x, places.bars.bottom() + tall(low ? 4 : 14), width, tall(36)};
    const int row = tall(low ? 38 : 44);
    const int gap = scale.px(8);
    const int bottom = card.bottom() - tall(low ? 8 : 20);
    places.back = Rect{x, bottom - row, (width - gap) / 2, row};
    places.close = Rect{x + width - places.back.width, places.back.y, places.back.width, row};
    const int high = tall(low ? 42 : 52);
    places.primary = Rect{x, places.back.y - gap - high, width, high};
    const int line = low ? 0 : tall(26);
    places.remark = Rect{x, places.primary.y - tall(low ? 0 : 8) - line, width, line};
    const int small = tall(34);
    places.more = Rect{x, places.remark.y - tall(low ? 6 : 4) - small, width, small};
    const int top = places.title.bottom() + tall(low ? 4 : 12);
    places.body = Rect{x, top, width, places.more.y - gap - top};
    return places;
}

// Back and Close as wide as high, the rest in two parts.
void place_in_one_row(HintCardPlaces& places, Rect row, int gap)
{
    const int side = row.height;
    places.back = Rect{row.x, row.y, side, side};
    places.close = Rect{row.right() - side, row.y, side, side};
    const int free = row.width - 2 * side - 3 * gap;
    const int more = free * 58 / 100;
    places.primary = Rect{places.back.right() + gap, row.y, free - more, side};
    places.more = Rect{places.primary.right() + gap, row.y, more, side};
}

HintCardPlaces place_wide(Rect card, Scale scale)
{
    const bool low = card.height < scale.px(220);
    HintCardPlaces places{.card = card, .wide = true, .low = low};
    const int side = scale.px(14);
    const int x = card.x + side;
    const int width = card.width - 2 * side;
    const int head = scale.px(low ? 24 : 30);
    places.title = Rect{x, card.y + scale.px(low ? 4 : 8), width * 64 / 100, head};
    places.heading = Rect{places.title.right() + scale.px(8), places.title.y,
                          width - places.title.width - scale.px(8), head};
    places.bars = Rect{x, places.title.bottom() + scale.px(low ? 0 : 3), width, scale.px(4)};
    const int row = scale.px(44);
    const int gap = scale.px(8);
    const int bottom = card.bottom() - scale.px(low ? 6 : 10);
    const int top = places.bars.bottom() + scale.px(low ? 2 : 6);
    if (low) {
        place_in_one_row(places, Rect{x, bottom - row, width, row}, gap);
        places.body = Rect{x, top, width, places.back.y - scale.px(2) - top};
        return places;
    }
    const int small = width * 24 / 100;
    places.back = Rect{x, bottom - row, small, row};
    places.close = Rect{x + width - small, bottom - row, small, row};
    places.primary =
        Rect{places.back.right() + gap, bottom - row, width - 2 * small - 2 * gap, row};
    places.more = Rect{x, bottom - row - gap - scale.px(34), width, scale.px(34)};
    const int line = card.height < scale.px(250) ? 0 : scale.px(20);
    places.remark = Rect{x, places.more.y - line - scale.px(4), width, line};
    const int end = line == 0 ? places.more.y : places.remark.y;
    places.body = Rect{x, top, width, end - scale.px(4) - top};
    return places;
}

} // namespace

HintCardPlaces place_hint_card(Rect card, bool wide, Scale scale)
{
    return wide ? place_wide(card, scale) : place_tall(card, scale);
}

} // namespace game
