#pragma once
// A game in progress on a card: its board as a stamp, what it is, how far it got.

#include <string>

#include "engine/store/save_folder.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct GameCard {
    std::string headline = {};
    std::string detail = {};
    std::string key = {};  // in a frame in the corner
    std::string date = {}; // plain, in the corner
};

double share_filled(const engine::GameSummary& game);
// "12:41, 64 % filled"
std::string progress_text(const engine::Catalogue& words, const engine::GameSummary& game);
// On a ground that is drawn already.
void draw_game_card(
    Canvas& canvas, Rect area, const engine::GameSummary& game, const GameCard& card, Scale scale);

// A thin bar filled to a share of 0 to 1.
void draw_bar(Canvas& canvas, Rect area, double share, Tint tint);

} // namespace game
