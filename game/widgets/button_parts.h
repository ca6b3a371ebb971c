#pragma once
// What buttons are made of besides their grounds: words that fit, keys in frames, keycaps.

#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game::button_parts {

Font words(double units, Weight weight, Scale scale);
// The button's own size, or what its style usually has.
double size_or(const Button& button, double usual);

// Nothing wider than the width is drawn: a long word of another language gets smaller, then ends
// in "…".
void fitted(Canvas& canvas, std::string_view text, Rect place, Align align, Font font, Tint tint);
// In one line if it fits, else smaller, else in two lines if the place is high enough for them.
void in_two_lines(Canvas& canvas, std::string_view text, Rect place, Font font, Tint tint);

struct KeyTints {
    Tint border;
    Tint text;
};

int key_width(const TextMeasure& measure, std::string_view key, Scale scale);
// The frame of a key whose right end and middle are given.
Rect key_frame(const TextMeasure& measure, std::string_view key, Point right, Scale scale);
void draw_key(Canvas& canvas, std::string_view key, Rect frame, KeyTints tints, Scale scale);

// The word comes before the key: false where the key would leave the word less than it needs in
// its smallest size, or where there is no key. `width` is what both have together.
bool has_room_for_key(
    const TextMeasure& measure, const Button& button, Font font, int width, Scale scale);

void draw_keycap_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale);

} // namespace game::button_parts
