#include "game/ui/pad_buttons.h"

#include <algorithm>
#include <array>

namespace game {

namespace {

struct NamedButton {
    PadButton button;
    std::string_view name;
};

constexpr std::array named_buttons = {
    NamedButton{PadButton::A, "A"},
    NamedButton{PadButton::B, "B"},
    NamedButton{PadButton::X, "X"},
    NamedButton{PadButton::Y, "Y"},
    NamedButton{PadButton::Up, "Up"},
    NamedButton{PadButton::Down, "Down"},
    NamedButton{PadButton::Left, "Left"},
    NamedButton{PadButton::Right, "Right"},
    NamedButton{PadButton::LeftShoulder, "LB"},
    NamedButton{PadButton::RightShoulder, "RB"},
    NamedButton{PadButton::LeftTrigger, "LT"},
    NamedButton{PadButton::RightTrigger, "RT"},
    NamedButton{PadButton::LeftStick, "L3"},
    NamedButton{PadButton::RightStick, "R3"},
    NamedButton{PadButton::View, "View"},
    NamedButton{PadButton::Menu, "Menu"},
};

struct ButtonAsKey {
    PadButton button;
    KeyPressed key;
};

// Of several buttons for a key, the first is shown beside it.
constexpr std::array as_keys = {
    ButtonAsKey{PadButton::A, {.key = Key::Enter}},
    ButtonAsKey{PadButton::B, {.key = Key::Escape}},
    ButtonAsKey{PadButton::X, {.key = Key::Delete}},
    ButtonAsKey{PadButton::Y, {.key = Key::Space}},
    ButtonAsKey{PadButton::Up, {.key = Key::Up}},
    ButtonAsKey{PadButton::Down, {.key = Key::Down}},
    ButtonAsKey{PadButton::Left, {.key = Key::Left}},
    ButtonAsKey{PadButton::Right, {.key = Key::Right}},
    ButtonAsKey{PadButton::RightShoulder, {.key = Key::Tab}},
    ButtonAsKey{PadButton::LeftShoulder, {.key = Key::Tab, .held = {.shift = true}}},
    ButtonAsKey{PadButton::LeftTrigger, {.key = Key::PageUp}},
    ButtonAsKey{PadButton::RightTrigger, {.key = Key::PageDown}},
    ButtonAsKey{PadButton::Menu, {.key = Key::Escape}},
};

} // namespace

std::optional<PadButton> parse_pad_button(std::string_view text)
{
    const auto* found = std::ranges::find(named_buttons, text, &NamedButton::name);
    return found == named_buttons.end() ? std::nullopt : std::optional(found->button);
}

std::optional<KeyPressed> key_for(PadButton button)
{
    const auto* found = std::ranges::find(as_keys, button, &ButtonAsKey::button);
    return found == as_keys.end() ? std::nullopt : std::optional(found->key);
}

std::optional<PadButton> pad_button_for(const KeyPressed& key)
{
    const auto* found = std::ranges::find(as_keys, key, &ButtonAsKey::key);
    return found == as_keys.end() ? std::nullopt : std::optional(found->button);
}

} // namespace game
