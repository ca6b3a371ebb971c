#pragma once
// The sentences of the save folder, for the player: what happened, where, and what can be done.

#include <filesystem>
#include <optional>
#include <system_error>

#include "engine/base/result.h"
#include "engine/store/kept_things.h"
#include "engine/store/save_folder.h"

namespace engine {

// "2026-11-21 21:02 UTC": the engine knows no time zone.
std::string utc_text(std::int64_t seconds);

// The disk is there but must not be written to.
bool is_read_only_error(std::error_code error);

Failure folder_failure(const std::filesystem::path& folder, std::error_code error);
StoreNotice read_only_notice(const std::filesystem::path& folder);
Failure not_saved(const std::filesystem::path& path, std::error_code error);
Attempt saved_or_why(std::error_code error, const std::filesystem::path& path);
Attempt saved_or_why(const KeptFile::Written& written, const std::filesystem::path& path);
// What can't be read now: told to who asks for it, and once to all.
Failure not_read(const std::filesystem::path& path, std::error_code error);
Failure not_saved_over_unread(const std::filesystem::path& path, std::error_code error);
StoreNotice cant_read_now(const std::filesystem::path& path, std::error_code error);
// What had been set aside, and was found whole.
StoreNotice runs_are_back(std::size_t runs);
StoreNotice games_are_back(std::size_t games);
Failure from_newer_version(const std::filesystem::path& path);
Failure no_such_game(const std::string& id);
Failure game_is_finished();

// A game, or the records, of which the backup was put back. `lost`: actions or runs.
StoreNotice game_restored(std::int64_t saved, std::optional<std::int64_t> lost);
StoreNotice records_restored(std::optional<std::int64_t> lost);
// Why a file gives nothing of what is kept in it; no notice where there is none, or a good one.
std::optional<StoreNotice>
loss_of(Kept kind, const FoundFile& found, const std::filesystem::path& path);
// `damaged`: where the file is now; empty if it could not be set aside.
StoreNotice settings_damaged(const std::filesystem::path& damaged, bool backup_was_good);
StoreNotice game_rebuilt();

// Two running copies of the game.
Failure open_elsewhere(const char* sentence);
Failure another_copy_stands_still();
StoreNotice cant_lock(const std::filesystem::path& folder);

} // namespace engine
