#pragma once
// The folders of the game's own files and of the player's files.

#include <filesystem>
#include <vector>

#include "engine/base/result.h"

namespace game {

struct Folders {
    std::filesystem::path assets; // themes, texts
    std::filesystem::path data;   // saves, records, settings
    std::vector<std::filesystem::path> fonts;
    // The player's folder of an installed copy, if `data` is that of a source tree and a copy has
    // made one; else empty.
    std::filesystem::path installed_data = {};
};

// Where the game's own files are, for a program in the folder `base`: in the folder that
// CRONODOKU_ASSETS names; where they were installed with it; or in the source tree, for a program
// in the folder of its build. But for the first, only root and the user may be able to write there.
engine::Result<std::filesystem::path> find_assets(const std::filesystem::path& base);

// `data_dir` is the player's choice; if it is empty, the data is beside the assets in a source
// tree, else in the system's folder for application data.
engine::Result<Folders> find_folders(const std::filesystem::path& data_dir);

} // namespace game
