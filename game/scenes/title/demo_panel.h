#pragma once
// The right half of the title screen: a board that solves itself with the techniques of a person,
// with its progress and one record after another below.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/grid/board.h"
#include "engine/play/stopwatch.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"
#include "game/scenes/services.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

// A puzzle that solves itself step by step with the techniques that a person would use.
class Demo {
public:
    // The techniques must suffice for the puzzle.
    Demo(std::shared_ptr<const engine::Grid> grid, engine::Digits givens);

    // Takes the next step, or starts again when the board is full. A step that places nothing shows
    // as notes what it leaves.
    void step();

    const engine::Grid& grid() const { return chart_->grid(); }
    const engine::Board& board() const { return board_; }
    const engine::Cells& changed() const { return changed_; }         // by the last step
    const engine::Technique* technique() const { return technique_; } // of the last step, or null
    double share() const; // filled share of the empty cells, 0 to 1
    bool is_full() const { return candidates_.is_solved(); }

private:
    void take(const engine::Step& step);
    void place(engine::Candidate digit);

    std::shared_ptr<const engine::Chart> chart_;
    engine::Digits givens_;
    engine::Candidates candidates_;
    engine::Board board_;
    engine::Cells changed_;
    const engine::Technique* technique_ = nullptr;
    int to_fill_ = 0;
};

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
    bool moves() const { return !board_.empty() && services_.motion() == MotionAmount::Full; }
    const engine::Record* shown_record();
    void draw_board(Canvas& canvas) const;
    Box strip();
    Box name_of_step() const;
    Box best_run(const engine::Record& best) const;

    Services& services_;
    Demo demo_;
    BoardView view_;
    Rect board_;
    std::vector<std::string> categories_; // of the book, as it was with so many runs
    std::size_t runs_seen_ = 0;
    std::optional<engine::MonotonicTime> started_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime stepped_{0};
};

} // namespace game
