#include "game/widgets/board/drawing_samples.h"

#include <algorithm>
#include <string>

namespace game {

void draw_link_sample(Canvas& canvas, Rect area, bool strong, Tint tint, Scale scale)
{
    const int thick = std::max(2, scale.px(2.5));
    const int width = area.width / 2;
    const int x = area.centre().x - width / 2;
    const int y = area.centre().y - thick / 2;
    if (strong)
        return canvas.fill(Rect{x, y, width, thick}, tint);
    for (int dot = 0; dot + thick <= width; dot += 5 * thick / 2)
        canvas.rounded(Rect{x + dot, y, thick, thick}, thick / 2, tint);
}

void draw_colour_sample(Canvas& canvas, Rect area, int colour, Scale scale)
{
    const Rect inside = area.inset(scale.px(6));
    canvas.rounded(inside, scale.px(6), cell_colour(colour));
    canvas.text(std::to_string(colour), inside.centre(), Align::Centre,
                Font{Face::Text, Weight::Medium, scale.font(12)}, Paint::Ink2);
}

} // namespace game
