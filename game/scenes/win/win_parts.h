#pragma once
// What is beside the board of a won puzzle, part by part: each fills the place that the layout
// gives it.

#include <functional>
#include <string>

#include "game/scenes/entry/initials_entry.h"
#include "game/scenes/win/finished_run.h"
#include "game/scenes/win/win_layout.h"

namespace game {

// "Solved", and a sentence beside it, or below it in a narrow column.
Box win_heading(const engine::Translations& texts, const std::string& sentence, bool is_narrow);
Box win_split(const FinishedRun& run, std::size_t split);
Box win_initials(const Services& services, InitialsEntry& initials, const WinLayout& layout);
Box win_reason(const std::string& reason); // instead of the initials
// What the row of this run shows at a place of the initials while they are entered: it is asked in
// each frame, as a caret blinks there.
using OwnLetter = std::function<std::string(std::size_t place)>;
Box win_table(const Services& services,
              const FinishedRun& run,
              const WinLayout& layout,
              const OwnLetter& own_letter); // empty: they are not being entered

} // namespace game
