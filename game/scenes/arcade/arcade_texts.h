#pragma once
// The texts of the arcade modes, and the table of their best results as a box.

#include <string>
#include <vector>

#include "engine/arcade/arcade_run.h"
#include "engine/text/translations.h"
#include "game/scenes/arcade/arcade_end.h"
#include "game/ui/icons.h"
#include "game/widgets/boxes/box.h"

namespace game {

// The words over the last moment of a run: "Time!"; and a sentence on what happened.
std::string last_words(const engine::Translations& texts, engine::ArcadeEnding ending);
std::string last_sentence(const engine::Translations& texts, const ArcadeEnd& end);
// The mistake that took the last heart, "Row 4, column 5 is 5, not 9."; empty if none did.
std::string mistake_text(const engine::Translations& texts, const ArcadeEnd& end);
// How a run ended, beside the name of its mode: "the clock ran out after 14:22".
std::string ending_text(const engine::Translations& texts, const ArcadeEnd& end);
// "five"; large ones in figures.
std::string number_in_words(const engine::Translations& texts, int number);
// What a rank means: "well played".
std::string worth_text(const engine::Translations& texts, engine::ArcadeRank rank);

// "+8 s", "−5 s".
std::string seconds_in_run(const engine::Translations& texts, engine::PlayTime time);
// What is won or lost by something, in modes of boards or of steps.
struct RunCount {
    Icon icon;
    std::string label;
    std::string value;
    Tint tint = Paint::Ink2;
};
std::vector<RunCount> what_counts(const engine::Translations& texts, const engine::ArcadeRun& run);

// A table of results: the heads of its columns, then the rows.
Box arcade_table(const engine::Translations& texts,
                 const engine::ArcadeMode& mode,
                 const std::vector<engine::ArcadeResult>& results);

} // namespace game
