#pragma once
// The settings on disk: plain text that a person can edit, between two comment lines of the game's
// own. They distinguish a file that was cut off from one that was edited.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "engine/store/disk/file_with_backup.h"

namespace engine {

// Bytes of settings that are taken from elsewhere. The file may be a little longer, so that what
// was taken can always be saved.
inline constexpr std::size_t longest_settings = std::size_t{1} << 20U;

class SettingsFile {
public:
    SettingsFile(SystemCalls& system, std::filesystem::path path);

    // Something at the path that can't be settings is set aside.
    FileWithBackup::Written write(std::string_view text) const { return file_.write(text, 0, 0); }

    struct Read {
        // from the backup if the file can't be used; empty if there is neither
        std::string text = {};
        bool damaged = false;
        std::filesystem::path moved_to = {}; // where the damaged file is now, if it was moved
        // a file that can't be read at the moment; it is left as it is
        std::filesystem::path unread = {};
        std::error_code error = {}; // why it can't be read
    };
    enum class Repair { Yes, NotNow }; // NotNow: not while another copy may be writing
    // With Repair::Yes a damaged file is set aside and its backup restored.
    Read read(Repair repair = Repair::Yes) const;

private:
    std::filesystem::path path_;
    FileWithBackup file_;
};

// The list of known puzzles that belongs to the settings: the line says its id. Screens do not see
// it. Empty if there is none; an empty mark takes the line away.
std::string list_mark_in(const std::string& settings);
std::string with_list_mark(const std::string& settings, const std::string& mark);

// Merges settings that were changed from `before` to `mine` while `theirs` could not be read, or
// were changed by another copy: returns theirs with the lines that were changed, name by name.
std::string
merged_settings(const std::string& before, const std::string& mine, const std::string& theirs);

} // namespace engine
