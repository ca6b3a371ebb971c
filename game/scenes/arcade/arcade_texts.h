#pragma once
// The texts of the arcade modes, and the table of their best results as a box.

#include <string>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_run.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

// "Points: 2400".
std::string
score_text(const engine::Translations& texts, const engine::ArcadeMode& mode, int score);
// "+0:10 · combo ×3", "−0:05".
std::string event_text(const engine::Translations& texts, const engine::ArcadeEvent& event);
// The words over the last moment of a run: "Time!"; and a sentence on what happened.
std::string last_words(const engine::Translations& texts, engine::ArcadeEnding ending);
std::string last_sentence(const engine::Translations& texts, const engine::ArcadeRun& run);
// How a run ended, beside the name of its mode: "the clock ran out after 14:22".
std::string ending_text(const engine::Translations& texts,
                        const engine::ArcadeMode& mode,
                        engine::ArcadeEnding ending,
                        engine::PlayTime lasted);
// "five"; large ones in figures.
std::string number_in_words(const engine::Translations& texts, int number);
// What a rank means: "well played".
std::string worth_text(const engine::Translations& texts, engine::ArcadeRank rank);

// A table of results: the heads of its columns, then the rows.
struct ArcadeTableLook {
    const engine::ArcadeMode* mode = nullptr;
    const std::vector<engine::ArcadeResult>* results = nullptr;
    std::string own = {};      // the id of the result that stands out; empty: none
    std::string initials = {}; // of that result, while they are entered; empty: its own
};
Box arcade_table(const engine::Translations& texts, const ArcadeTableLook& look);

} // namespace game
