// The areas of the parts of the hint card, for a tall card and a wide one.

#include "game/widgets/boxes/box.h"
#include "game/widgets/hint/hint_card.h"

namespace game {
namespace {

Box tall_card(HintCardLayout& places, Scale scale)
{
    using namespace box;
    const bool low = places.card.height < scale.tall(430);
    const auto grown = [&](double usual, double in_low) {
        return scale.grown(low ? in_low : usual);
    };
    return column({
        space(grown(16, 8)),
        part(places.heading, grown(22, 22)).then(grown(6, 2)),
        part(places.bars, 5).then(grown(14, 2)),
        part(places.title, grown(36, 30)).then(grown(12, 2)),
        part(places.body).grow().then(low ? 4 : 8),
        part(places.more, grown(44, 36)).then(grown(4, 6)),
        part(places.remark, grown(26, 0)).then(grown(8, 0)),
        part(places.primary, grown(52, 42)).then(8),
        row({part(places.back).grow().then(8), part(places.close).grow()})
            .size(grown(44, 38))
            .then(grown(20, 8)),
    });
}

Box wide_card(HintCardLayout& places, Scale scale)
{
    using namespace box;
    const bool low = places.low;
    const bool has_remark = places.card.height >= scale.px(250);
    const double width = places.card.width / scale.unit - 28;
    const double title = scale.whole(width * 0.64);
    const double small = scale.whole(width * 0.24);
    // On a low card all buttons are in one row; Back and Close are squares.
    const double more = scale.whole((width - 2 * 44 - 3 * 8) * 0.64);
    return column({
        space(low ? 4 : 8),
        row({part(places.title, title).then(8), part(places.heading).grow()})
            .size(low ? 24 : 30)
            .then(low ? 0 : 3),
        part(places.bars, 4).then(low ? 2 : 6),
        part(places.body).grow().then(low ? 2 : 4),
        part(places.remark, 20).then(4).when(has_remark),
        part(places.more, 44).then(8).when(!low),
        row({
                part(places.back, low ? 44 : small).then(8),
                part(places.primary).grow().then(8),
                part(places.more, more).then(8).when(low),
                part(places.close, low ? 44 : small),
            })
            .size(44)
            .then(low ? 6 : 10),
    });
}

} // namespace

HintCardLayout lay_out_hint_card(Rect card, bool wide, Scale scale)
{
    HintCardLayout places{.card = card, .wide = wide, .low = wide && card.height < scale.px(290)};
    (wide ? wide_card(places, scale) : tall_card(places, scale))
        .padding(14, 0)
        .lay_out(card, Unit{scale.unit});
    return places;
}

// There is no back button and no level, so their areas are used by their neighbours.
HintCardLayout lay_out_question_card(Rect card, bool wide, Scale scale)
{
    HintCardLayout places = lay_out_hint_card(card, wide, scale);
    Rect& beside = wide ? places.primary : places.close;
    const Rect back = places.back;
    beside = Rect{back.x, beside.y, beside.right() - back.x, beside.height};
    places.back = {};
    const Rect body = places.body;
    if (wide) {
        // No heading beside the title, and no bars below it.
        places.title.width = places.bars.width;
        places.title.y += places.bars.height;
        const int top = places.title.bottom();
        places.body = Rect{body.x, top, body.width, body.bottom() - top};
    } else {
        places.more.y = places.primary.y - scale.px(8) - places.more.height;
    }
    return places;
}

} // namespace game
