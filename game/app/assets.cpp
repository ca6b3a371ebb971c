#include "game/app/assets.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <tuple>

#include "game/command_line/check_options.h"

namespace game {

namespace fs = std::filesystem;

namespace {

std::string content_of(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

engine::Result<std::vector<Theme>> read_themes(const fs::path& folder)
{
    std::vector<Theme> themes;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() != ".theme")
            continue;
        auto theme = parse_theme(entry.path().stem().string(), content_of(entry.path()));
        if (!theme)
            return engine::Failure{theme.why()};
        themes.push_back(*std::move(theme));
    }
    return themes;
}

std::optional<fs::path> words_file(const fs::path& assets, const std::string& code)
{
    const fs::path file = assets / "text" / (code + ".po");
    const bool is_name = std::ranges::all_of(
        code, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; });
    std::error_code ignored;
    return is_name && fs::is_regular_file(file, ignored) ? std::optional(file) : std::nullopt;
}

} // namespace

engine::Result<std::vector<Theme>> load_themes(const fs::path& assets)
{
    const fs::path folder = assets / "themes";
    auto read = read_themes(folder);
    if (!read)
        return read;
    std::vector<Theme> themes = *std::move(read);
    if (themes.empty())
        return engine::Failure{{engine::N_("No theme was found in {folder}: install the game "
                                           "again"),
                                {{"folder", folder.string()}}}};
    std::ranges::sort(themes, {}, [](const Theme& theme) {
        return std::tuple(theme.dark, theme.id != "paper" && theme.id != "ink", theme.id);
    });
    return themes;
}

std::size_t find_theme(const std::vector<Theme>& themes, const std::string& id)
{
    const auto found = std::ranges::find(themes, id, &Theme::id);
    return found == themes.end() ? 0 : static_cast<std::size_t>(found - themes.begin());
}

std::string language_of_system()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0')
            continue;
        const std::string locale = value;
        return locale.substr(0, locale.find_first_of("_.@"));
    }
    return "en";
}

engine::Attempt check_theme(const std::vector<Theme>& themes, const std::string& id)
{
    if (id.empty() || std::ranges::find(themes, id, &Theme::id) != themes.end())
        return engine::Done{};
    std::vector<std::string> known;
    for (const Theme& theme : themes)
        known.push_back(theme.id);
    return engine::Failure{listing(
        {engine::N_("There is no theme {theme}: there are {known} and {last}"), {{"theme", id}}},
        known)};
}

engine::Attempt check_language(const fs::path& assets, const std::string& language)
{
    if (language.empty() || language == "en" || words_file(assets, language))
        return engine::Done{};
    return engine::Failure{{engine::N_("There is no language {language}: there are en, es and it"),
                            {{"language", language}}}};
}

engine::Result<engine::Catalogue> load_words(const fs::path& assets, const std::string& language)
{
    const std::string code = language.empty() ? language_of_system() : language;
    if (const auto file = words_file(assets, code))
        return engine::Catalogue::parse(content_of(*file));
    if (const auto known = check_language(assets, language); !known)
        return engine::Failure{known.why()};
    return engine::Catalogue();
}

} // namespace game
