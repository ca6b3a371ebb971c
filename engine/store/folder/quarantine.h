#pragma once
// Files that were set aside as damaged although they are intact: an earlier version did that when a
// disk could not be read for a moment. Decides what can be recovered from them without losing
// anything of the current files.

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "engine/play/records.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/documents/saved_game.h"

namespace engine {

// A file that was set aside in that folder: of a file, "records.book.damaged-1", or of its backup,
// "records.book.bak.damaged-1".
struct QuarantinedFile {
    std::filesystem::path path;
    std::string name; // name of the original file, without ".bak"
};
std::vector<QuarantinedFile> quarantined_files(SystemCalls& system,
                                               const std::filesystem::path& folder);

// Returns the name of the original file, without ".bak", for the name of one that was set aside; an
// empty text for any other name.
std::string original_name(const std::string& name);

// Retires everything that was set aside of the file or its backup, so that none of it is recovered.
std::error_code retire_all_quarantined(SystemCalls& system, const std::filesystem::path& path);

// Deletes the file and its backup, so that it does not come back. Files that it could be recovered
// from are retired first, so that what is half deleted never returns. No error if there was none.
std::error_code remove_for_good(SystemCalls& system, const std::filesystem::path& path);

// Returns all runs of both books, those of the book that begins earlier first. A run that is in
// both has the initials that it has in `now`.
RecordBook combined(const RecordBook& now, const RecordBook& aside);

// Whether the game is finished and its run is in the book: it must not be played again.
bool is_finished_in(const RecordBook& book, const SavedGame& game);

// Whether both are the same play and `later` contains everything of `earlier`.
bool continues(const SavedGame& earlier, const SavedGame& later);

} // namespace engine
