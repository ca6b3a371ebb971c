#pragma once
// Reading a file whole, and replacing it in one step: at every moment, also when the power fails,
// the path names either the old content or the new one, never half of one.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "engine/store/system_calls.h"

namespace engine {

// Unreadable says nothing about the file: another try may well succeed. NotAFile is what can never
// be one: a folder, a pipe, a link to itself.
enum class ReadState { Read, Missing, TooLong, NotAFile, Unreadable };

struct FileContent {
    ReadState state = ReadState::Missing;
    std::string bytes = {};
    std::error_code error = {}; // when Unreadable
};

FileContent read_file(SystemCalls& system, const std::filesystem::path& path, std::size_t most);
// Its first bytes, and no more of a longer one.
FileContent read_start(SystemCalls& system, const std::filesystem::path& path, std::size_t bytes);

// What becomes of the content that is replaced.
enum class OldContent {
    BecomesBackup, // kept as backup_of(path), in place of the backup that was there
    IsSetAside,    // kept under a name of its own, see set_aside()
    IsDropped,
};

std::error_code replace_file(SystemCalls& system,
                             const std::filesystem::path& path,
                             std::string_view content,
                             OldContent old);

// Takes the file out of the way as <name>.damaged-1, -2 ... and says where to; empty if it can't.
// It keeps the time of its last change.
std::filesystem::path set_aside(SystemCalls& system, const std::filesystem::path& path);

constexpr const char* damaged_ending = ".damaged-";
// A file that was set aside and is not needed, as all of it is back in its place, or the player
// forgot it, gets a name that is not looked at again.
std::error_code put_out_of_sight(SystemCalls& system, const std::filesystem::path& path);

// No error when there was none to remove. Once it returns, the file does not come back.
std::error_code remove_file(SystemCalls& system, const std::filesystem::path& path);

// With those above it.
std::error_code make_folder(SystemCalls& system, const std::filesystem::path& folder);
std::error_code
list(SystemCalls& system, const std::filesystem::path& folder, std::vector<std::string>& names);
// Why nothing can be written there. Asks the disk, not the permissions, which some users and file
// systems pass over.
std::error_code try_to_write(SystemCalls& system, const std::filesystem::path& folder);

std::filesystem::path backup_of(const std::filesystem::path& path);

} // namespace engine
