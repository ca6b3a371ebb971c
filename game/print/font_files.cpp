#include "game/print/font_files.h"

#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

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
        "/usr/local/share/fonts",
        "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/dejavu",
        "/usr/share/fonts/TTF",
    };
    if (const char* home = std::getenv("HOME"))
        folders.push_back(fs::path(home) / ".local/share/fonts");
    return folders;
}

} // namespace game
