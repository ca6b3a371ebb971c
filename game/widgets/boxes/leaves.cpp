#include "game/widgets/boxes/leaves.h"

#include <algorithm>
#include <utility>

#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_background.h"

namespace game::box {
namespace {

constexpr double finger = 44;      // units, for a button that does not say its size
constexpr double beside_label = 8; // of a quiet button whose width is that of its label
constexpr double segment_label = 14;
constexpr double beside_segment = 36; // on both sides of its label together
constexpr double knob_width = 44;
constexpr double knob_height = 26;
constexpr double beside_knob = 10;

Leaf leaf_of_text(std::string text, TextLook look, DrawIn draw)
{
    return Leaf{
        .width =
            [text = std::move(text), look](const Unit& unit) {
                return unit.measure->width_of(text, font_of(look, unit.scale)) * 1.0;
            },
        .height = [look](const Unit& unit, double) { return line_height(look, unit.scale) * 1.0; },
        .draw = std::move(draw)};
}

auto height_of_paragraph(std::string text, TextLook look)
{
    return [text = std::move(text), look](const Unit& unit, double width) {
        return paragraph_height(*unit.measure, text, rounded(width), look, unit.scale) * 1.0;
    };
}

double height_of_finger(const Unit& unit, double)
{
    return unit.pixels(with_text(finger), Axis::Down);
}

Rect fingertip_on(Rect area, int side)
{
    const Point centre = area.centre();
    return around(area, Rect{centre.x - side / 2, centre.y - side / 2, side, side});
}

} // namespace

Box leaf(Leaf leaf)
{
    return column({}).showing(std::move(leaf));
}

Box text(std::string text, TextLook look)
{
    auto draw = [text, look](Canvas& canvas, Rect area, Scale scale) {
        draw_text(canvas, text, area, look, scale);
    };
    return leaf(leaf_of_text(std::move(text), look, std::move(draw)));
}

Box number(std::string text, TextLook look)
{
    auto draw = [text, look](Canvas& canvas, Rect area, Scale scale) {
        draw_number(canvas, text, area, look, scale);
    };
    Leaf number = leaf_of_text(text, look, std::move(draw));
    number.width = [text = std::move(text), look](const Unit& unit) {
        return numerals_width(*unit.measure, text, font_of(look, unit.scale)) * 1.0;
    };
    return leaf(std::move(number));
}

Box paragraph(std::string text, TextLook look)
{
    auto draw = [text, look](Canvas& canvas, Rect area, Scale scale) {
        draw_paragraph(canvas, text, area, look, scale);
    };
    Leaf lines = leaf_of_text(text, look, std::move(draw));
    lines.height = height_of_paragraph(std::move(text), look);
    return leaf(std::move(lines));
}

Box icon(Icon icon, Length size, Tint tint)
{
    auto draw = [=](Canvas& canvas, Rect area, Scale) {
        draw_icon(canvas, icon, area.centre(), std::min(area.width, area.height), tint);
    };
    const auto side = [size](const Unit& unit) {
        return unit.pixels(size, Axis::Down);
    };
    return leaf({.width = side,
                 .height = [side](const Unit& unit, double) { return side(unit); },
                 .draw = std::move(draw)})
        .size(size)
        .across(size);
}

Box button(Button button)
{
    Leaf pressed{.height = height_of_finger, .can_be_lower = true};
    pressed.width = [button](const Unit& unit) {
        if (button.style == ButtonStyle::Square || button.style == ButtonStyle::Toggle)
            return unit.pixels(finger, Axis::Across);
        return quiet_width(*unit.measure, button, unit.scale) +
               unit.pixels(beside_label, Axis::Across);
    };
    pressed.button = std::move(button);
    return leaf(std::move(pressed));
}

Box button(Button button, engine::Function<void()> press)
{
    button.press = std::move(press);
    return box::button(std::move(button));
}

Box button(Button button, Box content)
{
    return content.showing({.button = std::move(button)});
}

Box square(
    ButtonId id, ButtonId group, Icon icon, std::string spoken, engine::Function<void()> press)
{
    return button(Button{.id = id,
                         .style = ButtonStyle::Square,
                         .spoken = std::move(spoken),
                         .icon = icon,
                         .group = group,
                         .press = std::move(press)});
}

Box segments(Segments segments)
{
    const auto width = [labels = segments.labels](const Unit& unit) {
        int widest = 0;
        for (const std::string& label : labels)
            widest = std::max(widest, unit.measure->width_of(
                                          label, font_of({.size = segment_label}, unit.scale)));
        return static_cast<double>(labels.size()) *
               (widest + unit.pixels(beside_segment, Axis::Across));
    };
    return leaf({.width = width,
                 .height = height_of_finger,
                 .can_be_lower = true,
                 .draw = draw_segment_track,
                 .segments = std::move(segments)});
}

Box key_hint(std::string key)
{
    auto draw = [key](Canvas& canvas, Rect area, Scale scale) {
        draw_key_hint(canvas, key, {area.x, area.centre().y}, Align::Left, scale);
    };
    const auto width = [key = std::move(key)](const Unit& unit) {
        return key_hint_width(*unit.measure, key, unit.scale) * 1.0;
    };
    return leaf({.width = width, .draw = std::move(draw)});
}

Box toggle(Button knob, Box label)
{
    const auto reach = std::make_shared<Rect>();
    knob.style = ButtonStyle::Toggle;
    Leaf pressed{.button = std::move(knob), .button_reach = reach};
    const Box switched = leaf(std::move(pressed)).size(knob_width).across(knob_height);
    return row({label.grow().then(beside_knob), switched}).into(*reach);
}

Box room_for(std::vector<std::string> paragraphs, TextLook look)
{
    std::vector<Box> all;
    for (std::string& text : paragraphs)
        all.push_back(leaf({.height = height_of_paragraph(std::move(text), look)}));
    return layers(std::move(all));
}

Box small_button(Button button, DrawIn draw)
{
    const auto add = [=](const Area& area, const Unit& unit, Placement& placement) {
        Leaf pressed{.button = button};
        const int side = rounded(unit.pixels(finger, Axis::Down));
        pressed.button->reach = fingertip_on(area.rounded(), side);
        pressed.button->draw = [=](Canvas& canvas, const Button& placed, ButtonState) {
            draw(canvas, placed.area, unit.scale);
        };
        placement.leaves.push_back(
            {area.rounded(), std::make_shared<const Leaf>(pressed), placement.scrolls});
    };
    return {Axis::Down, {}, add};
}

Box picture(DrawIn draw)
{
    return leaf({.draw = std::move(draw)});
}

Box picture(PlaceIn place, DrawIn draw)
{
    const auto placed = [place = std::move(place)](const Area& area, const Unit& unit, Placement&) {
        place(area.rounded(), unit.scale);
    };
    return Box(Axis::Down, {}, placed).showing({.draw = std::move(draw)});
}

Box rule()
{
    return picture([](Canvas& canvas, Rect area, Scale) { canvas.fill(area, Paint::Line); })
        .size(1);
}

Box card(std::vector<Box> children)
{
    return column(std::move(children)).showing({.draw = draw_card});
}

} // namespace game::box
