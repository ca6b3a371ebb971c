#pragma once
// What differs between two display lists, so that only that is drawn again.

#include <vector>

#include "game/ui/display_list.h"

namespace game {

// A few rectangles that hold everything that looks different; empty when nothing does.
std::vector<Rect> changed_areas(const DisplayList& before, const DisplayList& after);

} // namespace game
