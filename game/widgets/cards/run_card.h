#pragma once
// A finished run: its time, the comparison with the best run, its statistics and splits.

#include <string>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct RunOnCard {
    const engine::Record& run;
    const engine::Record* best; // of the category's clean runs; null if there is none
    std::string headline;       // who and when
    std::string standing;       // the place in the table: "2 of 14"
};

// The minimum height of the card's content, in pixels.
int run_card_height(Scale scale);
// The line below the statistics, which is left free for the code of the puzzle.
Rect run_code_place(Rect content, Scale scale);
// Drawn inside a card that is already there.
void draw_run_card(Canvas& canvas,
                   Rect place,
                   const engine::Translations& texts,
                   const RunOnCard& card,
                   Scale scale);

// Green if ahead, red if behind, gold for the best run itself; `right` is the middle of its right
// end.
void draw_delta_chip(
    Canvas& canvas, Point right, const std::string& text, Tint ink, Tint background, Scale scale);

} // namespace game
