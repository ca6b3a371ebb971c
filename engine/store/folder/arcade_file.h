#pragma once
// The tables of the arcade modes in the save folder: one small file, to which results are added.

#include <filesystem>
#include <set>
#include <utility>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/base/result.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/folder_lock.h"
#include "engine/store/disk/system_calls.h"

namespace engine {

struct StoreNotice;

class ArcadeFile {
public:
    ArcadeFile(SystemCalls& system, std::filesystem::path path)
        : system_(&system), path_(std::move(path))
    {
    }

    // What this file shares with the other files of the folder.
    struct Folder {
        FolderLock& lock;
        std::set<std::filesystem::path>& unsynced; // see sync_folders()
        std::vector<StoreNotice>& notices;
    };
    // add() and read() take the lock, and give a notice about damage or an error only once.

    // Adds the results to the tables that are on disk, which another copy may have changed. Nothing
    // is overwritten while they can't be read, or were written by a newer version.
    Attempt add(const ArcadeBook& results, const Folder& folder);
    // Returns no tables if there are none yet, or if they can't be read at the moment.
    ArcadeBook read(const Folder& folder);
    // Deletes the file and its backup.
    Attempt remove() const;

private:
    Found<ArcadeBook> find(std::vector<StoreNotice>& notices);
    void tell_once(const std::filesystem::path& about,
                   StoreNotice notice,
                   std::vector<StoreNotice>& notices);

    SystemCalls* system_;
    std::filesystem::path path_;
    std::set<std::filesystem::path> told_;
};

} // namespace engine
