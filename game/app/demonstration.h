#pragma once
// A demonstration has a folder of its own, so that it leaves nothing among the player's games,
// records and settings.

#include <filesystem>
#include <utility>

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// Whether the options ask for a game that the program plays itself, to its end or to a screen.
bool is_demonstration(const GameOptions& options);

// A new folder among the temporary files, removed with its contents by the destructor.
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
