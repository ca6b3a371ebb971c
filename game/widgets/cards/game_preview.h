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
    // With this button at its foot. `last` says when it was played.
    Box card(const engine::Translations& texts, const std::string& last, const Box& button);

private:
    std::optional<engine::GameSummary> game_;
    BoardPreview board_;
};

} // namespace game
