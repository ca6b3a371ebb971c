#include "game/widgets/cards/choice_cards.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr int level_count = engine::count_of(engine::all_levels);

// Bars of increasing height; the number of strong ones shows the level.
void draw_strength(Canvas& canvas, Point at, int strong, Tint tint, Scale scale)
{
    for (int bar = 0; bar < level_count; ++bar) {
        const int height = scale.px(5 + 2 * bar);
        const Rect area{at.x + bar * scale.px(7), at.y - height, scale.px(5), height};
        canvas.rounded(area, scale.px(1),
                       bar < strong ? tint : Tint(Paint::Raised, Paint::Ink, 18));
    }
}

ThumbnailTints thumbnail_tints(const CardLook& look)
{
    ThumbnailTints tints;
    if (look.chosen)
        tints.thick = Paint::Accent;
    if (!look.possible)
        tints.thick = Tint(Paint::Raised, Paint::Ink3, 60);
    return tints;
}

Tint name_tint(const CardLook& look)
{
    if (!look.possible)
        return Paint::Ink3;
    return look.chosen ? Paint::AccentText : Paint::Ink;
}

// Larger boards have larger pictures, as their lines alone look alike.
int picture_side(const engine::Grid& grid, int most)
{
    constexpr double smallest = 4;
    constexpr double largest = engine::max_size;
    if (grid.rows() != grid.size())
        return most; // overlapping squares look like nothing else
    const double share = (grid.size() - smallest) / (largest - smallest);
    return rounded(most * (0.5 + 0.5 * std::min(1.0, share)));
}

// On two lines if it does not fit on one.
void put_name(Canvas& canvas, const CardLook& look, Rect place, Scale scale)
{
    TextLook text{.size = 14, .weight = Weight::SemiBold, .tint = name_tint(look)};
    if (canvas.width_of(look.name, font_of(text, scale)) <= place.width)
        return draw_text(canvas, look.name, place, text, scale);
    text.size = 13;
    const int height = paragraph_height(canvas, look.name, place.width, text, scale);
    const int spare = std::max(0, place.height - height) / 2;
    draw_paragraph(canvas, look.name,
                   Rect{place.x, place.y + spare, place.width, place.height - spare}, text, scale);
}

} // namespace

void draw_squares_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale)
{
    const int name = scale.font(24);
    const int top = face.y + scale.px(8);
    const int most = std::min(face.width - scale.px(24), face.bottom() - name - top);
    const int side = picture_side(look.grid, most);
    draw_thumbnail(canvas, Rect{face.centre().x - side / 2, top + (most - side) / 2, side, side},
                   look.grid, {}, thumbnail_tints(look));
    draw_text(canvas, look.name,
              Rect{face.x + scale.px(4), face.bottom() - name, face.width - scale.px(8), name},
              TextLook{.size = 14,
                       .weight = look.chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = name_tint(look),
                       .align = Align::Centre},
              scale);
}

void draw_rule_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale)
{
    const int side = scale.px(30);
    const int top = face.y + scale.px(9);
    const Rect stamp{face.x + scale.px(10), top, side, side};
    draw_thumbnail(canvas, stamp, look.grid, {}, thumbnail_tints(look));
    const int box = scale.px(16);
    const Rect tick{face.right() - scale.px(10) - box, stamp.centre().y - box / 2, box, box};
    const int x = stamp.right() + scale.px(10);
    put_name(canvas, look, Rect{x, top - scale.px(4), tick.x - scale.px(6) - x, side + scale.px(8)},
             scale);
    const Rect below{stamp.x, stamp.bottom() + scale.px(6), face.right() - scale.px(8) - stamp.x,
                     face.bottom() - stamp.bottom() - scale.px(8)};
    draw_paragraph(canvas, look.about, below,
                   TextLook{.size = 12,
                            .weight = Weight::Regular,
                            .tint = look.possible ? Paint::Ink2 : Paint::Ink3},
                   scale);
    if (!look.chosen)
        return canvas.rounded_border(tick, scale.px(4), 1.5 * scale.unit,
                                     look.possible ? Paint::Ink2 : Paint::Line);
    canvas.rounded(tick, scale.px(4), Paint::Accent);
    draw_icon(canvas, Icon::Check, tick.centre(), box * 7 / 8, Paint::OnAccent);
}

void draw_level_card(
    Canvas& canvas, Rect face, const engine::Translations& texts, LevelLook look, Scale scale)
{
    const int number = number_of(look.level);
    const int left = face.x + scale.px(10);
    const int width = face.width - scale.px(20);
    const Tint quiet = Tint(Paint::Raised, Paint::Ink3, 60);
    const Tint strong = !look.possible ? quiet : look.chosen ? Paint::Accent : Tint(Paint::Ink);
    draw_strength(canvas, Point{left, face.y + scale.px(29)}, number, strong, scale);
    draw_text(
        canvas, std::to_string(number), Rect{left, face.y + scale.px(10), width, scale.px(18)},
        TextLook{
            .size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2, .align = Align::Right},
        scale);
    const int name = scale.font(22);
    draw_text(canvas, level_name(texts, look.level),
              Rect{left, face.bottom() - name - scale.px(7), width, name},
              TextLook{.size = 15,
                       .weight = Weight::SemiBold,
                       .tint = !look.possible ? Tint(Paint::Ink3)
                               : look.chosen  ? Tint(Paint::AccentText)
                                              : Tint(Paint::Ink)},
              scale);
}

void draw_category_stats(Canvas& canvas,
                         Rect place,
                         const engine::Translations& texts,
                         const engine::RecordBook& records,
                         const std::string& category,
                         const std::string& remark,
                         Scale scale)
{
    const int name = scale.font(26);
    draw_text(canvas, category_name(texts, category), Rect{place.x, place.y, place.width, name},
              TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale);
    const int line = scale.font(20);
    const TextLook look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const bool is_long = canvas.width_of(remark, font_of(look, scale)) > place.width;
    const int lines = is_long ? 2 * line_height(look, scale) : line;
    if (is_long)
        draw_paragraph(canvas, remark, Rect{place.x, place.y + name, place.width, lines}, look,
                       scale);
    else
        draw_text(canvas, remark, Rect{place.x, place.y + name, place.width, line}, look, scale);

    const engine::RecordBook::Sum sum = records.sum(category);
    const std::string mean = sum.runs == 0 ? "–" : short_clock_text(sum.time / sum.runs);
    const engine::Record* best = records.best(category);
    const std::array columns = {
        std::pair{texts.tr("Best"), best == nullptr ? "–" : clock_text(best->time)},
        std::pair{texts.tr("Runs"), std::to_string(sum.runs)},
        std::pair{texts.tr("Mean"), mean},
    };
    const int third = place.width / 3;
    const int gap = scale.px(is_long ? 4 : 16);
    Rect column{place.x, place.y + name + lines + gap, third - scale.px(6), line};
    for (const auto& [label, value] : columns) {
        draw_text(canvas, label, column,
                  TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale);
        draw_text(canvas, value, column.moved(0, scale.font(24)),
                  TextLook{.size = 19, .weight = Weight::SemiBold, .face = Face::Numerals}, scale);
        column = column.moved(third, 0);
    }
}

} // namespace game
