#pragma once
// Compares two display lists, so that only what differs is drawn again.

#include <vector>

#include "game/ui/display_list.h"

namespace game {

// Returns a few rectangles that contain every visible difference; empty if there is none.
std::vector<Rect> changed_areas(const DisplayList& before, const DisplayList& after);

} // namespace game
