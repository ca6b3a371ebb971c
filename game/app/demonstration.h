#pragma once
// What the program plays by itself has a folder of its own, so that nothing of it comes among the
// player's games, records and settings.

#include <filesystem>
#include <utility>

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// Whether the options ask for a game that the program plays, to its end or to a screen.
bool is_demonstration(const GameOptions& options);

// A new folder for temporary files, removed with all that is in it at the end.
class DemonstrationFolder {
public:
    // With the settings of the player's folder, which is only read.
    static engine::Result<DemonstrationFolder> make(const std::filesystem::path& data_dir);

    ~DemonstrationFolder();
    DemonstrationFolder(DemonstrationFolder&& other) noexcept
        : path_(std::exchange(other.path_, {}))
    {
    }
    DemonstrationFolder& operator=(DemonstrationFolder&&) = delete;

    void keep() { path_.clear(); } // it stays when the program ends

    const std::filesystem::path& path() const { return path_; }

private:
    explicit DemonstrationFolder(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
};

} // namespace game
