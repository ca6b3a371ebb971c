#include <numbers>
#include <utility>
#include <variant>

#include <cairo-pdf.h>
#include <cairo.h>

#include "engine/base/rounding.h"
#include "game/print/cairo_handles.h"
#include "game/print/sheet_files.h"
#include "game/print/sheet_svg.h"

namespace game {

namespace {

using engine::Sheet;
using engine::SheetAlign;
using engine::SheetArea;
using engine::SheetLine;
using engine::SheetText;

constexpr double points_per_inch = 72;

// Draws a page on any surface of cairo.
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

// One unit of `cairo` must be a point, from the upper left corner of the paper.
void draw_sheet(cairo_t* cairo, const engine::Sheet& sheet, const PrintFonts& fonts)
{
    const FontOptionsHandle options = unhinted();
    cairo_set_font_options(cairo, options.get());
    SheetDrawing drawing(cairo, fonts);
    for (const engine::SheetPart& part : sheet.parts)
        std::visit(drawing, part);
}

extern "C" cairo_status_t append_bytes(void* content, const unsigned char* bytes, unsigned count)
{
    static_cast<std::string*>(content)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

engine::Failure why_not_drawn(cairo_status_t status)
{
    return engine::Failure{{engine::N_("The pages could not be drawn: {reason}"),
                            {{"reason", cairo_status_to_string(status)}}}};
}

// Ends the file of a surface. Returns whether all of it was drawn.
cairo_status_t finish_surface(cairo_surface_t* surface)
{
    cairo_surface_finish(surface);
    return cairo_surface_status(surface);
}

// Returns what went wrong on the page, if anything did.
cairo_status_t draw_on(cairo_surface_t* surface, const Sheet& sheet, const PrintFonts& fonts)
{
    const CairoHandle cairo(cairo_create(surface));
    draw_sheet(cairo.get(), sheet, fonts);
    return cairo_status(cairo.get());
}

void add_bookmark(cairo_surface_t* pdf, const Sheet& sheet, std::size_t page)
{
    if (sheet.bookmark.empty())
        return;
    const std::string target = "page=" + std::to_string(page) + " pos=[0 0]";
    cairo_pdf_surface_add_outline(pdf, CAIRO_PDF_OUTLINE_ROOT, sheet.bookmark.c_str(),
                                  target.c_str(), CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

class FileDrawing {
public:
    FileDrawing(const SheetWriting& writing, const PrintFonts& fonts, const SheetsDrawn& drawn)
        : writing_(writing), fonts_(fonts), drawn_(drawn)
    {
    }

    engine::Result<std::vector<std::string>> draw(std::span<const Sheet> sheets)
    {
        const cairo_status_t status =
            writing_.format == SheetFormat::Pdf ? draw_pdf(sheets) : draw_pages(sheets);
        if (status != CAIRO_STATUS_SUCCESS)
            return why_not_drawn(status);
        return is_cancelled_ ? std::vector<std::string>() : std::move(contents_);
    }

private:
    bool goes_on(std::size_t pages)
    {
        is_cancelled_ = drawn_ && !drawn_(pages);
        return !is_cancelled_;
    }

    cairo_status_t draw_pdf(std::span<const Sheet> sheets)
    {
        std::string& content = contents_.emplace_back();
        const engine::PaperSize paper = sheets.front().size;
        const CairoSurfaceHandle surface(
            cairo_pdf_surface_create_for_stream(append_bytes, &content, paper.width, paper.height));
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE,
                                       writing_.title.c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Cronodoku");
        std::size_t page = 0;
        for (const Sheet& sheet : sheets) {
            cairo_pdf_surface_set_size(surface.get(), sheet.size.width, sheet.size.height);
            const cairo_status_t status = draw_on(surface.get(), sheet, fonts_);
            if (status != CAIRO_STATUS_SUCCESS)
                return status;
            cairo_surface_show_page(surface.get());
            add_bookmark(surface.get(), sheet, ++page);
            if (!goes_on(page))
                break;
        }
        return finish_surface(surface.get());
    }

    cairo_status_t draw_pages(std::span<const Sheet> sheets)
    {
        for (const Sheet& sheet : sheets) {
            if (writing_.format == SheetFormat::Svg)
                contents_.push_back(sheet_as_svg(sheet, fonts_));
            else if (const cairo_status_t status = draw_png(sheet); status != CAIRO_STATUS_SUCCESS)
                return status;
            if (!goes_on(contents_.size()))
                break;
        }
        return CAIRO_STATUS_SUCCESS;
    }

    cairo_status_t draw_png(const Sheet& sheet)
    {
        const double scale = writing_.dots_per_inch / points_per_inch;
        const CairoSurfaceHandle surface(cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, engine::rounded(sheet.size.width * scale),
            engine::rounded(sheet.size.height * scale)));
        {
            const CairoHandle cairo(cairo_create(surface.get()));
            cairo_set_source_rgb(cairo.get(), 1, 1, 1);
            cairo_paint(cairo.get());
            cairo_scale(cairo.get(), scale, scale);
            draw_sheet(cairo.get(), sheet, fonts_);
            const cairo_status_t status = cairo_status(cairo.get());
            if (status != CAIRO_STATUS_SUCCESS)
                return status;
        }
        return cairo_surface_write_to_png_stream(surface.get(), append_bytes,
                                                 &contents_.emplace_back());
    }

    const SheetWriting& writing_;
    const PrintFonts& fonts_;
    const SheetsDrawn& drawn_;
    std::vector<std::string> contents_;
    bool is_cancelled_ = false;
};

} // namespace

engine::Result<std::vector<std::string>> draw_files(std::span<const Sheet> sheets,
                                                    const SheetWriting& writing,
                                                    const PrintFonts& fonts,
                                                    const SheetsDrawn& drawn)
{
    return FileDrawing(writing, fonts, drawn).draw(sheets);
}

} // namespace game
