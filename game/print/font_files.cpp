#include "game/print/font_files.h"

#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/letters.h"
#include "engine/base/utf8.h"
#include "engine/store/disk/trusted_folder.h"

namespace game {

namespace fs = std::filesystem;

namespace {

using FileNames = std::array<std::string_view, 2 * font_weights>;

constexpr FileNames inter = {
    "Inter-Regular.otf",         "Inter-Medium.otf",
    "Inter-SemiBold.otf",        "Inter-Bold.otf",
    "InterDisplay-Regular.otf",  "InterDisplay-Medium.otf",
    "InterDisplay-SemiBold.otf", "InterDisplay-Bold.otf",
};
// Releases of Inter before version 4 have no Display fonts.
constexpr FileNames inter_only = {
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
};
constexpr FileNames dejavu = {
    "DejaVuSans.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf",
    "DejaVuSans.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf",
};

std::optional<fs::path> find_file(const std::vector<fs::path>& folders, std::string_view name)
{
    std::error_code ignored;
    for (const fs::path& folder : folders) {
        if (fs::is_regular_file(folder / name, ignored))
            return folder / name;
    }
    return std::nullopt;
}

// Returns nothing unless all files are found.
FontFiles find_all(const std::vector<fs::path>& folders, const FileNames& names)
{
    FontFiles files;
    for (const std::string_view name : names) {
        const auto file = find_file(folders, name);
        if (!file)
            return {};
        files.push_back(*file);
    }
    return files;
}

} // namespace

std::vector<TextCharacter> text_characters(std::string_view text)
{
    constexpr char32_t replacement = 0xFFFD;
    std::vector<TextCharacter> characters;
    while (!text.empty()) {
        const std::size_t valid = engine::utf8_size(text);
        const std::size_t size = valid > 0 ? valid : engine::end_of_character(text);
        const std::string_view bytes = text.substr(0, size);
        characters.push_back({bytes, valid > 0 ? engine::utf8_number(bytes) : replacement});
        text.remove_prefix(size);
    }
    return characters;
}

std::vector<FontRun> font_runs(std::string_view text,
                               const std::function<bool(char32_t)>& is_in_usual,
                               const std::function<bool(char32_t)>& is_in_fallback)
{
    std::vector<FontRun> runs;
    for (const TextCharacter& character : text_characters(text)) {
        const bool is_fallback = character.point > '~' && !is_in_usual(character.point) &&
                                 is_in_fallback(character.point);
        if (runs.empty() || runs.back().is_fallback != is_fallback)
            runs.push_back({"", is_fallback});
        runs.back().text += character.bytes;
    }
    return runs;
}

std::vector<FontFiles> font_files_in(const std::vector<fs::path>& folders)
{
    std::vector<FontFiles> sets;
    for (const FileNames& names : {inter, inter_only, dejavu}) {
        FontFiles files = find_all(folders, names);
        if (!files.empty())
            sets.push_back(std::move(files));
    }
    return sets;
}

std::vector<fs::path> system_font_folders()
{
    std::vector<fs::path> folders = {
        "/usr/share/fonts/opentype/inter",
        "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/inter",
        "/usr/share/fonts/rsms-inter-fonts",
        "/usr/local/share/fonts",
        "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/dejavu",
        "/usr/share/fonts/dejavu-sans-fonts",
        "/usr/share/fonts/TTF",
    };
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
        folders.push_back(fs::path(home) / ".local/share/fonts");
    return folders;
}

engine::Result<std::vector<fs::path>> trusted_font_folders(std::vector<fs::path> own,
                                                           const std::vector<fs::path>& others)
{
    std::vector<fs::path> trusted = std::move(own);
    std::optional<engine::Message> refused;
    for (const fs::path& folder : others) {
        const auto trust = engine::check_trust(folder, "CRONODOKU_FONTS");
        if (trust)
            trusted.push_back(folder);
        else if (!refused && !font_files_in({folder}).empty())
            refused = trust.why();
    }
    if (refused && font_files_in(trusted).empty())
        return engine::Failure{*refused};
    return trusted;
}

} // namespace game
