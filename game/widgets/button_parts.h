#pragma once
// The parts of buttons besides their backgrounds: fitted texts, framed keys, keycaps.

#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game::button_parts {

Font label_font(double units, Weight weight, Scale scale);
// The button's own font size, or else the default.
double size_or(const Button& button, double usual);

// Draws a text no wider than its area: a long text is drawn smaller, then shortened with "…".
void fitted(Canvas& canvas,
            std::string_view text,
            Rect place,
            Align align,
            Font font,
            Tint tint,
            Scale scale);
// Draws a text on one line if it fits, else smaller, else on two lines if the area is high enough.
void in_two_lines(Canvas& canvas,
                  std::string_view text,
                  Rect place,
                  Align align,
                  Font font,
                  Tint tint,
                  Scale scale);

struct KeyTints {
    Tint border;
    Tint text;
};

int key_width(const TextMeasure& measure, std::string_view key, Scale scale);
// The frame of a key; `right` is the middle of its right edge.
Rect key_frame(const TextMeasure& measure, std::string_view key, Point right, Scale scale);
void draw_key(Canvas& canvas, std::string_view key, Rect frame, KeyTints tints, Scale scale);

// The label has priority over the key: returns false if there is no key, or if it would leave the
// label less than it needs in its smallest size. `width` is that of both together.
bool has_room_for_key(
    const TextMeasure& measure, const Button& button, Font font, int width, Scale scale);

void draw_keycap_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale);

} // namespace game::button_parts
