#pragma once
// What could not be written before the game ended, and how the player is told.

#include <string>
#include <vector>

#include "engine/base/message.h"
#include "engine/play/record.h"
#include "engine/text/translations.h"
#include "game/saves/save_request.h"

namespace game {

struct Unsaved {
    std::vector<engine::Record> runs = {}; // finished, and in no volume of the book
    bool has_other_records = false;        // runs that are there have changed: initials, deletions
    std::vector<SaveRequest> requests = {};
    engine::Message why = {};
};

// "Not saved: 1 finished run (9x9 Easy, 4:05.1), 1 game, the settings", and in a line of its own
// why.
std::string unsaved_text(const engine::Translations& texts, const Unsaved& unsaved);

} // namespace game
