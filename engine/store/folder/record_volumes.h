#pragma once
// The book of records on disk: volumes `records.book`, `records-2.book` and so on, each a file with
// a backup. A run stays in the volume in which it was first written, and only the last volume
// grows. So the book is never full, and saving a run does not write all the others again. The book
// of an earlier version is a first volume, however long it is.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/play/records.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/folder/records_digest.h"

namespace engine {

constexpr std::size_t runs_in_volume = 250;
constexpr int last_volume = 999'999; // numbers above are not those of volumes

// The name of a volume by its number, from 1 to last_volume, and the other way round; no number for
// any other name.
std::string volume_name(int number);
std::optional<int> volume_number(std::string_view name);

struct VolumeNumbers {
    std::set<int> numbers;        // always with 1, even if there is no such file
    std::set<int> set_aside = {}; // of those of which something damaged was set aside
    std::error_code error = {};   // why the folder could not be listed; not if it does not exist
};
// The volumes that the folder holds or has a backup of.
VolumeNumbers volumes_in(SystemCalls& system, const std::filesystem::path& folder);

// What was found of a volume. If the folder could not be listed, its path stands for all volumes.
struct FoundVolume : FoundFile {
    std::filesystem::path path = {};
    bool may_be_written = true; // false if the file can't be read, or a newer version wrote it
};

struct FoundBook {
    RecordBook book = {};                    // the runs of all volumes that could be read
    std::vector<FoundVolume> volumes = {};   // in the order of their numbers
    const FoundVolume* unreadable() const;   // the first one; null if all could be read
    const FoundVolume* not_writable() const; // the first that may not be written; null if all may
};

class RecordVolumes {
public:
    // A volume that holds `most_runs`, at least 1, grows no more.
    RecordVolumes(SystemCalls& system, std::filesystem::path folder, std::size_t most_runs);

    // Reads all volumes, except those that have not changed since they were read last, at the first
    // time according to the digest. A damaged one is restored from its backup or, if that is
    // damaged too, set aside. Of several runs with the id of one game the first counts.
    FoundBook find();

    // Makes the book on disk the same as this one, in the order of the volumes. Must follow a
    // find() after which all volumes may be written. Writes only volumes that differ, the last one
    // first: a run that is on disk is at every moment in at least one of them. Fails with a
    // sentence; then some volumes may be new and others old, and find() must be called before the
    // next write().
    Attempt write(const RecordBook& all);

    // Deletes all volumes, the last one first, with their backups; what was set aside of them is
    // not recovered any more. Fails with a sentence.
    Attempt remove();

    // The list of known puzzles that belongs to the book: what its last volume says that says so,
    // and what volumes say that are written from now on. Empty if none does.
    const std::string& list_mark() const { return list_mark_; }
    void set_list_mark(std::string mark) { list_mark_ = std::move(mark); }

    // All runs, as found or written last, in the order of the volumes.
    const RecordBook& book() const;

    // Does work that can wait, a little at each call: adds volumes that grow no more to the digest,
    // and reads those that were taken from it. To be called after find() until it returns Done.
    // After Damaged, find() reads the volume that does not hold what the digest says.
    enum class Maintenance { Done, More, Damaged };
    Maintenance maintain();

private:
    struct Volume {
        RunPages runs;
        std::optional<FileMark> mark = {};      // of the file with these runs, if it was read
        std::optional<ContentSum> content = {}; // of that file, if known
        bool was_unchanged = false;             // find() has only compared its mark
        bool was_restored = false; // from its backup: the file itself may still be missing
        bool is_in_digest = false;
        bool is_from_digest = false; // the file has not been read yet
    };
    struct PlannedVolume {
        int number;
        RunPages runs = {};
    };

    FoundVolume find_volume(int number, const DigestReader* digest);
    bool is_as_known(int number, const FileMark& mark, const DigestReader* digest);
    bool grows_no_more(int number, const Volume& volume) const;
    std::vector<int> missing_in_digest() const;
    Maintenance add_to_digest(const std::vector<int>& numbers);
    bool is_as_in_digest(int number, Volume& volume) const;
    std::vector<PlannedVolume> planned(const RecordBook& all) const;
    void put_in_volumes(std::vector<PlannedVolume>& plan,
                        const RecordBook& all,
                        const std::map<const RunPage*, std::size_t>& home_of_page,
                        const std::vector<std::optional<std::size_t>>& places,
                        std::size_t in_last) const;
    static int next_number(const std::vector<PlannedVolume>& plan);
    Attempt write_volume(const PlannedVolume& volume);
    // Returns an error if the file may have other runs than it had when it was read.
    std::error_code confirm(const std::filesystem::path& path, const Volume& volume) const;
    // Empty unless it is a regular file: a symbolic link would not show that its target changed.
    std::optional<FileMark> mark_of(const std::filesystem::path& path) const;
    std::filesystem::path path_of(int number) const { return folder_ / volume_name(number); }

    SystemCalls* system_;
    std::filesystem::path folder_;
    std::size_t most_runs_;
    std::map<int, Volume> volumes_; // by number: those with a good file
    std::string list_mark_;
    mutable std::optional<RecordBook> book_; // nothing if the volumes have changed since
    bool digest_is_read_ = false;
    bool digest_is_useless_ = false; // damaged, or mostly out of date
    bool digest_is_writable_ = true;
};

} // namespace engine
