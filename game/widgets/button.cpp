#include "game/widgets/button.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr double smallest_stacked = 12; // units

Font label_font(double units, Weight weight, Scale scale)
{
    return Font{Face::Text, weight, scale.font(units)};
}

// The button's own font size, or else the default.
double size_or(const Button& button, double usual)
{
    return button.font_size > 0 ? button.font_size : usual;
}

struct KeyTints {
    Tint border;
    Tint text;
};

// The frame of a key; `right` is the middle of its right edge.
Rect key_frame(const TextMeasure& measure, std::string_view key, Point right, Scale scale)
{
    const int width = key_hint_width(measure, key, scale);
    const int height = scale.font(20);
    return Rect{right.x - width, right.y - height / 2, width, height};
}

void draw_key(Canvas& canvas, std::string_view key, Rect frame, KeyTints tints, Scale scale)
{
    canvas.rounded_border(frame, scale.px(5), hair(scale), tints.border);
    canvas.text(key, frame.centre(), Align::Centre, label_font(12, Weight::SemiBold, scale),
                tints.text);
}

// The label has priority over the key: returns false if there is no key, or if it would leave the
// label less than it needs in its smallest size. `width` is that of both together.
bool has_room_for_key(
    const TextMeasure& measure, const Button& button, Font font, int width, Scale scale)
{
    if (button.key_hint.empty())
        return false;
    const int left = width - key_hint_width(measure, button.key_hint, scale) - scale.px(8);
    const Font smallest = fitting(measure, button.label, font, left, scale);
    return measure.width_of(button.label, smallest) <= left;
}

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
    draw_fitted(canvas, button.label, line,
                {Align::Centre, label_font(size_or(button, 13), Weight::Medium, scale), ink},
                scale);
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
    draw_fitted(
        canvas, button.label, row,
        {Align::Left, Font{Face::Numerals, Weight::Bold, scale.font(size_or(button, 24))}, ink},
        scale);
    row = row.moved(0, scale.font(26));
    if (shown == 1)
        return draw_fitted(canvas, button.detail, row, {Align::Left, smaller, ink}, scale);
    draw_fitted(canvas, lines[0], row, {Align::Left, smaller, ink}, scale);
    std::string rest = lines[1]; // shortened where a third line would be needed
    for (std::size_t more = 2; more < lines.size(); ++more)
        rest += " " + lines[more];
    draw_fitted(canvas, rest, row.moved(0, line), {Align::Left, smaller, ink}, scale);
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
    const int key =
        with_key ? key_hint_width(canvas, button.key_hint, scale) + scale.px(12 + 8) : 0;
    // The label is in the middle of the whole face unless the key would touch it.
    const int widest = face.width - scale.px(16) - key - icon;
    const Font fits = fitting(canvas, button.label, font, widest, scale);
    const std::string label = shortened(canvas, button.label, fits, widest);
    if (label != button.label && icon == 0 && key == 0)
        return draw_in_two_lines(canvas, button.label,
                                 Rect{face.x + scale.px(8), face.y, widest, face.height},
                                 {Align::Centre, font, ink}, scale);
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

void draw_keycap_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_keycap(canvas, button, state, scale);
    const Rect face = face_of(button, state, scale);
    if (button.style == ButtonStyle::Headline || button.style == ButtonStyle::Headed)
        draw_wide_key(canvas, button, face, scale);
    else if (button.style == ButtonStyle::Tool)
        draw_tool_key(canvas, button, face, scale);
    else
        draw_plain_key(canvas, button, face, scale);
}

Tint quiet_ink(const Button& button)
{
    if (!button.enabled)
        return Paint::Ink3;
    return button.chosen ? Paint::OnAccent : Paint::Ink;
}

int quiet_label_x(const Button& button, Scale scale)
{
    if (button.style == ButtonStyle::Plain)
        return scale.px(button.icon ? 42 : 16);
    return scale.px(button.icon ? 46 : 16);
}

Font quiet_font(const Button& button, Scale scale)
{
    const double usual = button.style == ButtonStyle::Plain ? 13 : 14;
    return label_font(size_or(button, usual), Weight::Medium, scale);
}

// Space at its right end.
int quiet_margin(const Button& button, Scale scale)
{
    return scale.px(button.style == ButtonStyle::Plain ? 4 : 12);
}

void draw_quiet(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    if (button.style != ButtonStyle::Plain || state.hovered || state.pressed)
        draw_quiet_background(canvas, button, state, scale);
    const Rect area = button.area;
    const int middle = area.centre().y;
    const Tint ink = quiet_ink(button);
    const int x = area.x + quiet_label_x(button, scale);
    const Font font = quiet_font(button, scale);
    int right = area.right() - quiet_margin(button, scale);
    if (button.enabled && has_room_for_key(canvas, button, font, right - x, scale)) {
        const Rect frame = key_frame(canvas, button.key_hint, Point{right, middle}, scale);
        draw_key(canvas, button.key_hint, frame,
                 KeyTints{Paint::Line, button.chosen ? ink : Tint(Paint::Ink2)}, scale);
        right = frame.x - scale.px(8);
    }
    if (button.icon)
        draw_icon(canvas, *button.icon, Point{area.x + scale.px(24), middle}, scale.px(20), ink);
    draw_in_two_lines(canvas, button.label, Rect{x, area.y, right - x, area.height},
                      {Align::Left, font, ink}, scale);
}

void draw_mode(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_quiet_background(canvas, button, state, scale);
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
    draw_fitted(canvas, button.label, line,
                {Align::Left, label_font(size_or(button, 14), Weight::SemiBold, scale), ink},
                scale);
    if (two_lines)
        draw_fitted(canvas, button.detail, line.moved(0, up + scale.font(10)),
                    {Align::Left, label_font(12, Weight::Medium, scale), ink}, scale);
}

void draw_stacked(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_quiet_background(canvas, button, state, scale);
    const Point middle = button.area.centre();
    const int apart = button.area.height * 19 / 96;
    const Tint ink = quiet_ink(button);
    draw_icon(canvas, *button.icon, Point{middle.x, middle.y - apart + scale.px(2)}, scale.px(18),
              ink);
    // Labels are short, and the button shows its icon: larger texts grow only as far as they fit.
    const int width = button.area.width - scale.px(4);
    Font font = label_font(13, Weight::Medium, scale);
    while (font.size > scale.px(smallest_stacked) && canvas.width_of(button.label, font) > width)
        --font.size;
    canvas.text(shortened(canvas, button.label, font, width),
                Point{middle.x, middle.y + apart + scale.px(2)}, Align::Centre, font,
                button.enabled && !button.chosen ? Tint(Paint::Ink2) : ink);
}

void draw_tick(Canvas& canvas, Point centre, Tint tint, Scale scale)
{
    const double unit = scale.unit;
    Shape tick(canvas.memory());
    add_line(tick, {Spot{-4 * unit, 0}, Spot{-1 * unit, 3 * unit}, Spot{4.5 * unit, -3 * unit}},
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
        canvas.rounded_border(area, radius, scale.px(2), Tint(Paint::Ink3).faded(opacity));
        canvas.rounded(dot, reach, Tint(Paint::Ink3).faded(opacity));
    }
    if (state.hovered && button.enabled && !state.focused)
        canvas.rounded_border(area.inset(-scale.px(2)), radius + scale.px(2), hair(scale),
                              Paint::Ink3);
}

// Only what goes on is filled in the accent.
void draw_chosen_segment(Canvas& canvas, Rect area, int opacity, Scale scale)
{
    canvas.rounded(area, scale.px(7), Tint(Paint::Raised).faded(opacity));
    canvas.rounded_border(area, scale.px(7), 2 * scale.unit,
                          Tint(Paint::AccentText).faded(opacity));
}

void draw_segment(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const int opacity = button.enabled ? 100 : 40;
    const int radius = scale.px(7);
    const Rect area = button.area.inset(scale.px(4));
    if (button.chosen)
        draw_chosen_segment(canvas, area, opacity, scale);
    else if (button.enabled && (state.pressed || state.hovered))
        canvas.rounded(area, radius, Tint(Paint::Ink).faded(state.pressed ? 10 : 6));
    const Tint ink = Tint(button.chosen ? Paint::AccentText : Paint::Ink).faded(opacity);
    draw_in_two_lines(
        canvas, button.label, area.inset(scale.px(3)),
        {Align::Centre,
         label_font(size_or(button, 14), button.chosen ? Weight::SemiBold : Weight::Medium, scale),
         ink},
        scale);
    if (state.focused)
        canvas.rounded_border(area.inset(-scale.px(1)), radius + scale.px(1), 2.5 * scale.unit,
                              Paint::Focus);
}

void draw_row(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_row_background(canvas, button, state, scale);
    const Rect area = button.area;
    const int middle = area.centre().y;
    const Tint ink = ink_on_row(canvas, state, button.enabled ? Paint::Ink : Paint::Ink3);
    int right = area.right() - scale.px(12);
    if (!button.detail.empty()) {
        const Font font{Face::Numerals, Weight::Medium, scale.font(14)};
        canvas.text(button.detail, Point{right, middle}, Align::Right, font,
                    button.chosen ? ink : ink_on_row(canvas, state, Paint::Ink2));
        right -= canvas.width_of(button.detail, font) + scale.px(8);
    }
    int x = area.x + scale.px(16);
    if (button.icon) {
        draw_icon(canvas, *button.icon, Point{area.x + scale.px(28), middle}, scale.px(20),
                  button.chosen ? ink_on_row(canvas, state, Paint::AccentText) : ink);
        x = area.x + scale.px(52);
    }
    draw_in_two_lines(
        canvas, button.label, Rect{x, area.y, right - x, area.height},
        {Align::Left,
         label_font(size_or(button, 15), button.chosen ? Weight::SemiBold : Weight::Medium, scale),
         ink},
        scale);
}

void draw_card_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    draw_keycap(canvas, button, state, scale);
    if (button.chosen)
        canvas.rounded_border(button.area, scale.px(10), scale.px(3), Paint::Accent);
}

void draw_dot(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    const int radius = button.area.height / 2;
    if (button.chosen)
        canvas.rounded_border(button.area.inset(-scale.px(4)), radius + scale.px(4), 2 * scale.unit,
                              Paint::AccentText);
    else if (state.hovered && button.enabled)
        canvas.rounded_border(button.area.inset(-scale.px(3)), radius + scale.px(3), hair(scale),
                              Paint::Ink3);
}

// The radius of the focus ring; nothing if the style shows focus in another way.
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
    case ButtonStyle::Headline:
    case ButtonStyle::Headed:
    case ButtonStyle::Keycap:
    case ButtonStyle::Tool:
    case ButtonStyle::Stacked:
    case ButtonStyle::Quiet:
    case ButtonStyle::Plain:
    case ButtonStyle::Mode:
    case ButtonStyle::Card:
    case ButtonStyle::Square:
        return 10;
    }
    return std::nullopt;
}

void draw_background_and_label(Canvas& canvas, const Button& button, ButtonState state, Scale scale)
{
    switch (button.style) {
    case ButtonStyle::Primary:
    case ButtonStyle::Headline:
    case ButtonStyle::Headed:
    case ButtonStyle::Keycap:
    case ButtonStyle::Tool:
        return draw_keycap_button(canvas, button, state, scale);
    case ButtonStyle::Stacked:
        return draw_stacked(canvas, button, state, scale);
    case ButtonStyle::Quiet:
    case ButtonStyle::Plain:
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
    draw_background_and_label(canvas, button, state, scale);
    const std::optional<double> radius = ring_radius(button, scale);
    if (state.focused && radius)
        draw_focus_ring(canvas, button.area, *radius, scale);
}

int quiet_width(const TextMeasure& measure, const Button& button, Scale scale)
{
    if (button.style == ButtonStyle::Stacked)
        return std::max(
            scale.px(44),
            measure.width_of(button.label, label_font(smallest_stacked, Weight::Medium, scale)) +
                scale.px(8));
    const int key =
        button.key_hint.empty() ? 0 : scale.px(8) + key_hint_width(measure, button.key_hint, scale);
    return quiet_label_x(button, scale) +
           measure.width_of(button.label, quiet_font(button, scale)) + key +
           quiet_margin(button, scale);
}

Button icon_alone(Button button, Icon icon)
{
    button.style = ButtonStyle::Square;
    button.icon = icon;
    button.spoken = std::exchange(button.label, {});
    return button;
}

void draw_segment_track(Canvas& canvas, Rect area, Scale scale)
{
    canvas.rounded(area, scale.px(10), Tint(Paint::Surface, Paint::Ink, 6));
    canvas.rounded_border(area, scale.px(10), hair(scale), Paint::Line);
}

int key_hint_width(const TextMeasure& measure, std::string_view key, Scale scale)
{
    const int text = measure.width_of(key, label_font(12, Weight::SemiBold, scale));
    return std::max(scale.font(20), text + scale.px(12));
}

int draw_key_hint(Canvas& canvas, std::string_view key, Point at, Align align, Scale scale)
{
    const int width = key_hint_width(canvas, key, scale);
    const int right = align == Align::Left ? at.x + width : at.x;
    const Rect frame = key_frame(canvas, key, Point{right, at.y}, scale);
    draw_key(canvas, key, frame, KeyTints{Paint::Line, Paint::Ink2}, scale);
    return width;
}

} // namespace game
