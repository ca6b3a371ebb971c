#pragma once
// The rules of an arcade mode as four boxes: what the clock does, what counts, what a mistake
// costs. They follow from the numbers of the mode.

#include <string>
#include <vector>

#include "engine/arcade/arcade_mode.h"
#include "engine/text/translations.h"
#include "game/ui/icons.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct ArcadeRule {
    Icon sign;
    std::string value; // "+8 s, 100 × combo"
    std::string words; // "row, column, box"
};

std::vector<ArcadeRule> arcade_rules(const engine::Translations& texts,
                                     const engine::ArcadeMode& mode);

// A box for each, in so many columns.
Box rule_boxes(const std::vector<ArcadeRule>& rules, int columns);

} // namespace game
