#pragma once
// Reads the game's own files: themes and the words of each language.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/catalogue.h"
#include "game/ui/theme.h"

namespace game {

// All themes in assets/themes, light ones first.
engine::Result<std::vector<Theme>> load_themes(const std::filesystem::path& assets);

// The index of the theme of this name; 0 if there is none.
std::size_t find_theme(const std::vector<Theme>& themes, const std::string& id);

// Each may be empty. A language has a name of its own or a file.
engine::Attempt check_theme(const std::vector<Theme>& themes, const std::string& id);
engine::Attempt check_language(const std::filesystem::path& assets, const std::string& language);

// "es" from the environment's LC_ALL, LC_MESSAGES or LANG; "en" if they say nothing.
std::string language_of_system();

// The words of a language: English if it is "en", the system's if it is empty.
// A language without a file is an error only when a person asked for it by name.
engine::Result<engine::Catalogue> load_words(const std::filesystem::path& assets,
                                             const std::string& language);

} // namespace game
