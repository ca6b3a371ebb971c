#pragma once
// The settings on disk: plain text that a person can edit, between two remarks of the game's own.
// They tell a file that was cut off from one that was edited.

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "engine/store/system_calls.h"

namespace engine {

class SettingsFile {
public:
    SettingsFile(SystemCalls& system, std::filesystem::path path);

    // What is there and can't be settings is set aside.
    std::error_code write(std::string_view text) const;

    struct Read {
        std::string text = {}; // the backup's if the file is damaged; empty if there is none
        bool damaged = false;
        std::filesystem::path set_aside = {}; // where the damaged file is now, if it was moved
        std::error_code error = {};           // why it can't be read now; it was left as it is
    };
    Read read() const;

private:
    SystemCalls* system_;
    std::filesystem::path path_;
};

} // namespace engine
