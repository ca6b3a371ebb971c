#pragma once
// The card of a game in progress: its board as a thumbnail, its name, its progress.

#include <optional>
#include <string>

#include "engine/store/folder/save_folder.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_preview.h"

namespace game {

struct GameCard {
    std::string headline = {};
    std::string detail = {};
    std::string short_detail = {}; // if there is no room for the other
    std::string key = {};          // in a frame in the corner
    std::string date = {};         // without a frame, in the corner
    std::optional<Tint> ink = {};  // of everything, on a filled button; nothing: as usual
};

double share_filled(const engine::GameSummary& game);
// Returns for instance "12:41, 64 % filled".
std::string progress_text(const engine::Translations& texts, const engine::GameSummary& game);
// Drawn on a background that is already there.
void draw_game_card(
    Canvas& canvas, Rect area, const engine::GameSummary& game, const GameCard& card, Scale scale);

// On one line, without the thumbnail.
Box game_line(const GameCard& card);

// Only the thumbnail.
void draw_stamp(Canvas& canvas, Rect square, const engine::GameSummary& game);

class GamePreview {
public:
    // Shows no board if the game's kind of board is unknown, and never its digits.
    void show(const engine::GameSummary& game);
    // With this button at its foot. `last` says when it was played.
    Box card(const engine::Translations& texts, const std::string& last, const Box& button);

private:
    std::optional<engine::GameSummary> game_;
    BoardPreview board_;
};

} // namespace game
