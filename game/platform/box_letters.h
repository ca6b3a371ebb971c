#pragma once
// Draws an empty box for each letter, as is usual for missing glyphs, when no font can be read at
// all.

#include <string_view>

#include "game/platform/masks.h"

namespace game {

int box_width_of(std::string_view text, int size);
// Returns boxes as high as the letters; the origin is at their lower edge.
Mask box_mask(std::string_view text, int size);

} // namespace game
