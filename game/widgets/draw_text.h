#pragma once
// Text drawn in areas: shortened to their width, or broken into lines.

#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct TextLook {
    double size = 14; // units
    Weight weight = Weight::Medium;
    Tint tint = Paint::Ink;
    Align align = Align::Left;
    Face face = Face::Text;
};

Font font_of(const TextLook& look, Scale scale);

// The font, or one up to a fifth smaller if the text is too wide, but not smaller than the smallest
// words on the screen.
Font fitting(const TextMeasure& measure, std::string_view text, Font font, int width, Scale scale);

// Draws the text in the middle of the height, no wider than the place: drawn smaller if necessary,
// then shortened.
void draw_text(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);
// The same in a font that is already in pixels.
struct FontLook {
    Align align;
    Font font;
    Tint tint;
};
void draw_fitted(
    Canvas& canvas, std::string_view text, Rect place, const FontLook& look, Scale scale);
// On one line if it fits, else smaller, else on two lines if the area is high enough.
void draw_in_two_lines(
    Canvas& canvas, std::string_view text, Rect place, FontLook look, Scale scale);

// The same as draw_text() with numerals of equal width, which align in columns; never shortened.
void draw_number(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);

// Draws one digit or letter centred; in a theme that glows, light shines around it.
void draw_shining(Canvas& canvas, std::string_view text, Point centre, Font font, Tint tint);

// The height of a line of a paragraph, in pixels.
int line_height(const TextLook& look, Scale scale);
int paragraph_height(const TextMeasure& measure,
                     std::string_view text,
                     int width,
                     const TextLook& look,
                     Scale scale);
// Draws lines from the top of the place down, as many as fit in its height, at least one.
void draw_paragraph(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale);

// A number, drawn smaller where the place is too narrow.
void draw_fitted_number(
    Canvas& canvas, std::string_view text, Rect place, TextLook look, Scale scale);

} // namespace game
