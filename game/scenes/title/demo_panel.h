#pragma once
// The right half of the title screen: a board that solves itself with the techniques of a person,
// with its progress and one record after another below.

#include <optional>

#include "engine/play/stopwatch.h"
#include "game/scenes/services.h"
#include "game/scenes/title/demo.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

class DemoPanel {
public:
    explicit DemoPanel(Services& services);

    // With a board of this side, in units; with 0 nothing is shown and nothing moves.
    Box screen(double side);
    // To be called when that box was placed.
    void begin(Scale scale);
    void update(engine::MonotonicTime now);
    // Nothing if the player wants little motion: the board then stands still, half solved.
    std::optional<engine::PlayTime> next_change() const;

private:
    void stand_still();
    bool moves() const;
    const engine::Record* shown_record() const;
    void draw_board(Canvas& canvas) const;
    Box strip() const;
    Box name_of_step() const;
    Box best_run(const engine::Record& best) const;

    Services& services_;
    Demo demo_;
    BoardView view_;
    Rect board_;
    std::optional<engine::MonotonicTime> started_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime stepped_{0};
};

} // namespace game
