#pragma once
// The right half of the title screen: a board that fills itself, with its progress and a record
// below.

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

    // With empty areas nothing is shown and nothing moves.
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
