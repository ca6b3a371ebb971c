#pragma once
// The live preview of the settings: a small board on which everything can be seen that one may
// change, and what its marks mean.

#include <memory>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/ui/settings.h"
#include "game/widgets/board_view.h"

namespace game {

class PreviewCard {
public:
    PreviewCard();

    void place(Rect area, Scale scale);
    void draw(Canvas& canvas, const engine::Catalogue& words, const Settings& settings) const;

private:
    void draw_legend(Canvas& canvas, const engine::Catalogue& words, Rect place) const;

    std::shared_ptr<const engine::Grid> grid_;
    engine::Board board_;
    BoardView view_;
    Rect area_;
    Scale scale_;
};

} // namespace game
