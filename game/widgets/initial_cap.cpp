#include "game/widgets/initial_cap.h"

#include "game/widgets/button.h"
#include "game/widgets/button_background.h"

namespace game {

Rect arrow_above(Rect cap, Scale scale)
{
    return Rect{cap.x, cap.y - scale.px(24), cap.width, scale.px(18)};
}

Rect arrow_below(Rect cap, Scale scale)
{
    return Rect{cap.x, cap.bottom() + scale.px(8), cap.width, scale.px(18)};
}

void draw_initial_cap(
    Canvas& canvas, Rect cap, const std::string& letter, bool is_active, Scale scale)
{
    const Button key{.area = cap, .style = ButtonStyle::Keycap};
    draw_keycap(canvas, key, ButtonState{}, scale);
    const double size = cap.width / scale.unit * 0.55 / scale.text;
    const Point middle{cap.centre().x, cap.centre().y - scale.px(is_active ? 5 : 2)};
    canvas.text(letter, middle, Align::Centre, Font{Face::Numerals, Weight::Bold, scale.font(size)},
                Paint::Ink);
    if (!is_active)
        return;
    canvas.rounded_border(cap.inset(-scale.px(4)), scale.px(14), 2.5 * scale.unit, Paint::Focus);
    canvas.rounded(
        Rect{middle.x - scale.px(16), cap.bottom() - scale.px(18), scale.px(32), scale.px(4)},
        scale.px(2), Paint::AccentText);
    const double half = 7 * scale.unit;
    const double tall = 8 * scale.unit;
    Shape up(canvas.memory());
    add_polygon(up, {Spot{-half, tall / 2}, Spot{half, tall / 2}, Spot{0, -tall / 2}});
    Shape down(canvas.memory());
    add_polygon(down, {Spot{-half, -tall / 2}, Spot{half, -tall / 2}, Spot{0, tall / 2}});
    canvas.shape(up, arrow_above(cap, scale).centre(), Paint::Gold);
    canvas.shape(down, arrow_below(cap, scale).centre(), Paint::Gold);
}

} // namespace game
