#pragma once
// A finished run: its time, the comparison with the best run, its statistics and splits.

#include <string>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct RunOnCard {
    const engine::Record& run;
    const engine::Record* best; // of the category's clean runs; null if there is none
    std::string headline;       // who and when
    std::string standing;       // the place in the table: "2 of 14"
};

// What is inside the card; `code` is the line about its puzzle.
Box run_card(const engine::Translations& texts, const RunOnCard& card, const Box& code);

} // namespace game
