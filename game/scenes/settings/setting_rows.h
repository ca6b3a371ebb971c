#pragma once
// The rows of each settings page, as data: a name, an explanation, the choices, the current choice.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/scenes/screens.h"

namespace game {

struct SettingRow {
    enum class Kind { Segments, Toggle, Themes, Screen };

    Kind kind = Kind::Toggle;
    std::string label;
    std::string detail = {};
    std::vector<std::string> options = {};  // empty for a toggle, the button's label for a screen
    std::optional<std::size_t> chosen = {}; // 0 or 1 for a toggle
    std::function<void(Settings&, std::size_t)> choose = {};
    MakeScene screen = nullptr; // that the row's button opens
};

std::vector<SettingRow> game_rows(const Services& services);
std::vector<SettingRow> look_rows(const Services& services);
std::vector<SettingRow> sound_rows(const Services& services);
std::vector<SettingRow> control_rows(const Services& services);
std::vector<SettingRow> language_rows(const Services& services);

// Give everything on a page its usual value.
void reset_game(Settings& settings);
void reset_look(Settings& settings);
void reset_sound(Settings& settings);
void reset_controls(Settings& settings);

} // namespace game
