#pragma once
// The picture that desktops show for a window: in its frame, in lists of windows and tasks.

#include <filesystem>

#include "game/platform/sdl_handles.h"

namespace game {

// Reads a PNG with transparent parts; null if it can't be read or is no icon: it has more than 1024
// pixels in a row or column.
SurfaceHandle read_icon(const std::filesystem::path& file);

} // namespace game
