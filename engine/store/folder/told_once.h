#pragma once
// Notices about files, each given once, not each time the file is read.

#include <filesystem>
#include <set>
#include <utility>
#include <vector>

#include "engine/store/disk/folder_lock.h"

namespace engine {

struct StoreNotice;

// What the files of the player's folder share.
struct SharedFolder {
    FolderLock& lock;
    std::set<std::filesystem::path>& unsynced; // see sync_folders()
    std::vector<StoreNotice>& notices;
};

class ToldOnce {
public:
    void
    tell(const std::filesystem::path& about, StoreNotice notice, std::vector<StoreNotice>& notices);
    // What is said of it later is new.
    void forget(const std::filesystem::path& about) { told_.erase(about); }

private:
    std::set<std::filesystem::path> told_;
};

} // namespace engine
