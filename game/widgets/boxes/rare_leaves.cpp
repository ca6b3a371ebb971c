#include "game/widgets/boxes/rare_leaves.h"

#include <utility>

namespace game {

void draw_box(Canvas& canvas, const Box& box, Rect area, Scale scale)
{
    Placement placed;
    place(box, area, unit_of(scale, canvas), placed);
    draw_leaves(canvas, placed);
}

namespace box {
namespace {

constexpr double fingertip = 44; // units

Rect fingertip_on(Rect area, int side)
{
    const Point centre = area.centre();
    return around(area, Rect{centre.x - side / 2, centre.y - side / 2, side, side});
}

} // namespace

Box room_for(std::vector<std::string> paragraphs, TextLook look)
{
    std::vector<Box> all;
    for (std::string& text : paragraphs) {
        const auto height = [text = std::move(text), look](const Unit& unit, double width) {
            return paragraph_height(*unit.measure, text, rounded(width), look, unit.scale) * 1.0;
        };
        all.push_back(leaf({.height = height}));
    }
    return layers(std::move(all));
}

Box small_button(Button button, DrawIn draw)
{
    const auto add = [=](const Area& area, const Unit& unit, Placement& placement) {
        Leaf pressed{.button = button};
        const int side = rounded(unit.pixels(fingertip, Axis::Down));
        pressed.button->reach = fingertip_on(area.rounded(), side);
        pressed.button->draw = [=](Canvas& canvas, const Button& placed, ButtonState) {
            draw(canvas, placed.area, unit.scale);
        };
        placement.leaves.push_back(
            {area.rounded(), std::make_shared<const Leaf>(pressed), placement.scrolls});
    };
    return {Axis::Down, {}, add};
}

} // namespace box
} // namespace game
