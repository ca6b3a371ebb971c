#pragma once
// Everything that can be pressed: keycaps, quiet rows, modes, toggles, segments, list rows.

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <typeindex>

#include "engine/base/function.h"
#include "game/ui/canvas.h"
#include "game/ui/icons.h"
#include "game/ui/scale.h"

namespace game {

enum class ButtonStyle {
    Primary,  // filled keycap: the one thing to do
    Headline, // the same with a second line under its label, larger
    Headed,   // the same, but not filled
    Keycap,   // raised keycap
    Tool,     // raised keycap, its icon above its label
    Stacked,  // border, icon above a small label
    Quiet,    // border, icon, label, key at the right end
    Plain,    // icon and label, smaller, without a border
    Mode,     // two lines, filled when chosen
    Toggle,   // a switch; the area is the switch itself
    Segment,  // one of several in a track; see draw_segment_track()
    Row,      // a list row, raised when chosen
    Card,     // a raised card with an accent edge when chosen; content drawn by the scene
    Square,   // a small bordered square with an icon (back arrow, menu)
    Dot,      // nothing drawn but focus and hover rings: content drawn by the scene
    Bare,     // nothing drawn at all: the scene draws every state
};

// Identifies a button of a screen: a value of an enum class of that screen and, if there are
// several buttons of that kind, an index. The focus stays with the id when buttons are placed
// again, and the buttons of a kind are a group for the keys that move the focus.
class ButtonId {
public:
    ButtonId() = default;
    template <typename Kind>
        requires std::is_enum_v<Kind>
    ButtonId(Kind kind, std::size_t which = 0, std::size_t part = 0)
        : index(which), row(part), kinds_(typeid(Kind)), kind_(engine::index_of(kind))
    {
    }

    template <typename Kind>
    bool is(Kind kind) const
    {
        return kinds_ == typeid(Kind) && kind_ == engine::index_of(kind);
    }
    bool is_same_kind(const ButtonId& other) const
    {
        return kinds_ == other.kinds_ && kind_ == other.kind_;
    }
    friend bool operator==(const ButtonId&, const ButtonId&) = default;

    std::size_t index = 0;
    std::size_t row = 0; // for kinds whose buttons are counted in rows

private:
    std::type_index kinds_ = typeid(void);
    std::size_t kind_ = 0;
};

// Whether a button moves when the screen's content scrolls.
enum class Scrolls { WithContent, Never };

struct ButtonState {
    bool hovered = false;
    bool pressed = false;
    bool focused = false;
};

struct Button {
    ButtonId id = {};
    Rect area = {};
    Rect reach = {}; // where it can be pressed; empty: in its area
    ButtonStyle style = ButtonStyle::Quiet;
    std::string label = {};
    std::string detail = {};   // a second, quieter line; at the right end of a row
    std::string spoken = {};   // read aloud where there is no label
    std::string key_hint = {}; // e.g. "Esc", drawn in a small frame
    std::optional<Icon> icon = {};
    int font_size = 0; // in units; 0: the style's default
    bool enabled = true;
    bool chosen = false;  // on, for a toggle
    bool in_text = false; // a word of a text, as small as the text is
    Scrolls scrolls = Scrolls::WithContent;
    // Tab goes from group to group, arrows go within one. Usually the buttons of a kind are a
    // group; this one is in the group of the other kind.
    std::optional<ButtonId> group = {};
    engine::Function<void()> press = {}; // the action that pressing it performs
    // Drawn by the screen over the button.
    engine::Function<void(Canvas&, const Button&, ButtonState)> draw = {};
};

inline Rect reach_of(const Button& button)
{
    return button.reach.empty() ? button.area : button.reach;
}

// The button with an icon instead of its label, for where there is no room.
Button icon_alone(Button button, Icon icon);

void draw_button(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
// Returns the minimum width, in pixels, of a quiet button that shows its whole label and its key.
int quiet_width(const TextMeasure& measure, const Button& button, Scale scale);
void draw_segment_track(Canvas& canvas, Rect area, Scale scale);
// Of a key in its small frame, in pixels.
int key_hint_width(const TextMeasure& measure, std::string_view key, Scale scale);
// Draws a key in a small frame and returns its width. `at` is its right end, or its left end with
// Align::Left.
int draw_key_hint(Canvas& canvas, std::string_view key, Point at, Align align, Scale scale);

} // namespace game
