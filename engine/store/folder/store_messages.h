#pragma once
// The messages of the save folder for the player: what happened, where, and what can be done.

#include <filesystem>
#include <optional>
#include <system_error>

#include "engine/base/result.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/save_folder.h"

namespace engine {

// Returns for instance "2026-11-21 21:02 UTC": the engine knows no time zone.
std::string utc_text(std::int64_t seconds);

// Whether the disk is there but can't be written to.
bool is_read_only_error(std::error_code error);

Failure folder_failure(const std::filesystem::path& folder, std::error_code error);
Failure not_saved(const std::filesystem::path& path, std::error_code error);
Attempt save_result(std::error_code error, const std::filesystem::path& path);
Attempt save_result(const FileWithBackup::Written& written, const std::filesystem::path& path);
// Files that can't be read at the moment: a failure for the caller, and one notice for the player.
Failure not_read(const std::filesystem::path& path, std::error_code error);
Failure not_saved_over_unread(const std::filesystem::path& path, std::error_code error);
StoreNotice cant_read_now(const std::filesystem::path& path, std::error_code error);
// Notices of what was recovered from files that were set aside.
StoreNotice runs_recovered(std::size_t runs);
StoreNotice runs_put_back(std::size_t runs); // that the restored backup lacked
StoreNotice games_recovered(std::size_t games);
Failure from_newer_version(const std::filesystem::path& path);
Failure no_such_game(const std::string& id);
Failure game_is_finished();

// A backup was restored. `lost` is the number of actions or runs that it lacks, if known.
StoreNotice game_restored(std::int64_t saved, std::optional<std::int64_t> lost);
StoreNotice records_restored(std::optional<std::int64_t> lost);
StoreNotice arcade_restored();
StoreNotice known_restored();
StoreNotice known_list_lost(const std::filesystem::path& folder);
// Why a file gives no value; nothing if there is no file or a good one.
std::optional<StoreNotice>
loss_of(FileKind kind, const FoundFile& found, const std::filesystem::path& path);
// `damaged` is where the file is now; empty if it could not be set aside.
StoreNotice settings_damaged(const std::filesystem::path& damaged, bool backup_was_good);
StoreNotice game_rebuilt();

// Messages about two running copies of the game.
Failure open_elsewhere(const char* sentence);
Failure cancelled_import();
Failure another_copy_hangs();
StoreNotice cant_lock(const std::filesystem::path& folder);

} // namespace engine
