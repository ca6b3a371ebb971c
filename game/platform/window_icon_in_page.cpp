#include "game/platform/window_icon.h"

namespace game {

// The page names its icon itself.
SurfaceHandle read_icon(const std::filesystem::path&)
{
    return nullptr;
}

} // namespace game
