#pragma once
// The foot of the title: the language at its left end, themes at its right end, and perhaps small
// buttons between them.

#include <functional>
#include <vector>

#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct TitleFoot {
    std::vector<Box> between = {};
    std::function<void()> choose_language = {};
};

// In units, with everything in it as wide as a finger at least.
double title_foot_width(const Services& services, const Unit& unit);
// For this width in units.
Box title_foot(Services& services, const Unit& unit, double width, TitleFoot content);

} // namespace game
