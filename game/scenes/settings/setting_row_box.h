#pragma once
// A row of settings: its texts and, at its right end or below them, its control.

#include <functional>

#include "game/scenes/settings/setting_rows.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

// What is done when the player chooses an option, switches (options 0 and 1), or opens the screen.
struct RowPresses {
    std::function<void(std::size_t option)> choose;
    std::function<void()> open = {};
};
// The ids of its buttons count up from `first`. Themes have no control here.
Box setting_row(const SettingRow& row, ButtonId first, RowPresses presses, const Unit& unit);

} // namespace game
