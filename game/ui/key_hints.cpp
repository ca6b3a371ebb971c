#include "game/ui/key_hints.h"

#include <array>
#include <cstddef>

#include "engine/base/table.h"
#include "game/ui/key_names.h"
#include "game/ui/pad_buttons.h"

namespace game {

namespace {

// In the order of PadButton.
using Names = std::array<const char*, pad_button_count>;
constexpr Names xbox = {"A",  "B",  "X",  "Y",  "↑",  "↓",  "←",    "→",
                        "LB", "RB", "LT", "RT", "LS", "RS", "View", "Menu"};
constexpr Names play_station = {"×",  "○",  "□",  "△",  "↑",  "↓",  "←",      "→",
                                "L1", "R1", "L2", "R2", "L3", "R3", "Create", "Options"};
constexpr Names nintendo = {"A", "B", "X",  "Y",  "↑",  "↓",  "←", "→",
                            "L", "R", "ZL", "ZR", "LS", "RS", "−", "+"};

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

} // namespace game
