#pragma once
// The tables of the arcade modes in the save folder: one small file, to which results are added.

#include <filesystem>
#include <utility>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/base/result.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/folder/told_once.h"

namespace engine {

class ArcadeFile {
public:
    ArcadeFile(SystemCalls& system, std::filesystem::path path)
        : system_(&system), path_(std::move(path))
    {
    }

    // add() and read() take the lock, and give a notice about damage or an error only once.

    // Adds the results to the tables that are on disk, which another copy may have changed. Nothing
    // is overwritten while they can't be read, or were written by a newer version.
    Attempt add(const ArcadeBook& results, const SharedFolder& folder);
    // Returns no tables if there are none yet, or if they can't be read at the moment.
    ArcadeBook read(const SharedFolder& folder);
    // Deletes the file and its backup.
    Attempt remove() const;

private:
    Found<ArcadeBook> find(std::vector<StoreNotice>& notices);

    SystemCalls* system_;
    std::filesystem::path path_;
    ToldOnce told_;
};

} // namespace engine
