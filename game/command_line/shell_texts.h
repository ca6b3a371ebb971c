#pragma once
// The manual page, and what shells need to complete commands: made from the table of commands.

#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/command_line/command_table.h"

namespace game {

// In the language of the table, for man(1).
std::string manual_page(const CommandTable& table, const engine::Translations& texts);

Names shell_names(); // "bash", "fish", "zsh"
// `shell` is one of shell_names().
std::string completion_script(const std::string& shell, const CommandTable& table);

} // namespace game
