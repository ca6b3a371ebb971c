#pragma once
// Reads whole files and replaces files atomically: at every moment, even if the power fails, the
// path holds either the old content or the new content, never a part of one.

#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "engine/store/disk/system_calls.h"

namespace engine {

// Unreadable says nothing about the file: another try may succeed. NotAFile is a path that can't
// hold a file: a folder, a pipe, a link to itself.
enum class ReadState { Read, Missing, TooLong, NotAFile, Unreadable };

struct FileContent {
    ReadState state = ReadState::Missing;
    std::string bytes = {};
    std::error_code error = {}; // when Unreadable
};

FileContent read_file(SystemCalls& system, const std::filesystem::path& path, std::size_t most);
// Reads the first bytes of a file, however long it is.
FileContent read_start(SystemCalls& system, const std::filesystem::path& path, std::size_t bytes);

// What happens to the content that is replaced.
enum class OldContent {
    BecomesBackup, // it becomes backup_of(path) and replaces the previous backup
    IsQuarantined, // it is moved to a name of its own, see quarantine()
    IsDropped,
};

std::error_code replace_file(SystemCalls& system,
                             const std::filesystem::path& path,
                             std::string_view content,
                             OldContent old);

// Renames a damaged file to <name>.damaged-1, -2 ... and returns the new path; empty if it fails.
// The file keeps its modification time.
std::filesystem::path quarantine(SystemCalls& system, const std::filesystem::path& path);

constexpr const char* damaged_ending = ".damaged-";
// Renames a file that was set aside so that it is never looked at again: all its content has been
// recovered, or the player has deleted the game.
std::error_code retire_file(SystemCalls& system, const std::filesystem::path& path);

// Returns no error if there was no file. Once it returns, the file does not come back after a power
// failure.
std::error_code remove_file(SystemCalls& system, const std::filesystem::path& path);

// Makes the folder and its parents. Adds to `unsynced` the folders that hold the name of a new one:
// before a file in it is called safe, sync_folders() must have succeeded.
std::error_code make_folder(SystemCalls& system,
                            const std::filesystem::path& folder,
                            std::set<std::filesystem::path>& unsynced);
// Removes from `unsynced` those that it has synced.
std::error_code sync_folders(SystemCalls& system, std::set<std::filesystem::path>& unsynced);
std::error_code
list(SystemCalls& system, const std::filesystem::path& folder, std::vector<std::string>& names);
// Returns why the folder can't be read.
std::error_code check_readable(SystemCalls& system, const std::filesystem::path& folder);
// Returns why nothing can be written in the folder. It tries to write, since some users and file
// systems ignore permissions.
std::error_code check_writable(SystemCalls& system, const std::filesystem::path& folder);

std::filesystem::path backup_of(const std::filesystem::path& path);

} // namespace engine
