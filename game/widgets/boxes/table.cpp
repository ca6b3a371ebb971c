#include "game/widgets/boxes/table.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"

namespace game {
namespace {

constexpr double least_gap = 12; // units, between columns
constexpr double icon_after = 14;
constexpr double lone_icon = 18;
constexpr double before_icon = 6;

int width_of_cell(const TextMeasure& measure, const TableCell& cell, Scale scale)
{
    const Font font = font_of(cell.look, scale);
    const int text = cell.look.face == Face::Numerals ? numerals_width(measure, cell.text, font)
                                                      : measure.width_of(cell.text, font);
    if (!cell.icon)
        return text;
    return cell.text.empty() ? scale.px(lone_icon) : text + scale.px(before_icon + icon_after);
}

void draw_cell(Canvas& canvas, Rect area, const TableCell& cell, Scale scale)
{
    if (cell.look.face == Face::Numerals)
        draw_number(canvas, cell.text, area, cell.look, scale);
    else
        draw_text(canvas, cell.text, area, cell.look, scale);
    if (!cell.icon)
        return;
    const double side = cell.text.empty() ? lone_icon : icon_after;
    const int before = cell.text.empty() ? 0
                                         : canvas.width_of(cell.text, font_of(cell.look, scale)) +
                                               scale.px(before_icon);
    draw_icon(canvas, *cell.icon, {area.x + before + scale.px(side / 2), area.centre().y},
              scale.px(side), cell.look.tint);
}

} // namespace

class Table::Rows {
public:
    explicit Rows(std::vector<TableColumn> columns)
    {
        for (const TableColumn& column : columns)
            columns_.push_back({column});
    }

    std::size_t add(std::vector<TableCell> cells)
    {
        for (std::size_t column = 0; column < cells.size(); ++column)
            cells[column].look.align = columns_[column].is.align;
        rows_.push_back(std::move(cells));
        return rows_.size() - 1;
    }

    void draw(Canvas& canvas, Rect area, std::size_t row, Scale scale)
    {
        fit(canvas, area.width, scale);
        for (std::size_t column = 0; column < rows_[row].size(); ++column) {
            const Column& place = columns_[column];
            if (place.is_shown)
                draw_cell(canvas, {area.x + place.left, area.y, place.width, area.height},
                          rows_[row][column], scale);
        }
    }

private:
    struct Column {
        TableColumn is;
        int width = 0;
        bool is_shown = true;
        int left = 0; // of its cells, from the left end of the row
    };

    void fit(const TextMeasure& measure, int width, Scale scale)
    {
        if (fitted_to_ == width)
            return;
        fitted_to_ = width;
        for (const std::vector<TableCell>& row : rows_)
            for (std::size_t column = 0; column < row.size(); ++column)
                columns_[column].width =
                    std::max(columns_[column].width, width_of_cell(measure, row[column], scale));
        while (total(scale.px(least_gap)) > width && count() > 1)
            least_important().is_shown = false;
        share(std::max(0, width - total(0)));
    }

    void share(int spare)
    {
        const int gaps = std::max(1, count() - 1);
        int before = 0;
        int shown = 0;
        for (Column& column : columns_) {
            if (!column.is_shown)
                continue;
            column.left = before + spare * shown / gaps;
            before += column.width;
            ++shown;
        }
    }

    Column& least_important()
    {
        return *std::ranges::min_element(columns_, {}, [](const Column& column) {
            return std::pair(!column.is_shown, column.is.importance);
        });
    }

    int total(int gap) const
    {
        int width = -gap;
        for (const Column& column : columns_)
            width += column.is_shown ? column.width + gap : 0;
        return width;
    }

    int count() const { return engine::how_many(columns_, &Column::is_shown); }

    std::vector<Column> columns_;
    std::vector<std::vector<TableCell>> rows_;
    std::optional<int> fitted_to_; // pixels
};

Table::Table(std::vector<TableColumn> columns) : rows_(std::make_shared<Rows>(std::move(columns)))
{
}

Box Table::row(std::vector<TableCell> cells, Line line)
{
    const std::size_t row = rows_->add(std::move(cells));
    return box::picture([rows = rows_, row, line](Canvas& canvas, Rect area, Scale scale) {
        if (line == Line::Above)
            canvas.fill(Rect{area.x, area.y, area.width, scale.px(1)}, Paint::Line);
        rows->draw(canvas, area, row, scale);
    });
}

} // namespace game
