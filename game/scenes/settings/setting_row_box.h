#pragma once
// A row of settings: its texts and, at its right end or below them, its control.

#include <functional>

#include "game/scenes/settings/setting_rows.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

// The control is below the texts if they need the width.
Box setting_row(const SettingRow& row, const Box& control);
// With a switch, which can be pressed anywhere in the row.
Box switch_row(const SettingRow& row, Button knob);
// The options as segments, in one line or two; their ids count up from `first`.
Box setting_options(const SettingRow& row,
                    ButtonId first,
                    std::function<void(std::size_t option)> choose,
                    const Unit& unit);
// With a button as wide as options with its label, which can be pressed anywhere in the row.
Box button_row(const SettingRow& row, Button button, const Unit& unit);

} // namespace game
