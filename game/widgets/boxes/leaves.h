#pragma once
// What boxes show: texts, icons, buttons, pictures. Each has the size that it needs in the player's
// text size and language; see box.h.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/function.h"
#include "game/ui/icons.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button.h"
#include "game/widgets/draw_text.h"

namespace game {

using DrawIn = engine::Function<void(Canvas& canvas, Rect area, Scale scale)>;
using PlaceIn = engine::Function<void(Rect area, Scale scale)>;

// Segments in a track; the chosen one is filled. Their ids count up from `first`.
struct Segments {
    ButtonId first;
    std::vector<std::string> labels;
    std::optional<std::size_t> chosen;                // counted from the index of `first`
    engine::Function<void(std::size_t index)> choose; // counted in the same way
    bool enabled = true;
};

struct Leaf {
    // What it needs, in pixels; nothing: no size of its own.
    engine::Function<double(const Unit& unit)> width = {};
    engine::Function<double(const Unit& unit, double width)> height = {};
    bool can_be_lower = false; // where room is short
    DrawIn draw = {};
    std::optional<Button> button = {};             // without its area
    std::shared_ptr<const Rect> button_reach = {}; // known when all is placed; empty: its area
    std::optional<Segments> segments = {};
};

namespace box {

Box leaf(Leaf leaf);
// On one line, drawn smaller and then shortened where the width is short.
Box text(std::string text, TextLook look = {});
// The same with numerals of equal width, never shortened.
Box number(std::string text, TextLook look = {});
// In as many lines as it needs, or as there is room for.
Box paragraph(std::string text, TextLook look = {});
// In the middle of a square of this size.
Box icon(Icon icon, Length size, Tint tint = Paint::Ink);
Box button(Button button);
Box button(Button button, engine::Function<void()> press);
// With what is drawn over it, inside its padding, and moves with it when it is pressed.
Box button(Button button, Box content);
// A small bordered square with an icon, such as the bin beside a row.
Box square(
    ButtonId id, ButtonId group, Icon icon, std::string spoken, engine::Function<void()> press);
Box segments(Segments segments);
// A key in its small frame.
Box key_hint(std::string key);
// A switch with its label, which can be pressed, too.
Box toggle(Button knob, Box label);
// Shows nothing, but is as high as the highest of these paragraphs.
Box room_for(std::vector<std::string> paragraphs, TextLook look);
// A button that is smaller than a fingertip; it can be pressed around it, too.
Box small_button(Button button, DrawIn draw);
// Whatever else can be drawn. It has no size of its own.
Box picture(DrawIn draw);
// The same of what has to know where it is, such as a board that can be pointed at.
Box picture(PlaceIn place, DrawIn draw);
// A thin line across a column.
Box rule();
// Its children on a raised card.
Box card(std::vector<Box> children);

} // namespace box
} // namespace game
