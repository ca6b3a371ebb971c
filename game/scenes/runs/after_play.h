#pragma once
// The labels of the two ways on from a play that is over: to the next puzzle, and out.

#include <string>

#include "engine/store/documents/saved_game.h"
#include "engine/text/translations.h"

namespace game {

// For play_next() and leave_play(): within the collection that the puzzle is from, if it is from
// one.
std::string next_label(const engine::Translations& texts, const engine::SavedGame& over);
std::string leave_label(const engine::Translations& texts, const engine::SavedGame& over);

} // namespace game
