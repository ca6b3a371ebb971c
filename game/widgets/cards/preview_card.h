#pragma once
// The live preview of the settings: a small board that shows the effect of every setting, and the
// meanings of the marks.

#include <memory>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/ui/settings.h"
#include "game/widgets/board/board_view.h"

namespace game {

class PreviewCard {
public:
    PreviewCard();

    // The height of a card of that width that shows everything, in pixels.
    static int height_for(int width, Scale scale);
    void place(Rect area, Scale scale);
    void draw(Canvas& canvas, const engine::Translations& texts, const Settings& settings) const;

private:
    void draw_legend(Canvas& canvas, const engine::Translations& texts, Rect place) const;

    std::shared_ptr<const engine::Grid> grid_;
    engine::Board board_;
    BoardView view_;
    Rect area_;
    Scale scale_;
};

} // namespace game
