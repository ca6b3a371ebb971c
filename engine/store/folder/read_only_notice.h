#pragma once
// What the player is told where nothing can be saved, and what can be done about it.

#include <filesystem>

#include "engine/store/folder/store_messages.h"

namespace engine {

StoreNotice read_only_notice(const std::filesystem::path& folder);
StoreNotice cant_make_notice(const std::filesystem::path& folder);

} // namespace engine
