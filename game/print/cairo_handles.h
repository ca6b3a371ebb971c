#pragma once
// Cairo's objects, freed when their owner goes.

#include <memory>

#include <cairo.h>

#include "engine/base/deleter.h"

namespace game {

using FontFaceHandle = std::unique_ptr<cairo_font_face_t, engine::Deleter<cairo_font_face_destroy>>;
using ScaledFontHandle =
    std::unique_ptr<cairo_scaled_font_t, engine::Deleter<cairo_scaled_font_destroy>>;
using FontOptionsHandle =
    std::unique_ptr<cairo_font_options_t, engine::Deleter<cairo_font_options_destroy>>;
using CairoSurfaceHandle = std::unique_ptr<cairo_surface_t, engine::Deleter<cairo_surface_destroy>>;
using CairoHandle = std::unique_ptr<cairo_t, engine::Deleter<cairo_destroy>>;

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
