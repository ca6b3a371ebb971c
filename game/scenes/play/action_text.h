#pragma once
// An action of a player in a few words, and the cells and the digit that it is about.

#include <string>

#include "engine/play/action.h"
#include "engine/text/translations.h"

namespace game {

// "7 in R4C5", "note 3 in R1C2", "undo".
std::string action_text(const engine::Translations& texts,
                        const engine::Grid& grid,
                        const engine::Action& action);
engine::Cells cells_of(const engine::Action& action); // none if it is about none
engine::Digit digit_of(const engine::Action& action); // no_digit if it is about none

} // namespace game
