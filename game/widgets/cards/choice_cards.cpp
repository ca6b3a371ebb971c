#include "game/widgets/cards/choice_cards.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/draw_text.h"

namespace game {

namespace {

constexpr int level_count = engine::count_of(engine::all_levels);
constexpr TextLook stats_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

// Bars of increasing height; the number of strong ones shows the level.
Box strength(int strong, Tint tint)
{
    return box::picture([=](Canvas& canvas, Rect place, Scale scale) {
        for (int bar = 0; bar < level_count; ++bar) {
            const int height = scale.px(5 + 2 * bar);
            const Rect area{place.x + bar * scale.px(7), place.bottom() - height, scale.px(5),
                            height};
            canvas.rounded(area, scale.px(1),
                           bar < strong ? tint : Tint(Paint::Raised, Paint::Ink, 18));
        }
    });
}

// In the middle of its place, as large as `share` of it.
Box stamp_of(const CardLook& look, double share = 1)
{
    ThumbnailTints tints;
    if (look.chosen)
        tints.thick = Paint::Accent;
    if (!look.possible)
        tints.thick = Tint(Paint::Raised, Paint::Ink3, 60);
    return box::picture([=, grid = look.grid](Canvas& canvas, Rect place, Scale) {
        const int side = rounded(share * std::min(place.width, place.height));
        const Point middle = place.centre();
        draw_thumbnail(canvas, Rect{middle.x - side / 2, middle.y - side / 2, side, side}, *grid,
                       {}, tints);
    });
}

// Larger boards have larger pictures, as their lines alone look alike.
double share_of_picture(const engine::Grid& grid)
{
    constexpr double smallest = 4;
    constexpr double largest = engine::max_size;
    if (grid.rows() != grid.size())
        return 1; // overlapping squares look like nothing else
    return 0.5 + 0.5 * std::min(1.0, (grid.size() - smallest) / (largest - smallest));
}

TextLook name_look(const CardLook& look)
{
    return {.size = 14,
            .weight = look.chosen ? Weight::SemiBold : Weight::Medium,
            .tint = !look.possible ? Paint::Ink3
                    : look.chosen  ? Paint::AccentText
                                   : Paint::Ink};
}

// On two lines if it does not fit on one.
Box name_in_two_lines(const CardLook& look)
{
    using namespace box;
    TextLook one_line = name_look(look);
    one_line.weight = Weight::SemiBold;
    TextLook two_lines = one_line;
    two_lines.size = 13;
    return first_that_fits(
        {text(look.name, one_line),
         column({space().grow(), paragraph(look.name, two_lines), space().grow()})});
}

Box checkbox(const CardLook& look)
{
    return box::picture([chosen = look.chosen, possible = look.possible](Canvas& canvas, Rect place,
                                                                         Scale scale) {
               if (!chosen)
                   return canvas.rounded_border(place, scale.px(4), 1.5 * scale.unit,
                                                possible ? Paint::Ink2 : Paint::Line);
               canvas.rounded(place, scale.px(4), Paint::Accent);
               draw_icon(canvas, Icon::Check, place.centre(), place.width * 7 / 8, Paint::OnAccent);
           })
        .size(16)
        .across(16);
}

Box result(const std::string& label, const std::string& value)
{
    using namespace box;
    return column({text(label, stats_look).size(with_text(20)),
                   text(value, {.size = 19, .weight = Weight::SemiBold, .face = Face::Numerals})});
}

} // namespace

Box squares_card(const CardLook& look)
{
    using namespace box;
    TextLook name = name_look(look);
    name.align = Align::Centre;
    return column({stamp_of(look, share_of_picture(*look.grid)).grow(),
                   text(look.name, name).size(with_text(24)).then(-3)})
        .padding(8, 8);
}

Box rule_card(const CardLook& look)
{
    using namespace box;
    const TextLook about{
        .size = 12, .weight = Weight::Regular, .tint = look.possible ? Paint::Ink2 : Paint::Ink3};
    return column({row({stamp_of(look).size(30).then(10),
                        name_in_two_lines(look).size(0).grow().then(6), checkbox(look)})
                       .size(with_text(38))
                       .then(2),
                   paragraph(look.about, about).size(0).grow()})
        .padding(10, 5);
}

Box layout_card(const CardLook& look)
{
    using namespace box;
    return row({stamp_of(look).size(28).then(10), text(look.name, name_look(look)).size(0).grow()})
        .padding(10, 4);
}

Box level_card(const engine::Translations& texts, LevelLook look)
{
    using namespace box;
    const int number = number_of(look.level);
    const Tint quiet = Tint(Paint::Raised, Paint::Ink3, 60);
    const Tint strong = !look.possible ? quiet : look.chosen ? Paint::Accent : Tint(Paint::Ink);
    const Paint name = !look.possible ? Paint::Ink3 : look.chosen ? Paint::AccentText : Paint::Ink;
    return column({row({strength(number, strong).grow(),
                        text(std::to_string(number),
                             {.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2})})
                       .size(19),
                   space().grow(),
                   text(level_name(texts, look.level),
                        {.size = 15, .weight = Weight::SemiBold, .tint = name})
                       .size(with_text(22))
                       .then(-3)})
        .padding(10, 10);
}

Box category_stats(const engine::Translations& texts,
                   const engine::RecordBook& records,
                   const std::string& category,
                   const std::string& remark)
{
    using namespace box;
    const engine::RecordBook::Sum sum = records.sum(category);
    const engine::Record* best = records.best(category);
    return column({text(category_name(texts, category),
                        {.size = 20, .weight = Weight::Bold, .face = Face::Numerals})
                       .size(with_text(26)),
                   paragraph(remark, stats_look).size(with_text(40)),
                   evenly({result(texts.tr("Best"), best == nullptr ? "–" : clock_text(best->time)),
                           result(texts.tr("Runs"), std::to_string(sum.runs)),
                           result(texts.tr("Mean"),
                                  sum.runs == 0 ? "–" : short_clock_text(sum.time / sum.runs))},
                          6)});
}

} // namespace game
