#pragma once
// Draws the symbol of a digit: a figure or letter, a shape, or a colour.

#include <string>

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"

namespace game {

// How strongly a picture is drawn: the same difference as bold and lighter figures.
enum class SymbolForm {
    Solid,    // as printed
    Outlined, // as the player draws it; figures shine in a theme that glows
    Noted,    // small, as a note
};

// `at` is its middle; the font's size and weight are those of a figure in this place. A colour has
// its own tint, but the opacity of `tint`.
void draw_symbol(Canvas& canvas,
                 const engine::Grid& grid,
                 engine::Digit digit,
                 Point at,
                 Font font,
                 Tint tint,
                 SymbolForm form = SymbolForm::Solid);
// The width of the drawn symbol, in pixels.
int symbol_width(const TextMeasure& measure,
                 const engine::Grid& grid,
                 engine::Digit digit,
                 Font font);
// Whether each symbol is a single character or a picture.
bool are_single(const engine::Grid& grid);

} // namespace game
