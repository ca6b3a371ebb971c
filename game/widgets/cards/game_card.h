#pragma once
// The card of a game in progress: its board as a thumbnail, its name, its progress.

#include <string>

#include "engine/store/folder/save_folder.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct GameCard {
    std::string headline = {};
    std::string detail = {};
    std::string short_detail = {}; // if there is no room for the other
    std::string key = {};          // in a frame in the corner
    std::string date = {};         // without a frame, in the corner
};

double share_filled(const engine::GameSummary& game);
// Returns for instance "12:41, 64 % filled".
std::string progress_text(const engine::Translations& texts, const engine::GameSummary& game);
// Drawn on a background that is already there.
void draw_game_card(
    Canvas& canvas, Rect area, const engine::GameSummary& game, const GameCard& card, Scale scale);

// Only the thumbnail.
void draw_stamp(Canvas& canvas, Rect square, const engine::GameSummary& game);

// A thin progress bar; `share` is 0 to 1.
void draw_bar(Canvas& canvas, Rect area, double share, Tint tint);
// The same of work whose end is not known: a part of the bar moves back and forth.
void draw_running_bar(Canvas& canvas, Rect track, engine::PlayTime passed);

} // namespace game
