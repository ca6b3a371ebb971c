#pragma once
// The right half of the title: a board that fills itself, and under it how far it is and a record.

#include <optional>

#include "engine/play/stopwatch.h"
#include "game/scenes/demo.h"
#include "game/scenes/services.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board_view.h"

namespace game {

class DemoPanel {
public:
    explicit DemoPanel(Services& services);

    // Nothing is shown and nothing moves while the places are empty.
    void place(Rect board, Rect strip, Scale scale);
    void update(engine::MonotonicTime now);
    std::optional<engine::PlayTime> next_change() const;
    void draw(Canvas& canvas) const;

private:
    void draw_strip(Canvas& canvas) const;
    void draw_best(Canvas& canvas, const engine::Record& best, Rect place) const;

    Services& services_;
    Demo demo_;
    BoardView view_;
    Rect board_;
    Rect strip_;
    Scale scale_;
    std::optional<engine::MonotonicTime> stepped_;
};

} // namespace game
