#pragma once
// A picture of a won puzzle to give away: the board with its solution as the player filled it in,
// the time, the splits and the code of the puzzle, and nothing that tells who the player is.

#include "engine/store/documents/saved_game.h"
#include "game/scenes/win/finished_run.h"
#include "game/ui/canvas.h"

namespace game {

inline constexpr Size win_card_size{1080, 1440}; // pixels

void draw_win_card(Canvas& canvas,
                   const engine::Translations& texts,
                   const FinishedRun& run,
                   const engine::SavedGame& game);

} // namespace game
