#include "game/ui/key_hints.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/base/table.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

// In the order of PadButton.
// In the order of PadButton.
using Names = std::array<const char*, pad_button_count>;
constexpr Names xbox = {"A",  "B",  "X",  "Y",  "↑",  "↓",  "←",    "→",
                        "LB", "RB", "LT", "RT", "LS", "RS", "View", "Menu"};
constexpr Names play_station = {"×",  "○",  "□",  "△",  "↑",  "↓",  "←",      "→",
                                "L1", "R1", "L2", "R2", "L3", "R3", "Create", "Options"};
constexpr Names nintendo = {"A", "B", "X",  "Y",  "↑",  "↓",  "←", "→",
                            "L", "R", "ZL", "ZR", "LS", "RS", "−", "+"};
constexpr Names in_scripts = {"A",  "B",  "X",  "Y",  "Up", "Down", "Left", "Right",
                              "LB", "RB", "LT", "RT", "L3", "R3",   "View", "Menu"};
static_assert(xbox.back() && play_station.back() && nintendo.back() && in_scripts.back());

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

std::string pad_button_name(PadButton button, PadKind kind)
{
    const Names& names = kind == PadKind::PlayStation ? play_station
                         : kind == PadKind::Nintendo  ? nintendo
                                                      : xbox;
    return names[engine::index_of(button)];
}

std::string key_hint(const KeyPressed& key, const Hands& hands, const engine::Translations& texts)
{
    switch (hands.device) {
    case InputDevice::Keyboard:
    case InputDevice::Mouse:
        return key_name(key, texts);
    case InputDevice::Touch:
        return "";
    case InputDevice::Gamepad: {
        const auto button = pad_button_for(key);
        return button ? pad_button_name(*button, hands.pad) : "";
    }
    }
    return "";
}

bool share_hints(const Hands& one, const Hands& other)
{
    const auto has_keys = [](const Hands& hands) {
        return hands.device == InputDevice::Keyboard || hands.device == InputDevice::Mouse;
    };
    if (has_keys(one) && has_keys(other))
        return true;
    return one.device == other.device && one.pad == other.pad;
}

std::optional<PadButton> parse_pad_button(std::string_view text)
{
    const auto* found = std::ranges::find(in_scripts, text);
    return found == in_scripts.end()
               ? std::nullopt
               : std::optional(engine::enumerator_at<PadButton>(found - in_scripts.begin()));
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
