#pragma once
// Draws an empty box for each letter, as is usual for missing glyphs, when no font can be read at
// all.

#include <string_view>

#include "game/platform/sdl_handles.h"

namespace game {

int box_width_of(std::string_view text, int size);
// Returns white boxes on a transparent background, as high as the letters; they stand on the lower
// edge.
SurfaceHandle draw_boxes(std::string_view text, int size);

} // namespace game
