#include "game/widgets/button.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/widgets/ground.h"
#include "game/widgets/words.h"

namespace game {
namespace {

Font words(double units, Weight weight, Scale scale)
{
    return Font{Face::Words, weight, scale.font(units)};
}

double size_or(const Button& button, double usual)
{
    return button.font_size > 0 ? button.font_size : usual;
}

// Nothing wider than the width is drawn: a long word of another language gets smaller, then ends
// in "…".
void fitted(Canvas& canvas, std::string_view text, Rect place, Align align, Font font, Tint tint)
{
    const int x = align == Align::Left     ? place.x
                  : align == Align::Centre ? place.centre().x
                                           : place.right();
    font = fitting(canvas, text, font, place.width);
    canvas.text(shortened(canvas, text, font, place.width), Point{x, place.centre().y}, align, font,
                tint);
}

int key_width(const TextMeasure& measure, std::string_view key, Scale scale)
{
    const int text = measure.width_of(key, words(12, Weight::SemiBold, scale));
    return std::max(scale.font(20), text + scale.px(12));
}

struct KeyTints {
    Tint border;
    Tint text;
};

void draw_key(Canvas& canvas, std::string_view key, Rect frame, KeyTints tints, Scale scale)
{
    canvas.rounded_border(frame, scale.px(5), hair(scale), tints.border);
    canvas.text(key, frame.centre(), Align::Centre, words(12, Weight::SemiBold, scale), tints.text);
}

// The frame of a key whose right end and middle are given.
Rect key_frame(const TextMeasure& measure, std::string_view key, Point right, Scale scale)
{
    const int width = key_width(measure, key, scale);
    const int height = scale.font(20);
    return Rect{right.x - width, right.y - height / 2, width, height};
}

Tint quiet_ink(const Button& button)
{
    if (!button.enabled)
        return Paint::Ink3;
    return button.chosen ? Paint::OnAccent : Paint::Ink;
}

Tint keycap_ink(const Button& button)
{
    if (!button.enabled)
        return Paint::Ink3;
    if (button.style == ButtonStyle::Primary)
        return Paint::OnAccent;
    return button.chosen ? Paint::AccentText : Paint::Ink;
}

// The face of a keycap as it lies now.
Rect face_of(const Button& button, ButtonState state, Scale scale)
{
    const int down = state.pressed ? scale.px(keycap_travel) : 0;
    return Rect{button.area.x, button.area.y + down, button.area.width,
                button.area.height - scale.px(keycap_lip)};
}

// A key of the pad: the digit, and how many of it are left in the corner or, on a narrow key, under
// it.
void draw_pad_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const Font digit{Face::Figures, Weight::SemiBold, scale.font(size_or(button, 28))};
    const Font left = words(12, Weight::Medium, scale);
    const Tint quiet = button.enabled ? Paint::Ink2 : Paint::Ink3;
    const bool narrow = face.width < scale.px(56);
    const Point middle = face.centre();
    const int up = narrow ? scale.px(7) : 0;
    canvas.text(button.label, Point{middle.x, middle.y - up}, Align::Centre, digit, ink);
    if (narrow)
        canvas.text(button.detail, Point{middle.x, face.bottom() - scale.px(11)}, Align::Centre,
                    left, quiet);
    else
        canvas.text(button.detail, Point{face.right() - scale.px(8), face.y + scale.px(13)},
                    Align::Right, left, quiet);
}

// Undo, Redo, Erase: the icon above a small word.
void draw_tool_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const Point middle = face.centre();
    const int apart = scale.font(9);
    draw_icon(canvas, *button.icon, Point{middle.x, middle.y - apart}, scale.px(20), ink);
    const Rect line{face.x + scale.px(2), middle.y + apart, face.width - scale.px(4), scale.px(4)};
    fitted(canvas, button.label, line, Align::Centre,
           words(size_or(button, 13), Weight::Medium, scale), ink);
}

// The one thing to do, large: icon, word, what it means, key.
void draw_wide_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const int middle = face.centre().y;
    int right = face.right() - scale.px(20);
    if (!button.key_hint.empty()) {
        const Rect frame = key_frame(canvas, button.key_hint, Point{right, middle}, scale);
        draw_key(canvas, button.key_hint, frame, KeyTints{ink, ink}, scale);
        right = frame.x - scale.px(8);
    }
    int x = face.x + scale.px(20);
    if (button.icon) {
        const int middle_of_icon = scale.px(face.width < scale.px(380) ? 28 : 46);
        draw_icon(canvas, *button.icon, Point{face.x + middle_of_icon, middle}, scale.px(24), ink);
        x = face.x + middle_of_icon * 2 - scale.px(8);
    }
    const Font font = words(14, Weight::Medium, scale);
    const Font smaller = fitting(canvas, button.detail, font, right - x);
    const int line = scale.font(18);
    const std::vector<std::string> lines = wrapped(canvas, button.detail, smaller, right - x);
    const int shown = face.height >= scale.font(76) && lines.size() > 1 ? 2 : 1;
    Rect row{x, middle - scale.font(12) - (shown - 1) * line / 2, right - x, scale.px(4)};
    fitted(canvas, button.label, row, Align::Left,
           Font{Face::Figures, Weight::Bold, scale.font(size_or(button, 24))}, ink);
    row = row.moved(0, scale.font(26));
    if (shown == 1)
        return fitted(canvas, button.detail, row, Align::Left, smaller, ink);
    fitted(canvas, lines[0], row, Align::Left, smaller, ink);
    fitted(canvas, lines[1], row.moved(0, line), Align::Left, smaller, ink);
}

// An icon and a word in the middle, a key at the right end.
void draw_plain_key(Canvas& canvas, const Button& button, Rect face, Scale scale)
{
    const Tint ink = keycap_ink(button);
    const bool bare = button.label.empty();
    const Font font = words(size_or(button, 16), Weight::SemiBold, scale);
    const int key =
        button.key_hint.empty() ? 0 : key_width(canvas, button.key_hint, scale) + scale.px(12 + 8);
    const int icon = button.icon ? scale.px(bare ? 20 : 28) : 0;
    // A word stands in the middle of the whole face unless the key would touch it.
    const int widest = face.width - scale.px(16) - key - icon;
    const std::string label = shortened(canvas, button.label, font, widest);
    const int width = icon + canvas.width_of(label, font);
    const int free_right = face.right() - std::max(key, scale.px(8));
    const int x = std::min(face.centre().x - width / 2, free_right - width);
    const int middle = face.centre().y;
    if (button.icon)
        draw_icon(canvas, *button.icon, Point{x + scale.px(10), middle}, scale.px(20), ink);
    canvas.text(label, Point{x + icon, middle}, Align::Left, font, ink);
    if (key == 0)
        return;
    const Point right{face.right() - scale.px(12), middle};
    const Rect frame = key_frame(canvas, button.key_hint, right, scale);
    const bool primary = button.style == ButtonStyle::Primary && button.enabled;
    const KeyTints tints = primary ? KeyTints{Tint(Paint::OnAccent, Paint::Accent, 30), ink}
                                   : KeyTints{Paint::Line, button.enabled ? Paint::Ink2 : ink};
    draw_key(canvas, button.key_hint, frame, tints, scale);
}

void draw_keycap_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_keycap(canvas, button, state, scale);
    const Rect face = face_of(button, state, scale);
    if (!button.detail.empty() && button.style == ButtonStyle::Primary)
        draw_wide_key(canvas, button, face, scale);
    else if (!button.detail.empty())
        draw_pad_key(canvas, button, face, scale);
    else if (button.icon && !button.label.empty() && face.height > scale.px(50) &&
             face.width < scale.px(110))
        draw_tool_key(canvas, button, face, scale);
    else
        draw_plain_key(canvas, button, face, scale);
}

void draw_quiet(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_quiet_ground(canvas, button, state, scale);
    const Rect area = button.area;
    const int middle = area.centre().y;
    const Tint ink = quiet_ink(button);
    int right = area.right() - scale.px(12);
    if (!button.key_hint.empty() && button.enabled) {
        const Rect frame = key_frame(canvas, button.key_hint, Point{right, middle}, scale);
        draw_key(canvas, button.key_hint, frame,
                 KeyTints{Paint::Line, button.chosen ? ink : Tint(Paint::Ink2)}, scale);
        right = frame.x - scale.px(8);
    }
    int x = area.x + scale.px(16);
    if (button.icon) {
        draw_icon(canvas, *button.icon, Point{area.x + scale.px(24), middle}, scale.px(20), ink);
        x = area.x + scale.px(46);
    }
    fitted(canvas, button.label, Rect{x, middle, right - x, 0}, Align::Left,
           words(size_or(button, 14), Weight::Medium, scale), ink);
}

void draw_mode(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_quiet_ground(canvas, button, state, scale);
    const Rect area = button.area;
    const int middle = area.centre().y;
    const Tint ink = quiet_ink(button);
    if (button.label.empty()) {
        if (button.icon)
            draw_icon(canvas, *button.icon, area.centre(), scale.px(22), ink);
        return;
    }
    int x = area.x + scale.px(14);
    if (button.icon) {
        draw_icon(canvas, *button.icon, Point{area.x + scale.px(24), middle}, scale.px(20), ink);
        x = area.x + scale.px(43);
    }
    const bool two_lines = !button.detail.empty();
    const int up = two_lines ? scale.font(8) : 0;
    const Rect line{x, middle - up, area.right() - scale.px(4) - x, 0};
    fitted(canvas, button.label, line, Align::Left,
           words(size_or(button, 14), Weight::SemiBold, scale), ink);
    if (two_lines)
        fitted(canvas, button.detail, line.moved(0, up + scale.font(10)), Align::Left,
               words(12, Weight::Medium, scale), ink);
}

void draw_tick(Canvas& canvas, Point centre, Tint tint, Scale scale)
{
    const float unit = static_cast<float>(scale.unit);
    Shape tick;
    add_line(tick, {Spot{-4 * unit, 0}, Spot{-1 * unit, 3 * unit}, Spot{4.5f * unit, -3 * unit}},
             2 * unit);
    canvas.shape(tick, centre, tint);
}

void draw_toggle(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const Rect area = button.area;
    const int radius = area.height / 2;
    const int opacity = button.enabled ? 100 : 40;
    const double grown = state.pressed ? 1.1 : 1.0;
    const Point knob{button.chosen ? area.right() - radius : area.x + radius, area.centre().y};
    const int reach = scale.px((button.chosen ? 9.5 : 7) * grown);
    const Rect dot{knob.x - reach, knob.y - reach, 2 * reach, 2 * reach};
    if (button.chosen) {
        canvas.rounded(area, radius, Tint(Paint::Accent).faded(opacity));
        canvas.rounded(dot, reach, Tint(Paint::OnAccent).faded(opacity));
        draw_tick(canvas, knob, Tint(Paint::Accent).faded(opacity), scale);
    } else {
        canvas.rounded(area, radius, Tint(Paint::Surface).faded(opacity));
        canvas.rounded_border(area, radius, static_cast<float>(scale.px(2)),
                              Tint(Paint::Ink3).faded(opacity));
        canvas.rounded(dot, reach, Tint(Paint::Ink3).faded(opacity));
    }
    if (state.hovered && button.enabled && !state.focused)
        canvas.rounded_border(area.inset(-scale.px(2)), radius + scale.px(2), hair(scale),
                              Paint::Ink3);
}

void draw_segment(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const int opacity = button.enabled ? 100 : 40;
    const int radius = scale.px(7);
    if (button.chosen)
        canvas.rounded(button.area, radius, Tint(Paint::Accent).faded(opacity));
    else if (button.enabled && (state.pressed || state.hovered))
        canvas.rounded(button.area, radius, Tint(Paint::Ink).faded(state.pressed ? 10 : 6));
    const Tint ink = Tint(button.chosen ? Paint::OnAccent : Paint::Ink).faded(opacity);
    fitted(canvas, button.label, button.area.inset(scale.px(3)), Align::Centre,
           words(size_or(button, 14), button.chosen ? Weight::SemiBold : Weight::Medium, scale),
           ink);
    if (state.focused)
        canvas.rounded_border(button.area.inset(-scale.px(1)), radius + scale.px(1),
                              static_cast<float>(2.5 * scale.unit), Paint::Focus);
}

void draw_row(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_row_ground(canvas, button, state, scale);
    const Rect area = button.area;
    const int middle = area.centre().y;
    const Tint ink = button.enabled ? Paint::Ink : Paint::Ink3;
    int right = area.right() - scale.px(12);
    if (!button.detail.empty()) {
        const Font font{Face::Figures, Weight::Medium, scale.font(14)};
        canvas.text(button.detail, Point{right, middle}, Align::Right, font,
                    button.chosen ? ink : Tint(Paint::Ink2));
        right -= canvas.width_of(button.detail, font) + scale.px(8);
    }
    int x = area.x + scale.px(16);
    if (button.icon) {
        draw_icon(canvas, *button.icon, Point{area.x + scale.px(28), middle}, scale.px(20),
                  button.chosen ? Tint(Paint::AccentText) : ink);
        x = area.x + scale.px(52);
    }
    fitted(canvas, button.label, Rect{x, middle, right - x, 0}, Align::Left,
           words(size_or(button, 15), button.chosen ? Weight::SemiBold : Weight::Medium, scale),
           ink);
}

void draw_card_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_keycap(canvas, button, state, scale);
    if (button.chosen)
        canvas.rounded_border(button.area, scale.px(10), static_cast<float>(scale.px(3)),
                              Paint::Accent);
}

void draw_dot(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const int radius = button.area.height / 2;
    if (button.chosen)
        canvas.rounded_border(button.area.inset(-scale.px(4)), radius + scale.px(4),
                              static_cast<float>(2 * scale.unit), Paint::AccentText);
    else if (state.hovered && button.enabled)
        canvas.rounded_border(button.area.inset(-scale.px(3)), radius + scale.px(3), hair(scale),
                              Paint::Ink3);
}

// How round the focus ring is; nothing when the style shows focus in its own way.
std::optional<double> ring_radius(const Button& button, Scale scale)
{
    switch (button.style) {
    case ButtonStyle::Segment:
    case ButtonStyle::Row:
    case ButtonStyle::Bare:
        return std::nullopt;
    case ButtonStyle::Toggle:
    case ButtonStyle::Dot:
        return button.area.height / 2.0 / scale.unit;
    case ButtonStyle::Primary:
    case ButtonStyle::Keycap:
    case ButtonStyle::Quiet:
    case ButtonStyle::Mode:
    case ButtonStyle::Card:
    case ButtonStyle::Square:
        return 10;
    }
    return std::nullopt;
}

void draw_ground_and_words(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    switch (button.style) {
    case ButtonStyle::Primary:
    case ButtonStyle::Keycap:
        return draw_keycap_button(canvas, button, state, scale);
    case ButtonStyle::Quiet:
        return draw_quiet(canvas, button, state, scale);
    case ButtonStyle::Mode:
    case ButtonStyle::Square:
        return draw_mode(canvas, button, state, scale);
    case ButtonStyle::Toggle:
        return draw_toggle(canvas, button, state, scale);
    case ButtonStyle::Segment:
        return draw_segment(canvas, button, state, scale);
    case ButtonStyle::Row:
        return draw_row(canvas, button, state, scale);
    case ButtonStyle::Card:
        return draw_card_button(canvas, button, state, scale);
    case ButtonStyle::Dot:
        return draw_dot(canvas, button, state, scale);
    case ButtonStyle::Bare:
        return;
    }
}

} // namespace

void draw_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_ground_and_words(canvas, button, state, scale);
    const std::optional<double> radius = ring_radius(button, scale);
    if (state.focused && radius)
        draw_focus_ring(canvas, button.area, *radius, scale);
}

void draw_segment_track(Canvas& canvas, Rect area, Scale scale)
{
    canvas.rounded(area, scale.px(10), Tint(Paint::Surface, Paint::Ink, 6));
    canvas.rounded_border(area, scale.px(10), hair(scale), Paint::Line);
}

int draw_key_hint(Canvas& canvas, std::string_view key, Point at, Align align, Scale scale)
{
    const int width = key_width(canvas, key, scale);
    const int right = align == Align::Left     ? at.x + width
                      : align == Align::Centre ? at.x + width / 2
                                               : at.x;
    const Rect frame = key_frame(canvas, key, Point{right, at.y}, scale);
    draw_key(canvas, key, frame, KeyTints{Paint::Line, Paint::Ink2}, scale);
    return width;
}

} // namespace game
