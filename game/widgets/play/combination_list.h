#pragma once
// The combinations of a cage in columns, as many as have room; those that are out are struck
// through.

#include <string>
#include <vector>

#include "game/widgets/boxes/box.h"

namespace game {

struct ShownCombination {
    std::string text;
    bool is_struck = false;
};

Box combination_list(std::vector<ShownCombination> all);

} // namespace game
