#include "game/widgets/table_columns.h"

#include "engine/base/count.h"

namespace game {

void TableColumns::add(int width, Align align, int importance)
{
    columns_.push_back({width, align, importance});
}

void TableColumns::fit(int width, int gap)
{
    while (total(gap) > width && count() > 1) {
        Column* least = nullptr;
        for (Column& column : columns_) {
            if (column.is_shown && (least == nullptr || column.importance < least->importance))
                least = &column;
        }
        least->is_shown = false;
    }
    const int gaps = count() - 1;
    const int spare = std::max(0, width - total(0));
    int before = 0;
    int shown = 0;
    for (Column& column : columns_) {
        if (!column.is_shown)
            continue;
        column.left = before + (gaps == 0 ? 0 : spare * shown / gaps);
        before += column.width;
        ++shown;
    }
}

Rect TableColumns::in(Rect row, std::size_t column) const
{
    const Column& found = columns_[column];
    if (!found.is_shown)
        return {};
    return Rect{row.x + found.left, row.y, found.width, row.height};
}

int TableColumns::total(int gap) const
{
    int width = -gap;
    for (const Column& column : columns_)
        width += column.is_shown ? column.width + gap : 0;
    return width;
}

int TableColumns::count() const
{
    return engine::how_many(columns_, &Column::is_shown);
}

void TableColumns::draw(Canvas& canvas,
                        Rect row,
                        std::size_t column,
                        const std::string& text,
                        TextLook look,
                        Scale scale) const
{
    const Rect cell = in(row, column);
    if (cell.empty())
        return;
    look.align = columns_[column].align;
    if (look.face == Face::Numerals)
        draw_number(canvas, text, cell, look, scale);
    else
        draw_text(canvas, text, cell, look, scale);
}

int widest_number(const TextMeasure& measure, const std::vector<std::string>& texts, Font font)
{
    int width = 0;
    for (const std::string& text : texts)
        width =
            std::max({width, numerals_width(measure, text, font), measure.width_of(text, font)});
    return width;
}

} // namespace game
