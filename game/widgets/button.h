#pragma once
// Everything one can press: keycaps, quiet rows, modes, toggles, segments, list rows.

#include <optional>
#include <string>

#include "game/ui/canvas.h"
#include "game/ui/icons.h"
#include "game/ui/scale.h"

namespace game {

enum class ButtonStyle {
    Primary, // filled keycap: the one thing to do
    Keycap,  // raised keycap
    Quiet,   // border, icon, label, key at the right end
    Mode,    // two lines, filled when chosen
    Toggle,  // a switch; the area is the switch itself
    Segment, // one of several in a track; see draw_segment_track()
    Row,     // a list row, raised when chosen
    Card,    // a raised card with an accent edge when chosen; content drawn by the scene
    Square,  // a small bordered square with an icon (back arrow, menu)
    Dot,     // nothing drawn but focus and hover rings: content drawn by the scene
    Bare,    // nothing drawn at all: the scene draws every state
};

struct Button {
    int id = 0; // the scene's own name for it
    Rect area;
    ButtonStyle style = ButtonStyle::Quiet;
    std::string label = {};
    std::string detail = {};   // a second, quieter line; the corner of a keycap; a row's right end
    std::string key_hint = {}; // e.g. "Esc", in a small frame
    std::optional<Icon> icon = {};
    int font_size = 0; // units; 0: what the style usually has
    bool enabled = true;
    bool chosen = false; // on, for a toggle
};

struct ButtonState {
    bool hovered = false;
    bool pressed = false;
    bool focused = false;
};

void draw_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
// The least width of a quiet button that shows its whole label, and its key beside it.
int quiet_width(const TextMeasure& measure, const Button& button, Scale scale);
void draw_segment_track(Canvas& canvas, Rect area, Scale scale);
// A key in its small frame; the width it took. `right` is its right end, or left end if
// Align::Left.
int draw_key_hint(Canvas& canvas, std::string_view key, Point at, Align align, Scale scale);

} // namespace game
