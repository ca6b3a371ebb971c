#pragma once
// The right half of the title screen: a board that solves itself with the techniques of a person,
// with its progress and one record after another below.

#include <optional>

#include "engine/play/stopwatch.h"
#include "game/scenes/services.h"
#include "game/scenes/title/demo.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_view.h"

namespace game {

class DemoPanel {
public:
    explicit DemoPanel(Services& services);

    // With empty areas nothing is shown and nothing moves.
    void place(Rect board, Rect strip, Scale scale);
    void update(engine::MonotonicTime now);
    // Nothing if the player wants little motion: the board then stands still, half solved.
    std::optional<engine::PlayTime> next_change() const;
    void draw(Canvas& canvas) const;

private:
    void stand_still();
    bool moves() const;
    const engine::Record* shown_record() const;
    void draw_strip(Canvas& canvas) const;
    std::string name_of_step(const TextMeasure& measure, int width) const;
    void draw_best(Canvas& canvas, const engine::Record& best, Rect place) const;

    Services& services_;
    Demo demo_;
    BoardView view_;
    Rect board_;
    Rect strip_;
    Scale scale_;
    std::optional<engine::MonotonicTime> started_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime stepped_{0};
};

} // namespace game
