#pragma once
// The texts of the arcade modes, and the table of their best results as a box.

#include <string>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_run.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

// The sentences that explain the mode, with its numbers.
std::vector<std::string> arcade_explanation(const engine::Translations& texts,
                                            const engine::ArcadeMode& mode);
// "Points: 2400".
std::string
score_text(const engine::Translations& texts, const engine::ArcadeMode& mode, int score);
// "+0:10 · combo ×3", "−0:05".
std::string event_text(const engine::Translations& texts, const engine::ArcadeEvent& event);
// The heading of the end of a run.
std::string ending_text(const engine::Translations& texts, engine::ArcadeEnding ending);

// A table of results: the heads of its columns, then the rows.
struct ArcadeTableLook {
    const engine::ArcadeMode* mode = nullptr;
    const std::vector<engine::ArcadeResult>* results = nullptr;
    std::string own = {};      // the id of the result that stands out; empty: none
    std::string initials = {}; // of that result, while they are entered; empty: its own
};
Box arcade_table(const engine::Translations& texts, const ArcadeTableLook& look);

} // namespace game
