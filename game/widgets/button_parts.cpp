#include "game/widgets/button_parts.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game::button_parts {
namespace {

constexpr double smallest_label = 12; // units

// Whether a line begins where the one before it ends, without a space between.
bool is_a_word_broken(std::span<const std::string_view> lines)
{
    return std::ranges::adjacent_find(lines, [](std::string_view one, std::string_view next) {
               return one.data() + one.size() == next.data();
           }) != lines.end();
}

} // namespace

Font label_font(double units, Weight weight, Scale scale)
{
    return Font{Face::Text, weight, scale.font(units)};
}

double size_or(const Button& button, double usual)
{
    return button.font_size > 0 ? button.font_size : usual;
}

void fitted(Canvas& canvas,
            std::string_view text,
            Rect place,
            Align align,
            Font font,
            Tint tint,
            Scale scale)
{
    const int x = align == Align::Left     ? place.x
                  : align == Align::Centre ? place.centre().x
                                           : place.right();
    font = fitting(canvas, text, font, place.width, scale);
    draw_shortened(canvas, text, Point{x, place.centre().y}, align, font, place.width, tint);
}

void in_two_lines(Canvas& canvas,
                  std::string_view text,
                  Rect place,
                  Align align,
                  Font font,
                  Tint tint,
                  Scale scale)
{
    Font smaller = fitting(canvas, text, font, place.width, scale);
    if (canvas.width_of(text, smaller) <= place.width)
        return fitted(canvas, text, place, align, smaller, tint, scale);
    auto lines = lines_of(canvas, text, smaller, place.width, canvas.memory());
    // Smaller letters are better than a word in two parts.
    while (smaller.size > scale.px(smallest_label) && is_a_word_broken(lines)) {
        --smaller.size;
        lines = lines_of(canvas, text, smaller, place.width, canvas.memory());
    }
    const int line = smaller.size * 5 / 4;
    if (lines.size() < 2 || 2 * line + smaller.size / 4 > place.height)
        return fitted(canvas, text, place, align, smaller, tint, scale);
    // Shortened where a third line would be needed.
    const std::string_view rest = text.substr(lines[1].data() - text.data());
    const Rect first{place.x, place.centre().y - line / 2, place.width, 0};
    fitted(canvas, lines[0], first, align, smaller, tint, scale);
    fitted(canvas, rest, first.moved(0, line), align, smaller, tint, scale);
}

int key_width(const TextMeasure& measure, std::string_view key, Scale scale)
{
    const int text = measure.width_of(key, label_font(12, Weight::SemiBold, scale));
    return std::max(scale.font(20), text + scale.px(12));
}

void draw_key(Canvas& canvas, std::string_view key, Rect frame, KeyTints tints, Scale scale)
{
    canvas.rounded_border(frame, scale.px(5), hair(scale), tints.border);
    canvas.text(key, frame.centre(), Align::Centre, label_font(12, Weight::SemiBold, scale),
                tints.text);
}

Rect key_frame(const TextMeasure& measure, std::string_view key, Point right, Scale scale)
{
    const int width = key_width(measure, key, scale);
    const int height = scale.font(20);
    return Rect{right.x - width, right.y - height / 2, width, height};
}

bool has_room_for_key(
    const TextMeasure& measure, const Button& button, Font font, int width, Scale scale)
{
    if (button.key_hint.empty())
        return false;
    const int left = width - key_width(measure, button.key_hint, scale) - scale.px(8);
    const Font smallest = fitting(measure, button.label, font, left, scale);
    return measure.width_of(button.label, smallest) <= left;
}

} // namespace game::button_parts
