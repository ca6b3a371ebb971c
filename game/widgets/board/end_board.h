#pragma once
// The board on which a run ended, as it was then, on a card: with its wrong digits, and the correct
// one beside that which took the last heart. A wave crosses a board that ended it solved.

#include <memory>
#include <optional>

#include "engine/arcade/arcade_tally.h"
#include "engine/grid/board.h"
#include "game/motion/board_motion.h"
#include "game/ui/settings.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct EndedBoard {
    std::shared_ptr<const engine::Grid> grid;
    engine::Board board;
    engine::Cells wrong = {}; // drawn as in the run
    std::optional<engine::ArcadeMistake> mistake = {};
    bool is_solved = false;
    bool is_position = false; // with notes at their places, and without marks
};

class EndBoard {
public:
    explicit EndBoard(EndedBoard ended);

    void begin(MotionAmount amount, engine::MonotonicTime now);
    void move(engine::MonotonicTime now);
    void stop() { motion_.stop(); }
    bool is_moving() const { return motion_.is_moving(); }

    // Without a gutter, in units, it has no marks.
    Box card(double padding, double gutter);

private:
    void place(Rect square, Scale scale, double gutter);
    void draw(Canvas& canvas, Scale scale) const;

    EndedBoard ended_;
    bool has_marks_ = false;
    engine::MonotonicTime now_{0};
    BoardMotion motion_;
    BoardView view_;
};

} // namespace game
