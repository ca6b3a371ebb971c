#pragma once
// The collections in the save folder: `collections/<id>.collection`, a file with a backup for each.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/store/disk/folder_lock.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/documents/collection.h"
#include "engine/store/folder/save_files.h"

namespace engine {

class CollectionFiles {
public:
    // Refers to `system` and `lock`, which must outlive it.
    CollectionFiles(SystemCalls& system, const std::filesystem::path& folder, FolderLock& lock)
        : system_(&system), folder_(folder / collections_folder), lock_(&lock)
    {
    }

    // Keeps levels and faults that are on disk, perhaps written by another running copy.
    Attempt save(const Collection& collection);
    // Saves a collection that is there under its new name, likewise. One that was deleted stays
    // deleted.
    enum class Renamed { Yes, IsNotThere };
    Result<Renamed> rename(const Collection& renamed);
    // Enters ratings in a collection that is there. One that was deleted stays deleted, and one
    // that can't be read at the moment is left as it is: its ratings will be found again.
    Attempt add_ratings(const std::string& id, const std::vector<PuzzleRating>& ratings);
    // A failure says what has become of the file.
    Result<Collection> load(const std::string& id);
    struct List {
        std::vector<CollectionSummary> collections; // last added first
        std::vector<Message> failures;              // why others can't be shown
    };
    // Reads only the beginning of each file that has the length which it should have; what is
    // damaged behind that is found, and restored from the backup, when the collection is loaded.
    List list();
    // Removes the file and its backup. Not an error if there is none.
    Attempt remove(const std::string& id);
    Attempt remove_all();

private:
    Attempt write(const Collection& collection); // while the folder is locked
    bool is_there(const std::string& id) const;  // or its backup
    std::filesystem::path path_of(const std::string& id) const;
    std::optional<CollectionSummary> summary_at_start(const std::string& id) const;
    std::vector<std::string> all_ids() const; // sorted; also those of which only a backup is left

    SystemCalls* system_;
    std::filesystem::path folder_;
    FolderLock* lock_;
};

} // namespace engine
