#include "game/print/print_face.h"

#include <cairo-ft.h>
#include <cairo.h>

#include "game/print/cairo_handles.h"
#include "game/print/open_font.h"

namespace game {

namespace {

// Cairo keeps faces in its caches, so the last user removes it.
extern "C" void close_font(void* font)
{
    delete static_cast<OpenFont*>(font);
}

// The size in which widths are measured: in very small ones cairo rounds them.
constexpr double measured_size = 100;

ScaledFontHandle in_measured_size(cairo_font_face_t* face)
{
    cairo_matrix_t same;
    cairo_matrix_init_identity(&same);
    cairo_matrix_t large;
    cairo_matrix_init_scale(&large, measured_size, measured_size);
    const FontOptionsHandle options = unhinted();
    return ScaledFontHandle(cairo_scaled_font_create(face, &large, &same, options.get()));
}

} // namespace

struct PrintFace::Opened {
    FontFaceHandle handle;
    ScaledFontHandle measured;
};

std::optional<PrintFace> PrintFace::open(const std::filesystem::path& file)
{
    static const cairo_user_data_key_t key = {};
    auto font = std::make_unique<OpenFont>();
    if (!font->open(file))
        return std::nullopt;
    PrintFace face;
    face.figure_height_ = font->figure_height();
    face.characters_ = font->characters();
    face.family_ = font->family();
    const auto opened = std::make_shared<Opened>();
    opened->handle.reset(cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING));
    if (cairo_font_face_set_user_data(opened->handle.get(), &key, font.get(), close_font) !=
        CAIRO_STATUS_SUCCESS)
        return std::nullopt;
    font.release();
    opened->measured = in_measured_size(opened->handle.get());
    if (cairo_scaled_font_status(opened->measured.get()) != CAIRO_STATUS_SUCCESS)
        return std::nullopt;
    face.opened_ = opened;
    return face;
}

double PrintFace::width_of(const std::string& text) const
{
    cairo_text_extents_t extents = {};
    cairo_scaled_font_text_extents(opened_->measured.get(), text.c_str(), &extents);
    return extents.x_advance / measured_size;
}

_cairo_font_face* PrintFace::for_cairo() const
{
    return opened_->handle.get();
}

} // namespace game
