#pragma once
// Writes pictures as PNG.

#include <filesystem>

#include "engine/base/result.h"
#include "game/platform/sdl_handles.h"

namespace game {

engine::Attempt write_png(SDL_Surface& picture, const std::filesystem::path& file);

} // namespace game
