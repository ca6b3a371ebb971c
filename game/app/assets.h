#pragma once
// Reads the game's own files: themes and translations.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/translations.h"
#include "game/ui/theme.h"

namespace game {

// Returns all themes in assets/themes, in their order.
engine::Result<std::vector<Theme>> load_themes(const std::filesystem::path& assets);

// Returns the index of the theme with this id; 0 if there is none.
std::size_t find_theme(const std::vector<Theme>& themes, const std::string& id);

// Returns English, which needs no file, and the languages in assets/text, by code. A catalogue
// there may be packed by gzip: es.po, or es.po.gz.
std::vector<engine::Language> load_languages(const std::filesystem::path& assets);

// The names that options and settings use.
std::vector<std::string> ids_of(const std::vector<Theme>& themes);
std::vector<std::string> codes_of(const std::vector<engine::Language>& languages);

// An empty name is accepted.
engine::Attempt check_theme(const std::vector<Theme>& themes, const std::string& id);
engine::Attempt check_language(const std::filesystem::path& assets, const std::string& language);

// The first of the wanted languages that is known: "de" for "de_AT", and "pt_BR" for "pt" or
// "pt_PT" if it is the only Portuguese. "en" if none is known.
std::string language_for(const std::vector<std::string>& wanted,
                         const std::vector<std::string>& known);

// Loads the translations of a language: none for "en", those in the language that the system
// prefers if it is empty. A missing file is an error only if the language was named.
engine::Result<engine::Translations> load_translations(const std::filesystem::path& assets,
                                                       const std::string& language);

} // namespace game
