#include "game/widgets/draw_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

constexpr double smallest_words = 12; // units

Point anchor(Rect place, Align align)
{
    const int x = align == Align::Left     ? place.x
                  : align == Align::Centre ? place.centre().x
                                           : place.right();
    return Point{x, place.centre().y};
}

} // namespace

Font font_of(const TextLook& look, Scale scale)
{
    return Font{look.face, look.weight, scale.font(look.size)};
}

Font fitting(const TextMeasure& measure, std::string_view text, Font font, int width, Scale scale)
{
    const int readable = scale.px(smallest_words * std::min(1.0, scale.text));
    const int smallest = std::max((font.size * 4 + 4) / 5, readable);
    while (font.size > smallest && measure.width_of(text, font) > width)
        --font.size;
    return font;
}

void draw_text(Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale)
{
    if (text.empty() || place.width <= 0)
        return;
    const Font font = fitting(canvas, text, font_of(look, scale), place.width, scale);
    draw_shortened(canvas, text, anchor(place, look.align), look.align, font, place.width,
                   look.tint);
}

void draw_number(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale)
{
    draw_numerals(canvas, text, anchor(place, look.align), look.align, font_of(look, scale),
                  look.tint);
}

void draw_shining(Canvas& canvas, std::string_view text, Point centre, Font font, Tint tint)
{
    constexpr int strength = 60; // percent of the light
    if (canvas.style().glows)
        canvas.glow_text(text, centre, Align::Centre, font, std::max(1, font.size / 11),
                         tint.faded(strength));
    canvas.text(text, centre, Align::Centre, font, tint);
}

int line_height(const TextLook& look, Scale scale)
{
    return rounded(1.45 * scale.font(look.size));
}

int paragraph_height(
    const TextMeasure& measure, std::string_view text, int width, const TextLook& look, Scale scale)
{
    const std::vector<std::string> lines = wrapped(measure, text, font_of(look, scale), width);
    return engine::count_of(lines) * line_height(look, scale);
}

void draw_paragraph(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale)
{
    const auto lines = lines_of(canvas, text, font_of(look, scale), place.width, canvas.memory());
    const int height = line_height(look, scale);
    const int fitting = std::max(1, place.height / height);
    Rect line{place.x, place.y, place.width, height};
    for (int index = 0; index < fitting && index < engine::count_of(lines); ++index) {
        draw_text(canvas, lines[index], line, look, scale);
        line = line.moved(0, height);
    }
}

} // namespace game
