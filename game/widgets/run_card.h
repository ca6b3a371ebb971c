#pragma once
// What one finished run was made of: its time, how it stands to the best, its facts and splits.

#include <string>

#include "engine/play/records.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct RunOnCard {
    const engine::Record& run;
    const engine::Record* best; // of the category's clean runs; null if there is none
    std::string headline;       // who and when
    std::string standing;       // "2 of 14"
};

// How high the card's content is at least.
int run_card_height(Scale scale);
// Inside a card that is drawn already.
void draw_run_card(
    Canvas& canvas, Rect place, const engine::Catalogue& words, const RunOnCard& card, Scale scale);

// Green ahead, red behind, gold for the best itself; `right` is its right end and middle.
void draw_delta_chip(
    Canvas& canvas, Point right, const std::string& text, Tint ink, Tint ground, Scale scale);

} // namespace game
