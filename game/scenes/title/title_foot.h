#pragma once
// The foot of the title: languages at its left end, themes at its right end.

#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"

namespace game {

// For this width in units.
Box title_foot(Services& services, double width);

} // namespace game
