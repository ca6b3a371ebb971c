#pragma once
// The live preview of the settings: a small board that shows the effect of every setting, and the
// meanings of the marks.

#include <memory>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/text/translations.h"
#include "game/ui/settings.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

class PreviewCard {
public:
    PreviewCard();

    Box card(const engine::Translations& texts, const Settings& settings);

private:
    Box board(const Settings& settings);
    BoardLook look_in(const Settings& settings) const;

    std::shared_ptr<const engine::Grid> grid_;
    engine::Board board_;
    BoardView view_;
};

} // namespace game
