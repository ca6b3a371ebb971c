#include "game/print/sheet_drawing.h"

#include <numbers>

#include "game/print/cairo_handles.h"

namespace game {

namespace {

using engine::SheetAlign;
using engine::SheetArea;
using engine::SheetLine;
using engine::SheetText;

class SheetDrawing {
public:
    SheetDrawing(cairo_t* cairo, const PrintFonts& fonts) : cairo_(cairo), fonts_(fonts) {}

    void operator()(const SheetArea& area)
    {
        set_grey(area.grey);
        cairo_rectangle(cairo_, area.corner.x, area.corner.y, area.width, area.height);
        cairo_fill(cairo_);
    }

    void operator()(const engine::SheetPolygon& polygon)
    {
        set_grey(polygon.grey);
        for (const engine::PaperPoint& corner : polygon.corners)
            cairo_line_to(cairo_, corner.x, corner.y);
        cairo_fill(cairo_);
    }

    void operator()(const SheetLine& line)
    {
        set_grey(line.grey);
        cairo_set_line_width(cairo_, line.width);
        cairo_set_line_cap(cairo_, line.end == engine::LineEnd::Square ? CAIRO_LINE_CAP_SQUARE
                                                                       : CAIRO_LINE_CAP_BUTT);
        const double dashes[] = {line.dash, line.gap};
        cairo_set_dash(cairo_, dashes, line.dash > 0 ? 2 : 0, 0);
        cairo_move_to(cairo_, line.from.x, line.from.y);
        cairo_line_to(cairo_, line.to.x, line.to.y);
        cairo_stroke(cairo_);
    }

    void operator()(const SheetText& text)
    {
        set_grey(text.grey);
        cairo_save(cairo_);
        cairo_translate(cairo_, text.at.x, text.at.y);
        if (text.is_upside_down)
            cairo_rotate(cairo_, std::numbers::pi);
        double x = -left_part(text.align) * width_of(text);
        for (const PrintFonts::Part& part : fonts_.parts(text.text, text.size, text.weight)) {
            cairo_set_font_face(cairo_, part.face);
            cairo_set_font_size(cairo_, text.size);
            cairo_move_to(cairo_, x, fonts_.figure_height(text.weight) * text.size / 2);
            cairo_show_text(cairo_, part.text.c_str());
            x += part.width;
        }
        cairo_restore(cairo_);
    }

private:
    void set_grey(engine::Grey grey) { cairo_set_source_rgb(cairo_, grey, grey, grey); }

    double width_of(const SheetText& text) const
    {
        return fonts_.width_of(text.text, text.size, text.weight);
    }

    // The share of the text that is left of its position.
    static double left_part(SheetAlign align)
    {
        switch (align) {
        case SheetAlign::Left:
            return 0;
        case SheetAlign::Centre:
            return 0.5;
        case SheetAlign::Right:
            return 1;
        }
        return 0;
    }

    cairo_t* cairo_;
    const PrintFonts& fonts_;
};

} // namespace

void draw_sheet(cairo_t* cairo, const engine::Sheet& sheet, const PrintFonts& fonts)
{
    const FontOptionsHandle options = unhinted();
    cairo_set_font_options(cairo, options.get());
    SheetDrawing drawing(cairo, fonts);
    for (const engine::SheetPart& part : sheet.parts)
        std::visit(drawing, part);
}

} // namespace game
