#pragma once
// Cairo's objects, freed when their owner goes.

#include <memory>

#include <cairo.h>

namespace game {

template <auto destroy>
struct CairoDeleter {
    template <typename Object>
    void operator()(Object* object) const
    {
        destroy(object);
    }
};

using FontFaceHandle = std::unique_ptr<cairo_font_face_t, CairoDeleter<cairo_font_face_destroy>>;
using ScaledFontHandle =
    std::unique_ptr<cairo_scaled_font_t, CairoDeleter<cairo_scaled_font_destroy>>;
using FontOptionsHandle =
    std::unique_ptr<cairo_font_options_t, CairoDeleter<cairo_font_options_destroy>>;
using CairoSurfaceHandle = std::unique_ptr<cairo_surface_t, CairoDeleter<cairo_surface_destroy>>;
using CairoHandle = std::unique_ptr<cairo_t, CairoDeleter<cairo_destroy>>;

// Glyphs exactly at their places and in their sizes, as paper has no pixels.
inline FontOptionsHandle unhinted()
{
    FontOptionsHandle options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    return options;
}

} // namespace game
