#pragma once
// Text that is drawn smaller, or shortened, where there is little room.

#include "game/widgets/draw_text.h"

namespace game {

// A number, drawn smaller where the place is too narrow.
void draw_fitted_number(
    Canvas& canvas, std::string_view text, Rect place, TextLook look, Scale scale);
// A paragraph; one with more lines than fit ends in "…".
void draw_shortened_paragraph(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);

} // namespace game
