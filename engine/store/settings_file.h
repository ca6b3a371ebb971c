#pragma once
// The settings on disk: plain text that a person can edit, between two remarks of the game's own.
// They tell a file that was cut off from one that was edited.

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "engine/store/kept_file.h"

namespace engine {

class SettingsFile {
public:
    SettingsFile(SystemCalls& system, std::filesystem::path path);

    // What is there and can't be settings is set aside.
    KeptFile::Written write(std::string_view text) const { return file_.write(text, 0, 0); }

    struct Read {
        std::string text = {}; // the backup's if the file can't be used; empty if there is none
        bool damaged = false;
        std::filesystem::path set_aside = {}; // where the damaged file is now, if it was moved
        std::filesystem::path unread = {};    // what can't be read now; it was left as it is
        std::error_code error = {};           // likewise: why
    };
    enum class Repair { Yes, NotNow }; // not while another copy may be writing
    // What is damaged is set aside, and the backup put in its place.
    Read read(Repair repair = Repair::Yes) const;

private:
    std::filesystem::path path_;
    KeptFile file_;
};

// Settings were changed from `before` to `mine` by somebody who could not read `theirs`: theirs,
// with the lines that were changed, name by name.
std::string
merged_settings(const std::string& before, const std::string& mine, const std::string& theirs);

} // namespace engine
