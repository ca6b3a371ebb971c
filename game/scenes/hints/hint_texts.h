#pragma once
// The texts on the card of a hint at each of its stages.

#include "game/scenes/hints/hint_guide.h"
#include "game/widgets/hint/hint_card.h"

namespace game {

engine::Sentence plain_sentence(std::string text);
// `fills_notes`: the notes have to be filled in before the step can be applied.
std::string primary_label(const engine::Translations& texts,
                          const engine::Grid& grid,
                          const HintGuide& guide,
                          bool fills_notes);
HintCardText
hint_card_text(const engine::Translations& texts, const engine::Grid& grid, const HintGuide& guide);

// A step in a list: "R4C5 = 7" or "R2C9, R8C7 ≠ 5".
std::string
step_label(const engine::Translations& texts, const engine::Grid& grid, const engine::Step& step);

} // namespace game
