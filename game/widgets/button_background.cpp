#include "game/widgets/button_background.h"

namespace game {
namespace {

constexpr double radius_units = 10;

Tint face_of_keycap(const Button& button, ButtonState state)
{
    if (!button.enabled)
        return Tint(Paint::Raised, Paint::Background, 60);
    if (state.pressed)
        return is_filled(button) ? Tint(Paint::Accent, Paint::Black, 12)
                                 : Tint(Paint::Raised, Paint::Background, 25);
    if (state.hovered)
        return is_filled(button) ? Tint(Paint::Accent, Paint::White, 14) : Tint(Paint::Hover);
    return is_filled(button) ? Paint::Accent : Paint::Raised;
}

Tint lip_of_keycap(const Button& button)
{
    if (!button.enabled)
        return Tint(Paint::Lip, Paint::Background, 60);
    return is_filled(button) ? Paint::AccentLip : Paint::Lip;
}

// A face with an outline around it and no lip.
void draw_outlined_keycap(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const Rect area = button.area;
    const int radius = scale.px(radius_units);
    const int down = state.pressed ? scale.px(keycap_travel) : 0;
    const Rect face{area.x, area.y + down, area.width, area.height - down};
    canvas.rounded(face, radius, face_of_keycap(button, state));
    canvas.rounded_border(face, radius, scale.px(2), lip_of_keycap(button));
}

} // namespace

bool is_filled(const Button& button)
{
    return button.style == ButtonStyle::Primary || button.style == ButtonStyle::Headline;
}

bool has_lip(ButtonStyle style)
{
    return style == ButtonStyle::Primary || style == ButtonStyle::Headline ||
           style == ButtonStyle::Headed || style == ButtonStyle::Keycap ||
           style == ButtonStyle::Tool || style == ButtonStyle::Card;
}

Rect face_of(const Button& button, ButtonState state, Scale scale)
{
    const int down = state.pressed ? scale.px(keycap_travel) : 0;
    return Rect{button.area.x, button.area.y + down, button.area.width,
                button.area.height - scale.px(keycap_lip)};
}

Tint ink_on_row(const Canvas& canvas, ButtonState state, Tint usual)
{
    return state.focused && !canvas.style().outlined ? Tint(Paint::SelectionInk) : usual;
}

double hair(Scale scale)
{
    return scale.unit < 1.5 ? 1.0 : scale.px(1.25);
}

// A face with a lip below it; when pressed, the face moves down and one unit of the lip remains.
void draw_keycap(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    if (canvas.style().outlined)
        return draw_outlined_keycap(canvas, button, state, scale);
    const Rect area = button.area;
    const int radius = scale.px(radius_units);
    const int down = state.pressed ? scale.px(keycap_travel) : 0;
    const Rect whole{area.x, area.y + down, area.width, area.height - down};
    const Rect face = face_of(button, state, scale);
    canvas.rounded(whole, radius, lip_of_keycap(button));
    canvas.rounded(face, radius, face_of_keycap(button, state));
    if (!is_filled(button))
        canvas.rounded_border(face, radius, hair(scale), Paint::Line);
}

void draw_quiet_background(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const int radius = scale.px(radius_units);
    if (!button.enabled) {
        canvas.rounded_border(button.area, radius, hair(scale),
                              Tint(Paint::Line, Paint::Background, 50));
        return;
    }
    if (button.chosen) {
        const Tint fill = state.pressed   ? Tint(Paint::Accent, Paint::Black, 12)
                          : state.hovered ? Tint(Paint::Accent, Paint::White, 14)
                                          : Tint(Paint::Accent);
        canvas.rounded(button.area, radius, fill);
        return;
    }
    if (state.pressed || state.hovered) {
        canvas.rounded(button.area, radius, Tint(Paint::Hover, Paint::Ink, state.pressed ? 10 : 0));
        return;
    }
    canvas.rounded(button.area, radius, Paint::Surface);
    canvas.rounded_border(button.area, radius, hair(scale), Paint::Line);
}

void draw_row_background(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const Rect area = button.area;
    const int radius = scale.px(radius_units);
    if (state.focused) {
        canvas.rounded(area, radius, canvas.style().outlined ? Paint::Hover : Paint::Selection);
        canvas.rounded_border(area, radius, scale.px(2), Paint::SelectionEdge);
        return;
    }
    if (button.enabled && (state.pressed || state.hovered))
        canvas.rounded(area, radius, Tint(Paint::Hover, Paint::Ink, state.pressed ? 10 : 0));
    else if (button.chosen) {
        canvas.rounded(area, radius, Paint::Raised);
        canvas.rounded_border(area, radius, hair(scale), Paint::Line);
    }
    if (button.chosen) {
        const Rect edge{area.x, area.y + scale.px(10), scale.px(4), area.height - scale.px(20)};
        canvas.rounded(edge, scale.px(2), Paint::AccentText);
    }
}

void draw_focus_ring(Canvas& canvas, Rect area, double radius, Scale scale)
{
    const int gap = scale.px(4);
    canvas.rounded_border(area.inset(-gap), scale.px(radius) + gap, 2.5 * scale.unit, Paint::Focus);
}

void draw_panel(Canvas& canvas, Rect area, const PanelLook& look, Scale scale)
{
    canvas.rounded(area, scale.px(look.radius), look.fill);
    canvas.rounded_border(area, scale.px(look.radius), hair(scale), look.edge);
}

void draw_card(Canvas& canvas, Rect area, Scale scale)
{
    canvas.rounded(area, scale.px(16), Paint::Surface);
    canvas.rounded_border(area, scale.px(16), hair(scale), Paint::Line);
}

void draw_soft(Canvas& canvas, Rect area, Tint tint, Scale scale)
{
    canvas.rounded(area, scale.px(8), tint);
}

void draw_dialog(Canvas& canvas, Rect area, Scale scale)
{
    const int radius = scale.px(20);
    canvas.shadow(area, radius, ShadowKind::Dialog);
    canvas.rounded(area, radius, Paint::Surface);
    canvas.rounded_border(area, radius, hair(scale), Paint::Line);
}

} // namespace game
