#pragma once
// The files of the save folder that have an envelope: games, replays, collections, volumes of the
// book of records, the tables of the arcade modes, and the list of known puzzles.

#include <optional>
#include <string>
#include <string_view>

#include "engine/arcade/arcade_book.h"
#include "engine/play/records.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/documents/saved_game.h"

namespace engine {

// Records is a book with a single volume, Volume one of several.
enum class FileKind { Game, Records, Volume, Replay, Collection, Arcade, Known };

inline constexpr std::string_view game_ending = ".game";
inline constexpr std::string_view backup_ending = ".game.bak";
inline constexpr std::string_view replay_ending = ".replay";
inline constexpr std::string_view collection_ending = ".collection";
inline constexpr std::string_view collections_folder = "collections";
inline constexpr std::string_view arcade_name = "arcade.tables"; // of the file
inline constexpr std::string_view known_ending = ".known";
inline constexpr std::string_view known_folder = "known";
inline constexpr std::string_view known_id_name = "list.id";
inline constexpr std::string_view replay_kind = "replay";         // in the envelope
inline constexpr std::string_view collection_kind = "collection"; // likewise

// Returns the id if the name is that of a game file or of its backup.
std::optional<std::string> id_of_game_file(const std::string& name);

FileWithBackup game_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup records_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup replay_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup collection_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup arcade_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup known_file(SystemCalls& system, const std::filesystem::path& path);
FileWithBackup list_id_file(SystemCalls& system, const std::filesystem::path& path);

// Parse the content of an envelope; nothing if it is invalid.
std::optional<SavedGame> game_from(std::string_view content, const std::string& id);
std::optional<GameSummary> summary_from(std::string_view content, const std::string& id);
std::optional<RecordBook> book_from(std::string_view content);
std::optional<ArcadeBook> arcade_from(std::string_view content);

} // namespace engine
