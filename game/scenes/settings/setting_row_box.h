#pragma once
// A row of settings: its texts and, at its right end or below them, its control.

#include <functional>

#include "game/scenes/settings/setting_rows.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

// `choose` is called with an option, or of a switch with 0 or 1, and `press` if the row has a
// button. The ids of its buttons count up from `first`. Themes have no control here.
Box setting_row(const SettingRow& row,
                ButtonId first,
                std::function<void(std::size_t option)> choose,
                std::function<void()> press,
                const Unit& unit);

} // namespace game
