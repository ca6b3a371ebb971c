#pragma once
// Which languages the player's system asks for.

#include <string>
#include <vector>

namespace game {

// "pt_BR" or "de", the most wanted first: as GNU gettext reads LANGUAGE, LC_ALL, LC_MESSAGES and
// LANG, and where they are not set, as SDL finds it. Empty if the system asks for none.
std::vector<std::string> preferred_languages();

} // namespace game
