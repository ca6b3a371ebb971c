#include "game/widgets/fitted_text.h"

#include <algorithm>

#include "engine/base/count.h"

namespace game {

void draw_fitted_number(
    Canvas& canvas, std::string_view text, Rect place, TextLook look, Scale scale)
{
    const int width = numerals_width(canvas, text, font_of(look, scale));
    if (width > place.width)
        look.size = std::max(10 / scale.text, look.size * place.width / width);
    draw_number(canvas, text, place, look, scale);
}

void draw_shortened_paragraph(
    Canvas& canvas, std::string_view text, Rect place, const TextLook& look, Scale scale)
{
    const auto lines = lines_of(canvas, text, font_of(look, scale), place.width, canvas.memory());
    const int height = line_height(look, scale);
    const int last = std::max(1, place.height / height) - 1;
    if (engine::count_of(lines) - 1 <= last)
        return draw_paragraph(canvas, text, place, look, scale);
    const std::size_t cut = lines[last].data() - text.data();
    const int above = last * height;
    if (last > 0)
        draw_paragraph(canvas, text.substr(0, cut), Rect{place.x, place.y, place.width, above},
                       look, scale);
    draw_text(canvas, text.substr(cut), Rect{place.x, place.y + above, place.width, height}, look,
              scale);
}

} // namespace game
