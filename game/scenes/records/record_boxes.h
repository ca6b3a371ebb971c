#pragma once
// Parts of the page of best times: a category in the list, with its board, its name and its best
// time; and the line about the puzzle of a run: its code, which can be copied, and whether it was
// the board of a day.

#include <string>

#include "engine/play/records.h"
#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button.h"

namespace game {

enum class Chosen { No, Yes };

// `best` is null if no run counts.
Box category_box(const engine::Translations& texts,
                 const std::string& category,
                 const engine::Record* best,
                 Chosen chosen);

struct RunCode {
    std::string text;           // "Code 5KCF-CMDA-WW8R · board of 2026-11-26"
    bool can_be_copied = false; // false if only the seed of the run is known
    std::string shorter = {};   // shown where the text has no room; empty: there is no other
};

RunCode run_code(const Services& services, const engine::Record& run);

// A button that looks like a line of small text. The caller sets its id and what pressing it does.
Button code_button(const RunCode& code, Scale scale);

} // namespace game
