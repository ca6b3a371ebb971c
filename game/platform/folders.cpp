#include "game/platform/folders.h"

#include <cstdlib>
#include <optional>
#include <utility>

#include <SDL.h>

#include "engine/store/disk/trusted_folder.h"
#include "game/print/font_files.h"

namespace game {

namespace fs = std::filesystem;

namespace {

// Takes ownership of a string from SDL; returns an empty path for null.
fs::path taken(char* text)
{
    const fs::path path = text == nullptr ? fs::path() : fs::path(text);
    SDL_free(text);
    return path;
}

bool holds_assets(const fs::path& folder)
{
    std::error_code ignored;
    return fs::is_directory(folder / "themes", ignored);
}

// The XDG rules: a path that is not absolute counts as not given. SDL would take it for one in the
// folder that the game happens to be started in.
void ignore_unless_absolute(const char* variable)
{
    const char* path = std::getenv(variable);
    if (path != nullptr && *path != '/')
        unsetenv(variable);
}

// Where data belongs by the XDG rules, whether or not it can be made; empty without a home.
fs::path standard_folder()
{
    ignore_unless_absolute("XDG_DATA_HOME");
    ignore_unless_absolute("HOME");
    if (const char* data = std::getenv("XDG_DATA_HOME"))
        return fs::path(data) / "cronodoku";
    if (const char* home = std::getenv("HOME"))
        return fs::path(home) / ".local/share/cronodoku";
    return {};
}

// SDL makes the folder, and names none that it can't make. Such a one is the player's all the same:
// what is there is read, and the player is told that nothing can be saved.
fs::path players_folder()
{
    fs::path standard = standard_folder();
    fs::path made = taken(SDL_GetPrefPath("", "cronodoku"));
    return made.empty() ? standard : made;
}

// In a source tree the saves are beside the assets, so that the whole tree can be moved.
std::optional<fs::path> data_in_source_tree(const fs::path& assets)
{
    const fs::path saves = assets.parent_path() / "saves";
    std::error_code ignored;
    if (fs::is_regular_file(saves / "README.md", ignored))
        return saves;
    return std::nullopt;
}

engine::Attempt check_trust_in_assets(const fs::path& assets)
{
    for (const char* part : {"", "themes", "text", "data", "fonts"}) {
        const fs::path folder = *part == '\0' ? assets : assets / part;
        const auto trust = engine::check_trust(folder, "CRONODOKU_ASSETS");
        if (!trust)
            return trust;
    }
    return engine::Done{};
}

} // namespace

engine::Result<fs::path> find_assets(const fs::path& base)
{
    if (const char* chosen = std::getenv("CRONODOKU_ASSETS")) {
        if (holds_assets(chosen))
            return fs::path(chosen);
        return engine::Failure{{engine::N_("CRONODOKU_ASSETS names {folder}, but there is no "
                                           "folder themes in it"),
                                {{"folder", chosen}}}};
    }
    // The build makes the link in its folder: neither path is in the program.
    const fs::path installed = base / CRONODOKU_DATA_FROM_PROGRAM / "assets";
    const fs::path in_source_tree = base / "source/assets";
    for (const fs::path& folder : {installed, in_source_tree}) {
        if (!holds_assets(folder))
            continue;
        std::error_code ignored;
        const fs::path assets = fs::canonical(folder, ignored);
        const auto trust = check_trust_in_assets(assets);
        return trust ? engine::Result<fs::path>(assets) : engine::Failure{trust.why()};
    }
    return engine::Failure{{engine::N_("The game's files were not found near {folder}: set "
                                       "CRONODOKU_ASSETS to its folder assets"),
                            {{"folder", base.string()}}}};
}

engine::Result<Folders> find_folders(const fs::path& data_dir)
{
    const fs::path base = taken(SDL_GetBasePath());
    const auto assets = find_assets(base);
    if (!assets)
        return engine::Failure{assets.why()};

    Folders folders{*assets, data_dir, {}, {}};
    if (const auto saves = data_in_source_tree(*assets); saves && folders.data.empty()) {
        folders.data = *saves;
        std::error_code ignored;
        if (fs::path standard = standard_folder(); fs::is_directory(standard / "games", ignored))
            folders.installed_data = std::move(standard);
    }
    if (folders.data.empty())
        folders.data = players_folder();
    if (folders.data.empty())
        return engine::Failure{{engine::N_("No folder for saved games was found: name one with "
                                           "--data-dir")}};

    if (const char* chosen = std::getenv("CRONODOKU_FONTS")) {
        folders.fonts = {chosen};
        return folders;
    }
    auto fonts = trusted_font_folders({*assets / "fonts"});
    if (!fonts)
        return engine::Failure{fonts.why()};
    folders.fonts = *std::move(fonts);
    return folders;
}

} // namespace game
