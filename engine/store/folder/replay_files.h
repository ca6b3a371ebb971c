#pragma once
// The replays in the save folder: `replays/<id of the game>.replay`, one file for each finished
// run, and the choice of those that are deleted when there are too many.

#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include "engine/play/records.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/documents/replay.h"

namespace engine {

// How many replays are kept; together they may have so many bytes for each of them on average.
struct ReplayLimit {
    std::size_t most = 0; // 0: all of them
    std::uint64_t bytes_each = std::uint64_t{64} << 10U;
};

// A replay as its file is, not read yet.
struct SealedReplay {
    std::string id; // of the game
    std::string file;
};

struct KeptReplay {
    std::string id;          // of the game
    std::uint64_t bytes = 0; // with its backup
};

// The ids of the replays that are to go, in this order: first those of runs that the book does not
// know; then those that are in no table of the ten best; then those that are in one; of equal ones
// the oldest first. The best clean run and the fastest run of each category stay whatever the limit
// is, and so does `newest`.
std::vector<std::string> replays_to_delete(const std::vector<KeptReplay>& kept,
                                           const RecordBook& book,
                                           ReplayLimit limit,
                                           const std::string& newest);

class ReplayFiles {
public:
    ReplayFiles(SystemCalls& system, std::filesystem::path folder)
        : system_(&system), folder_(std::move(folder))
    {
    }

    std::filesystem::path path_of(const std::string& id) const;
    // If there is a good one of its id already, replaces only its initials: of one run, the first
    // counts. The error is file_too_large if it could not be read again.
    FileWithBackup::Written write(const Replay& replay) const;
    // Does nothing if there is a good one of its id already, or if the file is damaged.
    FileWithBackup::Written write(const SealedReplay& replay) const;
    // A file whose log is impossible counts as damaged; `why` is then the reason.
    struct FoundReplay : Found<Replay> {
        std::optional<Message> why = {};
    };
    FoundReplay read(const std::string& id) const;
    // Nothing can be said about one that can't be looked at, so it is left out.
    std::vector<KeptReplay> all() const;
    // The ids of all of them, and of those of which something was set aside.
    std::set<std::string> all_ids() const;
    // Deletes the file and its backup; what was set aside of it is retired, see quarantine.h.
    std::error_code remove(const std::string& id) const;

private:
    SystemCalls* system_;
    std::filesystem::path folder_;
};

} // namespace engine
