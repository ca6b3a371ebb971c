#pragma once
// A picture as the bytes of a PNG file.

#include <string>

#include <SDL.h>

#include "engine/base/result.h"

namespace game {

// Without transparency. Fails with the library's reason, in English.
engine::Result<std::string> png_bytes(SDL_Surface& picture);

} // namespace game
