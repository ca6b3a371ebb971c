#include "game/app/assets.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <tuple>

#include <zlib.h>

#include "engine/base/message.h"
#include "game/platform/preferred_languages.h"

namespace game {

namespace fs = std::filesystem;

namespace {

// The text of a file, also of one that is packed by gzip, or about as much of its beginning as
// asked; empty if it can't be read.
std::string content_of(const fs::path& file,
                       std::size_t at_most = std::numeric_limits<std::size_t>::max())
{
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> packed(gzopen(file.c_str(), "rb"), gzclose);
    std::string content;
    std::array<char, 16384> part;
    while (packed && content.size() < at_most) {
        const int size = gzread(packed.get(), part.data(), part.size());
        if (size <= 0)
            break;
        content.append(part.data(), size);
    }
    return content;
}

// The first entry of a catalogue, which ends with an empty line.
std::string header_of(const fs::path& file)
{
    const std::string beginning = content_of(file, 1);
    return beginning.substr(0, beginning.find("\n\n")) + '\n';
}

// The language of a catalogue, CODE.po, or CODE.po.gz as it is installed; empty for other files.
std::string code_of(const fs::path& file)
{
    const fs::path name = file.extension() == ".gz" ? file.stem() : file.filename();
    return name.extension() == ".po" ? name.stem().string() : "";
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

std::optional<fs::path> translations_file(const fs::path& assets, const std::string& code)
{
    const bool is_name = std::ranges::all_of(
        code, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; });
    for (const char* ending : {".po", ".po.gz"}) {
        const fs::path file = assets / "text" / (code + ending);
        std::error_code ignored;
        if (is_name && fs::is_regular_file(file, ignored))
            return file;
    }
    return std::nullopt;
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
    std::ranges::sort(themes, {},
                      [](const Theme& theme) { return std::tuple(theme.order, theme.id); });
    return themes;
}

std::size_t find_theme(const std::vector<Theme>& themes, const std::string& id)
{
    const auto found = std::ranges::find(themes, id, &Theme::id);
    return found == themes.end() ? 0 : (found - themes.begin());
}

std::string language_for(const std::vector<std::string>& wanted,
                         const std::vector<std::string>& known)
{
    for (const std::string& each : wanted) {
        const std::string language = each.substr(0, each.find('_'));
        for (const std::string& name : {each, language}) {
            if (std::ranges::find(known, name) != known.end())
                return name;
        }
        const auto elsewhere = std::ranges::find_if(
            known, [&](const std::string& code) { return code.starts_with(language + '_'); });
        if (elsewhere != known.end())
            return *elsewhere;
    }
    return "en";
}

std::vector<std::string> ids_of(const std::vector<Theme>& themes)
{
    std::vector<std::string> ids;
    std::ranges::transform(themes, std::back_inserter(ids), &Theme::id);
    return ids;
}

std::vector<std::string> codes_of(const std::vector<engine::Language>& languages)
{
    std::vector<std::string> codes;
    std::ranges::transform(languages, std::back_inserter(codes), &engine::Language::code);
    return codes;
}

engine::Attempt check_theme(const std::vector<Theme>& themes, const std::string& id)
{
    if (id.empty() || std::ranges::find(themes, id, &Theme::id) != themes.end())
        return engine::Done{};
    return engine::Failure{engine::listing(
        {engine::N_("There is no theme {theme}; the choices are {known} and {last}"),
         {{"theme", id}}},
        ids_of(themes))};
}

std::vector<engine::Language> load_languages(const fs::path& assets)
{
    std::vector<engine::Language> languages;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(assets / "text", error)) {
        const std::string code = code_of(entry.path());
        if (code.empty() ||
            std::ranges::find(languages, code, &engine::Language::code) != languages.end())
            continue;
        const auto header = engine::Translations::parse(header_of(entry.path()));
        const std::string name = header ? header->language().name : "";
        languages.push_back({code, name.empty() ? code : name});
    }
    std::ranges::sort(languages, {}, &engine::Language::code);
    languages.insert(languages.begin(), engine::Translations().language());
    return languages;
}

engine::Attempt check_language(const fs::path& assets, const std::string& language)
{
    const std::vector<std::string> known = codes_of(load_languages(assets));
    if (language.empty() || std::ranges::find(known, language) != known.end())
        return engine::Done{};
    return engine::Failure{engine::listing(
        {engine::N_("There is no language {language}; the choices are {known} and {last}"),
         {{"language", language}}},
        known)};
}

engine::Result<engine::Translations> load_translations(const fs::path& assets,
                                                       const std::string& language)
{
    const std::string code =
        language.empty() ? language_for(preferred_languages(), codes_of(load_languages(assets)))
                         : language;
    if (const auto file = translations_file(assets, code))
        return engine::Translations::parse(content_of(*file));
    if (const auto known = check_language(assets, language); !known)
        return engine::Failure{known.why()};
    return engine::Translations();
}

} // namespace game
