#pragma once
// What the card of a hint says at each of its stages.

#include "game/scenes/hint_guide.h"
#include "game/widgets/hint_card.h"

namespace game {

engine::Sentence plain_sentence(std::string text);
std::string hint_title(const engine::Catalogue& words, const HintGuide& guide);
std::vector<engine::Sentence>
hint_sentences(const engine::Catalogue& words, const engine::Grid& grid, const HintGuide& guide);
// `fills_notes`: the step can be taken only after the notes have been filled in.
std::string primary_label(const engine::Catalogue& words,
                          const engine::Grid& grid,
                          const HintGuide& guide,
                          bool fills_notes);
HintCardText
hint_card_text(const engine::Catalogue& words, const engine::Grid& grid, const HintGuide& guide);

// "R4C5 = 7", "R2C9, R8C7 ≠ 5": a step in a list.
std::string
step_label(const engine::Catalogue& words, const engine::Grid& grid, const engine::Step& step);

} // namespace game
