#pragma once
// Draws a page with cairo, on whatever surface.

#include <cairo.h>

#include "engine/print/sheet.h"
#include "game/print/print_fonts.h"

namespace game {

// One unit of `cairo` must be a point, from the upper left corner of the paper.
void draw_sheet(cairo_t* cairo, const engine::Sheet& sheet, const PrintFonts& fonts);

} // namespace game
