#pragma once
// Text files that the player asked for: always new ones.

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace game {

// Writes the text to "name.ending" in the folder, which is made if it is not there. If there is
// such a file, it stays as it is, and the new one is "name-2.ending", "name-3.ending" and so on.
// Returns the path; a failure says what could not be written, and why.
engine::Result<std::filesystem::path> write_new_file(const std::filesystem::path& folder,
                                                     const std::string& name,
                                                     std::string_view ending,
                                                     std::string_view text);

} // namespace game
