#pragma once
// Notices about files, each given once, not each time the file is read.

#include <filesystem>
#include <set>
#include <vector>

#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/folder_lock.h"
#include "engine/store/folder/save_files.h"

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
    // Tells what was lost of a file, or that its backup was restored, unless it can't be read.
    void tell_of_loss(FileKind kind,
                      const FoundFile& found,
                      const std::filesystem::path& path,
                      StoreNotice restored,
                      std::vector<StoreNotice>& notices);

private:
    std::set<std::filesystem::path> told_;
};

} // namespace engine
