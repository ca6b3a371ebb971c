#pragma once
// Where the game's own files are, and where the player's are kept.

#include <filesystem>
#include <vector>

#include "engine/base/result.h"

namespace game {

struct Folders {
    std::filesystem::path assets; // themes, texts
    std::filesystem::path data;   // saves, records, settings
    std::vector<std::filesystem::path> fonts;
};

// `data_dir` is the player's choice; empty: beside the assets in a source tree, else where the
// system keeps such files.
engine::Result<Folders> find_folders(const std::filesystem::path& data_dir);

} // namespace game
