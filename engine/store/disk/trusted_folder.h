#pragma once
// Whether the game may read its own files from a folder: texts, themes, fonts, prepared puzzles.

#include <filesystem>
#include <string>
#include <sys/stat.h>

#include "engine/base/result.h"

namespace engine {

// Nobody but root and the user can put files into such a folder: it belongs to one of them, and not
// everybody may write to it. Links are followed, and a folder that is not there is trusted: nothing
// is read from it. The failure tells of `variable`, in which the user can name the folder all the
// same.
Attempt check_trust(const std::filesystem::path& folder, const std::string& variable);

// The sentence without its placeholders filled in; null if a folder with this status is trusted.
const char* why_distrusted(const struct stat& status, uid_t user);

} // namespace engine
