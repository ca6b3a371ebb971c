#pragma once
// Text put into places: shortened to the width there is, or broken into lines.

#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct TextLook {
    double size = 14; // units
    Weight weight = Weight::Medium;
    Tint tint = Paint::Ink;
    Align align = Align::Left;
    Face face = Face::Words;
};

Font font_of(const TextLook& look, Scale scale);

// The font, or up to a fifth smaller if the text is too wide in it.
Font fitting(const TextMeasure& measure, std::string_view text, Font font, int width);

// Stands in the middle of the place's height, no wider than the place: smaller if it must be, then
// shortened.
void put_text(Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);
// Likewise, with figures that stand under each other; never shortened.
void put_figures(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);

// How high a line of a paragraph is.
int line_height(const TextLook& look, Scale scale);
int paragraph_height(const TextMeasure& measure,
                     std::string_view text,
                     int width,
                     const TextLook& look,
                     Scale scale);
// In lines from the top of the place down, as far as they fit into its height; at least one.
void put_paragraph(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);

} // namespace game
