#include "game/widgets/play/run_result.h"

#include <algorithm>

#include "engine/base/table.h"
#include "game/ui/rounding.h"
#include "game/widgets/gem.h"
#include "game/widgets/play/run_marks.h"

namespace game {

void draw_score(Canvas& canvas, Rect area, const ScoreLook& look, Scale scale)
{
    constexpr double capitals = 0.73; // of the size
    const Font small{Face::Text, Weight::SemiBold, scale.px(look.unit_size)};
    const int gap = scale.px(12);
    Font large{Face::Numerals, Weight::Bold, scale.px(look.size)};
    const int beside = canvas.width_of(look.unit, small) + gap;
    const int both = rounded(capitals * (large.size + small.size)) + gap;
    const bool is_below =
        canvas.width_of(look.score, large) + beside > area.width && both <= area.height;
    const int room = area.width - (is_below ? 0 : beside);
    while (large.size > small.size && canvas.width_of(look.score, large) > room)
        large.size -= 2;
    const int middle =
        area.centre().y - (is_below ? rounded(capitals / 2 * small.size) + gap / 2 : 0);
    canvas.text(look.score, Point{area.x, middle}, Align::Left, large,
                look.is_gold ? Paint::Gold : Paint::Ink);
    if (is_below) {
        const int lower = rounded(capitals / 2 * (large.size + small.size)) + gap;
        canvas.text(look.unit, Point{area.x, middle + lower}, Align::Left, small, Paint::Ink2);
        return;
    }
    const int lower = rounded(capitals / 2 * (large.size - small.size));
    const int from = area.x + canvas.width_of(look.score, large) + gap;
    canvas.text(look.unit, Point{from, middle + lower}, Align::Left, small, Paint::Ink2);
}

void draw_rung_boxes(Canvas& canvas, Rect area, const RungBoxesLook& look, Scale scale)
{
    const int count = static_cast<int>(engine::sprint_rung_count);
    const int framed = look.share ? std::min(look.finished, count - 1) : look.finished - 1;
    for (int rung = 0; rung < count; ++rung) {
        const Rect place = place_in_row(area, rung, count, scale.px(4));
        const bool is_done = rung < look.finished;
        const bool is_framed = rung == framed;
        if (is_done || is_framed)
            canvas.rounded(place, scale.px(7), is_framed ? Paint::Raised : Paint::Hover);
        canvas.rounded_border(place, scale.px(7), (is_framed ? 2 : 1.25) * scale.unit,
                              is_framed ? Paint::Ink : Paint::Line);
        if (is_framed && !is_done && *look.share > 0)
            draw_way(canvas, place, *look.share, scale);
        draw_gem(canvas,
                 {.rung = engine::enumerator_at<engine::SprintRung>(rung),
                  .state = is_done     ? GemState::Done
                           : is_framed ? GemState::Current
                                       : GemState::Open},
                 place.centre(), 0.3 * place.height);
    }
}

void draw_with_remark(Canvas& canvas, Rect area, const RemarkLook& look, Scale scale)
{
    const TextLook label{.size = 15, .tint = Tint(Paint::Ink).faded(look.opacity)};
    const TextLook remark{
        .size = 13, .weight = Weight::Regular, .tint = Tint(Paint::Ink2).faded(look.opacity)};
    draw_text(canvas, look.label, area, label, scale);
    const int from = canvas.width_of(look.label, font_of(label, scale)) + scale.px(10);
    const int wide = canvas.width_of(look.remark, font_of(remark, scale));
    if (look.remark.empty() || from + wide > area.width)
        return;
    draw_text(canvas, look.remark, Rect{area.x + from, area.y, area.width - from, area.height},
              remark, scale);
}

void draw_result_row(Canvas& canvas, Rect area, bool is_gold, Scale scale)
{
    const int above = scale.px(2);
    const Rect inside{area.x, area.y + above, area.width, area.height - 2 * above};
    canvas.rounded(inside, scale.px(9), is_gold ? Paint::GoldSoft : Paint::Raised);
    canvas.rounded_border(inside, scale.px(9), 2 * scale.unit, is_gold ? Paint::Gold : Paint::Ink2);
}

} // namespace game
