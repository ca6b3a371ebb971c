#pragma once
// A game in progress, shown large: its board, its name, how far it is.

#include <optional>
#include <string>

#include "engine/store/folder/save_folder.h"
#include "engine/text/translations.h"
#include "game/widgets/board/board_preview.h"

namespace game {

class GamePreview {
public:
    // Shows no board if the game's kind of board is unknown.
    void show(const engine::GameSummary& game);
    // The height needed below the board is left free for buttons, in pixels.
    void place(Rect card, int buttons, Scale scale) { board_.place(card, buttons, scale); }
    Rect buttons() const { return board_.buttons(); }
    void draw(Canvas& canvas, const engine::Translations& texts, const std::string& last) const;

private:
    std::optional<engine::GameSummary> game_;
    BoardPreview board_;
};

} // namespace game
