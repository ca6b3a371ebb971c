#pragma once
// Reading a file whole, and replacing it in one step: at every moment, also when the power fails,
// the path names either the old content or the new one, never half of one.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace engine {

enum class ReadState { Read, Missing, TooLong, NotAFile, Unreadable };

struct FileContent {
    ReadState state = ReadState::Missing;
    std::string bytes = {};
    std::error_code error = {}; // when Unreadable
};

FileContent read_file(const std::filesystem::path& path, std::size_t most_bytes);

// What becomes of the content that is replaced.
enum class OldContent {
    BecomesBackup, // kept as backup_of(path), in place of the backup that was there
    IsSetAside,    // kept under a name of its own, see set_aside()
};

std::error_code
replace_file(const std::filesystem::path& path, std::string_view content, OldContent old);

// Takes the file out of the way as <name>.damaged-1, -2 ... and says where to; empty if it can't.
std::filesystem::path set_aside(const std::filesystem::path& path);

// Asks the disk, not the permissions, which some users and file systems pass over.
bool is_writable(const std::filesystem::path& folder);

std::filesystem::path backup_of(const std::filesystem::path& path);

} // namespace engine
