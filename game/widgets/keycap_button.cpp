#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/widgets/button_background.h"
#include "game/widgets/button_parts.h"
#include "game/widgets/draw_text.h"

namespace game::button_parts {
namespace {

Tint keycap_ink(const Button& button)
{
    if (!button.enabled)
        return Paint::Ink3;
    if (is_filled(button))
        return Paint::OnAccent;
    return button.chosen ? Paint::AccentText : Paint::Ink;
}

// Undo, Redo, Erase: the icon above a small label.
void draw_tool_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const Point middle = face.centre();
    const int apart = scale.font(9);
    draw_icon(canvas, *button.icon, Point{middle.x, middle.y - apart}, scale.px(20), ink);
    const Rect line{face.x + scale.px(3), middle.y + apart, face.width - scale.px(6), scale.px(4)};
    fitted(canvas, button.label, line, Align::Centre,
           label_font(size_or(button, 13), Weight::Medium, scale), ink, scale);
}

std::vector<std::string>
detail_lines(const TextMeasure& measure, std::string_view text, Font font, int width, Scale scale)
{
    return wrapped(measure, text, fitting(measure, text, font, width, scale), width);
}

// The main button, large: icon, label, description, key.
void draw_wide_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const int middle = face.centre().y;
    int x = face.x + scale.px(20);
    if (button.icon) {
        const int middle_of_icon = scale.px(face.width < scale.px(380) ? 28 : 46);
        draw_icon(canvas, *button.icon, Point{face.x + middle_of_icon, middle}, scale.px(24), ink);
        x = face.x + middle_of_icon * 2 - scale.px(8);
    }
    int right = face.right() - scale.px(20);
    const Font font = label_font(14, Weight::Medium, scale);
    const std::size_t most = face.height >= scale.font(76) ? 2 : 1;
    const Rect key = key_frame(canvas, button.key_hint, Point{right, middle}, scale);
    const int beside_key = key.x - scale.px(8);
    // The description is more important than the key.
    const bool has_room =
        detail_lines(canvas, button.detail, font, beside_key - x, scale).size() <= most ||
        detail_lines(canvas, button.detail, font, right - x, scale).size() > most;
    if (!button.key_hint.empty() && has_room) {
        draw_key(canvas, button.key_hint, key, KeyTints{ink, ink}, scale);
        right = beside_key;
    }
    const Font smaller = fitting(canvas, button.detail, font, right - x, scale);
    const int line = scale.font(18);
    const auto lines = detail_lines(canvas, button.detail, font, right - x, scale);
    const int shown = lines.size() > 1 && most > 1 ? 2 : 1;
    Rect row{x, middle - scale.font(12) - (shown - 1) * line / 2, right - x, scale.px(4)};
    fitted(canvas, button.label, row, Align::Left,
           Font{Face::Numerals, Weight::Bold, scale.font(size_or(button, 24))}, ink, scale);
    row = row.moved(0, scale.font(26));
    if (shown == 1)
        return fitted(canvas, button.detail, row, Align::Left, smaller, ink, scale);
    fitted(canvas, lines[0], row, Align::Left, smaller, ink, scale);
    std::string rest = lines[1]; // shortened where a third line would be needed
    for (std::size_t more = 2; more < lines.size(); ++more)
        rest += " " + lines[more];
    fitted(canvas, rest, row.moved(0, line), Align::Left, smaller, ink, scale);
}

// An icon and a label in the middle, a key at the right end.
void draw_plain_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const bool bare = button.label.empty();
    const Font font = label_font(size_or(button, 16), Weight::SemiBold, scale);
    const int icon = button.icon ? scale.px(bare ? 20 : 28) : 0;
    const bool with_key =
        has_room_for_key(canvas, button, font, face.width - scale.px(28) - icon, scale);
    const int key = with_key ? key_width(canvas, button.key_hint, scale) + scale.px(12 + 8) : 0;
    // The label is in the middle of the whole face unless the key would touch it.
    const int widest = face.width - scale.px(16) - key - icon;
    const Font fits = fitting(canvas, button.label, font, widest, scale);
    const std::string label = shortened(canvas, button.label, fits, widest);
    if (label != button.label && icon == 0 && key == 0)
        return in_two_lines(canvas, button.label,
                            Rect{face.x + scale.px(8), face.y, widest, face.height}, Align::Centre,
                            font, ink, scale);
    const int width = icon + canvas.width_of(label, fits);
    const int free_right = face.right() - std::max(key, scale.px(8));
    const int x = std::min(face.centre().x - width / 2, free_right - width);
    const int middle = face.centre().y;
    if (button.icon)
        draw_icon(canvas, *button.icon, Point{x + scale.px(10), middle}, scale.px(20), ink);
    canvas.text(label, Point{x + icon, middle}, Align::Left, fits, ink);
    if (key == 0)
        return;
    const Point right{face.right() - scale.px(12), middle};
    const Rect frame = key_frame(canvas, button.key_hint, right, scale);
    const bool primary = is_filled(button) && button.enabled;
    const KeyTints tints = primary ? KeyTints{Tint(Paint::OnAccent, Paint::Accent, 30), ink}
                                   : KeyTints{Paint::Line, button.enabled ? Paint::Ink2 : ink};
    draw_key(canvas, button.key_hint, frame, tints, scale);
}

} // namespace

void draw_keycap_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_keycap(canvas, button, state, scale);
    const Rect face = face_of(button, state, scale);
    if (button.style == ButtonStyle::Headline)
        draw_wide_key(canvas, button, face, scale);
    else if (button.style == ButtonStyle::Tool)
        draw_tool_key(canvas, button, face, scale);
    else
        draw_plain_key(canvas, button, face, scale);
}

} // namespace game::button_parts
