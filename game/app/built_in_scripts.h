#pragma once
// The program's own scripts: to each screen from the title, and the demonstration with its folder.

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/result.h"
#include "engine/text/translations.h"
#include "game/app/script.h"
#include "game/command_line/game_options.h"

namespace game {

// Translates the texts on the screen that follow an "@", up to the end of the line.
std::string in_language(std::string_view script, const engine::Translations& texts);

// `scene` is an argument of --scene.
engine::Result<Script> script_to_scene(const std::string& scene, const engine::Translations& texts);

// Plays a short game to its end, saving pictures in the folder and the record in the book.
Script demo_script(const std::filesystem::path& pictures, const engine::Translations& texts);

// Whether the options ask for a game that the program plays itself, to its end or to a screen, or
// for a script without a folder to play in.
bool is_demonstration(const GameOptions& options);

// A demonstration has a folder of its own, so that it leaves nothing among the player's games,
// records and settings: a new one among the temporary files, removed with its contents by the
// destructor.
class DemonstrationFolder {
public:
    // Copies the settings from the player's folder, which is only read.
    static engine::Result<DemonstrationFolder> make(const std::filesystem::path& data_dir);

    ~DemonstrationFolder();
    DemonstrationFolder(DemonstrationFolder&& other) noexcept
        : path_(std::exchange(other.path_, {}))
    {
    }
    DemonstrationFolder& operator=(DemonstrationFolder&&) = delete;

    void keep() { path_.clear(); } // keeps the folder when the program ends

    const std::filesystem::path& path() const { return path_; }

private:
    explicit DemonstrationFolder(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
};

} // namespace game
