#pragma once
// The foot of the title: languages at its left end, themes at its right end, and perhaps small
// buttons between them.

#include <vector>

#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"

namespace game {

// In units, with everything in it as wide as a finger.
double title_foot_width(const Services& services);
// For this width in units.
Box title_foot(Services& services, double width, std::vector<Box> between);

} // namespace game
