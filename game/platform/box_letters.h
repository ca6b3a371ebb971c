#pragma once
// Text when there is no font at all: an empty box for each letter, as is usual for letters that a
// font lacks.

#include <string_view>

#include "game/platform/sdl_handles.h"

namespace game {

int box_width_of(std::string_view text, int size);
// White on nothing, as high as the size of the letters; the text stands on its lower edge.
SurfaceHandle draw_boxes(std::string_view text, int size);

} // namespace game
