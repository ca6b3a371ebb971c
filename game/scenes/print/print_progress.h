#pragma once
// What the print screen says about its work.

#include <string>

#include "engine/text/translations.h"
#include "game/scenes/print/print_work.h"
#include "game/scenes/waiting/work_progress.h"

namespace game {

// How far the present stage is, which began that long ago.
WorkProgress progress_of(const PrintWork& work, engine::PlayTime passed);
// "Drawing page 3 of 12 · 8 s left"; empty while the number of pages is not known.
std::string
text_of_progress(const engine::Translations& texts, const PrintWork& work, engine::PlayTime passed);

} // namespace game
