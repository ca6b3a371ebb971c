#pragma once
// Files that were set aside as damaged and are whole: an earlier version did that when a disk could
// not be read for a moment. What may come back of them without taking anything from what is there.

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "engine/play/records.h"
#include "engine/store/kept_file.h"
#include "engine/store/saved_game.h"
#include "engine/store/system_calls.h"

namespace engine {

// In that folder, of the file or of its backup: "records.book.damaged-1",
// "records.book.bak.dam...".
struct SetAside {
    std::filesystem::path path;
    std::string name; // of the file it once was, without ".bak"
};
std::vector<SetAside> files_set_aside(SystemCalls& system, const std::filesystem::path& folder);

// Whatever was set aside of that file or of its backup: none of it comes back.
std::error_code put_all_out_of_sight(SystemCalls& system, const std::filesystem::path& path);

// All runs of both, those of the book that begins earlier first. A run that is in both keeps the
// initials that it has in `now`.
RecordBook united(const RecordBook& now, const RecordBook& aside);

// The game was finished, and its run is in the book: it must not be played again.
bool is_finished_in(const RecordBook& book, const SavedGame& game);

// Both are one play, and all that is in the earlier one is in the later one.
bool goes_on_from(const SavedGame& earlier, const SavedGame& later);

} // namespace engine
