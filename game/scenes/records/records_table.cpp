#include "game/scenes/records/records_table.h"

#include <algorithm>
#include <utility>

#include "engine/base/table.h"
#include "game/ui/icons.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

constexpr TextLook column_heads_look{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook run_initials_look{.size = 15, .weight = Weight::SemiBold};
constexpr TextLook run_time_look{.size = 16, .weight = Weight::SemiBold, .face = Face::Numerals};
constexpr TextLook run_delta_look{.weight = Weight::SemiBold, .face = Face::Numerals};
constexpr TextLook run_date_look{.size = 13, .tint = Paint::Ink2};

TextLook inked_as(TextLook look, Tint tint)
{
    look.tint = tint;
    return look;
}

} // namespace

void draw_elsewhere_mark(Canvas& canvas, Point left, Tint tint, Scale scale)
{
    draw_icon(canvas, Icon::Globe, Point{left.x + scale.px(7), left.y}, scale.px(14), tint);
}

int elsewhere_mark_width(Scale scale)
{
    return scale.px(20);
}

void draw_category_text(Canvas& canvas,
                        Rect place,
                        const CategoryText& text,
                        const TextLook& words,
                        const TextLook& numerals,
                        Scale scale)
{
    const auto fits = [&](const std::string& name, int width) {
        const Font font = fitting(canvas, name, font_of(words, scale), width, scale);
        return canvas.width_of(name, font) <= width;
    };
    Rect beside = place;
    beside.width -= numerals_width(canvas, text.time, font_of(numerals, scale)) + scale.px(8);
    if (fits(text.name, beside.width)) {
        draw_number(canvas, text.time, place, numerals, scale);
        return draw_text(canvas, text.name, beside, words, scale);
    }
    const int line = scale.font(21);
    Rect first{place.x, place.centre().y - line, place.width, line};
    draw_number(canvas, text.time, first.moved(0, line), numerals, scale);
    if (!text.short_name || fits(text.name, first.width))
        return draw_text(canvas, text.name, first, words, scale);
    draw_elsewhere_mark(canvas, {first.x, first.centre().y}, words.tint, scale);
    first.x += elsewhere_mark_width(scale);
    first.width -= elsewhere_mark_width(scale);
    draw_text(canvas, *text.short_name, first, words, scale);
}

void RecordsTable::set(std::vector<Row> rows,
                       const engine::Translations& texts,
                       const TextMeasure& measure,
                       int width,
                       Scale scale)
{
    rows_ = std::move(rows);
    scale_ = scale;
    heads_ = {"#", texts.tr("Name"), texts.tr("Time"), texts.tr("vs best"), texts.tr("Date")};
    best_ = texts.tr("best");
    const auto width_of = [&](Column column, std::string Row::* text, const TextLook& look) {
        std::vector<std::string> all;
        if (column == Column::Delta)
            all.push_back(best_);
        for (const Row& row : rows_)
            all.push_back(row.*text);
        return std::max(
            measure.width_of(heads_[engine::index_of(column)], font_of(column_heads_look, scale_)),
            widest_number(measure, all, font_of(look, scale_)));
    };
    const bool has_marks = std::ranges::any_of(rows_, &Row::is_from_elsewhere);
    columns_ = TableColumns();
    columns_.add(scale.px(28), Align::Left, 5);
    columns_.add(width_of(Column::Name, &Row::initials, run_initials_look) +
                     (has_marks ? elsewhere_mark_width(scale) : 0),
                 Align::Left, 3);
    columns_.add(width_of(Column::Time, &Row::time, run_time_look), Align::Right, 4);
    columns_.add(width_of(Column::Delta, &Row::delta, run_delta_look), Align::Right, 2);
    columns_.add(width_of(Column::Date, &Row::date, run_date_look), Align::Right, 1);
    columns_.fit(width, scale.px(12));
}

void RecordsTable::draw_cell(
    Canvas& canvas, Rect row, Column column, const std::string& text, TextLook look) const
{
    columns_.draw(canvas, row, engine::index_of(column), text, look, scale_);
}

void RecordsTable::draw_heads(Canvas& canvas, Rect area) const
{
    for (std::size_t column = 0; column < heads_.size(); ++column)
        draw_cell(canvas, area, static_cast<Column>(column), heads_[column], column_heads_look);
}

// A line parts it from the row below.
void RecordsTable::draw_row(Canvas& canvas, Rect area, std::size_t place, ButtonState state) const
{
    const Row& row = rows_[place];
    if (place + 1 < rows_.size() && !row.is_chosen && !rows_[place + 1].is_chosen)
        canvas.fill(Rect{area.x, area.bottom(), area.width, scale_.px(1)}, Paint::Line);
    const Tint ink = ink_on_row(state, Paint::Ink);
    const Tint quiet = ink_on_row(state, Paint::Ink2);
    const Tint gold = row.is_chosen ? ink : ink_on_row(state, Paint::Gold);
    if (row.is_best)
        draw_icon(canvas, Icon::Trophy, Point{area.x + scale_.px(8), area.centre().y},
                  scale_.px(18), gold);
    else
        draw_cell(canvas, area, Column::Place, std::to_string(place + 1), TextLook{.tint = quiet});
    draw_name(canvas, area, row, state);
    const Tint numerals = row.is_best ? gold : ink;
    draw_cell(canvas, area, Column::Time, row.time, inked_as(run_time_look, numerals));
    TextLook delta = inked_as(run_delta_look, numerals);
    if (row.is_best)
        delta.face = Face::Text;
    draw_cell(canvas, area, Column::Delta, row.is_best ? best_ : row.delta, delta);
    draw_cell(canvas, area, Column::Date, row.date, inked_as(run_date_look, quiet));
}

void RecordsTable::draw_name(Canvas& canvas, Rect area, const Row& row, ButtonState state) const
{
    const Tint ink = ink_on_row(state, Paint::Ink);
    draw_cell(canvas, area, Column::Name, row.initials, inked_as(run_initials_look, ink));
    const Rect cell = columns_.in(area, engine::index_of(Column::Name));
    if (!row.is_from_elsewhere || cell.empty())
        return;
    const int initials = canvas.width_of(row.initials, font_of(run_initials_look, scale_));
    draw_elsewhere_mark(canvas, {cell.x + initials + scale_.px(6), area.centre().y},
                        row.is_chosen ? ink : ink_on_row(state, Paint::Ink2), scale_);
}

} // namespace game
