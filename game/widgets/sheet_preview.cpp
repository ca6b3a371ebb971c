#include "game/widgets/sheet_preview.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <variant>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
#include "game/ui/scale.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::SheetAlign;
using engine::SheetArea;
using engine::SheetLine;
using engine::SheetText;

// In units, as everywhere on the screen.
constexpr double smallest_legible = 12;
constexpr double smallest_symbol = 7.5;
constexpr std::size_t longest_symbol = 2; // characters: "16"

Tint tint_of(engine::Grey grey)
{
    return {Paint::Black, Paint::White, rounded(grey * 100)};
}

Align align_of(SheetAlign align)
{
    switch (align) {
    case SheetAlign::Left:
        return Align::Left;
    case SheetAlign::Centre:
        return Align::Centre;
    case SheetAlign::Right:
        return Align::Right;
    }
    return Align::Left;
}

class PagePreview {
public:
    PagePreview(Canvas& canvas, Rect paper, double pixels_in_point, Scale screen)
        : canvas_(canvas), paper_(paper), scale_(pixels_in_point), screen_(screen)
    {
    }

    void operator()(const SheetArea& area)
    {
        const Point corner = at(area.corner);
        const Point end = at({area.corner.x + area.width, area.corner.y + area.height});
        canvas_.fill(Rect{corner.x, corner.y, end.x - corner.x, end.y - corner.y},
                     tint_of(area.grey));
    }

    void operator()(const engine::SheetPolygon& polygon)
    {
        const engine::PaperPoint first = polygon.corners.front();
        Shape shape(canvas_.memory());
        Spots spots;
        for (const engine::PaperPoint& corner : polygon.corners)
            spots.push_back({(corner.x - first.x) * scale_, (corner.y - first.y) * scale_});
        add_polygon(shape, spots);
        canvas_.shape(shape, at(first), tint_of(polygon.grey));
    }

    // A dashed line would flicker where its dashes are smaller than pixels.
    void operator()(const SheetLine& line)
    {
        const int width = std::max(1, rounded(line.width * scale_));
        const Point from = at(line.from);
        const Point to = at(line.to);
        const Tint tint = tint_of(line.dash > 0 ? std::max(line.grey, 0.55) : line.grey);
        const int beyond = line.end == engine::LineEnd::Square ? width / 2 : 0;
        if (from.y == to.y)
            return canvas_.fill(Rect{std::min(from.x, to.x) - beyond, from.y - width / 2,
                                     std::abs(to.x - from.x) + 2 * beyond, width},
                                tint);
        if (from.x == to.x)
            return canvas_.fill(Rect{from.x - width / 2, std::min(from.y, to.y) - beyond, width,
                                     std::abs(to.y - from.y) + 2 * beyond},
                                tint);
        Shape slanted(canvas_.memory());
        add_line(slanted, {Spot{0, 0}, Spot::at(to.x - from.x, to.y - from.y)}, width);
        canvas_.shape(slanted, from, tint);
    }

    void operator()(const SheetText& text)
    {
        const int size = rounded(text.size * scale_);
        const Font font{Face::Text,
                        text.weight == engine::SheetWeight::Bold ? Weight::Bold : Weight::Regular,
                        size};
        if (can_be_read(text, size) && !text.is_upside_down)
            canvas_.text(text.text, at(text.at), align_of(text.align), font, tint_of(text.grey));
        else
            draw_bar(text, std::max(1, size));
    }

private:
    bool can_be_read(const SheetText& text, int size) const
    {
        const bool is_symbol = text.text.size() <= longest_symbol;
        return size >= (is_symbol ? smallest_symbol : smallest_legible) * screen_.unit;
    }

    // In its place, as wide as the text is.
    void draw_bar(const SheetText& text, int size)
    {
        const int characters = engine::count_of(text.text);
        const int width = std::max(1, size * characters / 2);
        const int height = std::max(1, size / 2);
        const Point middle = at(text.at);
        const bool goes_left = (text.align == SheetAlign::Right) != text.is_upside_down;
        int left = goes_left ? middle.x - width : middle.x;
        if (text.align == SheetAlign::Centre)
            left = middle.x - width / 2;
        canvas_.fill(Rect{left, middle.y - height / 2, width, height},
                     tint_of(std::max(text.grey, 0.6)));
    }

    Point at(engine::PaperPoint point) const
    {
        return {paper_.x + rounded(point.x * scale_), paper_.y + rounded(point.y * scale_)};
    }

    Canvas& canvas_;
    Rect paper_;
    double scale_; // pixels in a point
    Scale screen_;
};

// The largest rectangle with the shape of the paper in the middle of the place.
Rect paper_in(Rect place, engine::PaperSize paper)
{
    const double scale = std::min(place.width / paper.width, place.height / paper.height);
    const int width = rounded_down(paper.width * scale);
    const int height = rounded_down(paper.height * scale);
    return {place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width,
            height};
}

} // namespace

void draw_sheet_preview(
    Canvas& canvas, const engine::Sheet* sheet, engine::PaperSize paper, Rect place, Scale scale)
{
    const Rect page = paper_in(place, paper);
    canvas.shadow(page, scale.px(2), ShadowKind::Board);
    canvas.fill(page, Paint::White);
    if (sheet == nullptr)
        return;
    canvas.push_clip(page);
    PagePreview preview(canvas, page, page.width / sheet->size.width, scale);
    for (const engine::SheetPart& part : sheet->parts)
        std::visit(preview, part);
    canvas.pop_clip();
}

void draw_covered_sheet(
    Canvas& canvas, std::string_view why, engine::PaperSize paper, Rect place, Scale scale)
{
    draw_sheet_preview(canvas, nullptr, paper, place, scale);
    const TextLook look{.size = 14, .tint = Paint::Black};
    const Rect page = paper_in(place, paper);
    const Rect text = page.inset(page.width / 10);
    draw_paragraph(canvas, why, text, look, scale);
}

} // namespace game
