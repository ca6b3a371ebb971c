#pragma once
// The rows of each settings page, as data: a name, an explanation, the choices, the current choice.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/scenes/screens.h"
#include "game/ui/setting_table.h"

namespace game {

struct SettingRow {
    enum class Kind { Segments, Toggle, Themes, Button };

    Kind kind = Kind::Toggle;
    std::string label;
    std::string detail = {};
    std::vector<std::string> options = {};  // empty for a toggle, the label of a button
    std::optional<std::size_t> chosen = {}; // 0 or 1 for a toggle
    std::function<void(Settings&, std::size_t)> choose = {};
    std::function<Transition(Services&)> press = {}; // the button
    bool is_advanced = false;                        // folded at first; such rows come last
};

// What the page shows: the settings of the table in game/ui/setting_table.cpp, and what is no
// value.
std::vector<SettingRow> setting_rows(SettingsPage page, const Services& services);

} // namespace game
