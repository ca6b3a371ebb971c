#pragma once
// What moves on a board: digits that appear and leave, cells that shake, the light that runs along
// a completed house, and its sparks. The play reports what happened, after it happened; motion
// never delays it, and everything that moves may be joined by more at any time.

#include <array>
#include <cstdint>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/stopwatch.h"
#include "game/ui/settings.h"

namespace game {

// How a cell differs from its usual look at one moment.
struct CellMotion {
    double scale = 1;  // of its digit
    int opacity = 100; // of its digit, percent
    double shift = 0;  // of its digit to the right, in units of the design
    int light = 0;     // of a completed house, percent
    // A digit that was erased and fades.
    engine::Digit leaving = engine::no_digit;
    double leaving_scale = 1;
    int leaving_opacity = 0; // percent
};

// A small light. The unit of its position is a cell, from the top left corner of the board.
struct Spark {
    double column = 0;
    double row = 0;
    int opacity = 100; // percent
};

class BoardMotion {
public:
    explicit BoardMotion(const engine::Grid& grid) : grid_(&grid) {}

    void set_amount(MotionAmount amount) { amount_ = amount; }

    // What happened at `now`.
    void board_changed(const engine::Board& before,
                       const engine::Board& after,
                       engine::MonotonicTime now);
    void given_pressed(const engine::Cells& cells, engine::MonotonicTime now);
    void clashed(const engine::Cells& cells, engine::MonotonicTime now);
    void digit_finished(const engine::Cells& cells, engine::MonotonicTime now);
    // The light starts at the cell that completed these houses; regions come first, then rows,
    // then columns, then others.
    void houses_completed(std::vector<int> houses, engine::Cell from, engine::MonotonicTime now);

    // Forgets what has ended. Returns whether something still moves.
    bool advance(engine::MonotonicTime now);
    bool is_moving() const { return !motions_.empty() || !sparks_.empty(); }
    // For each cell of the grid; empty if nothing moves.
    std::vector<CellMotion> cells(engine::MonotonicTime now) const;
    std::vector<Spark> sparks(engine::MonotonicTime now) const;

private:
    enum class Kind : std::uint8_t { Appear, FadeIn, Leave, Shake, Pulse, Light };

    struct Motion {
        Kind kind;
        engine::Cell cell;
        engine::MonotonicTime start;
        engine::PlayTime length;
        int strength = 0; // number of swings of a shake
        engine::Digit digit = engine::no_digit;
    };

    struct FlyingSpark {
        double column, row;          // start position
        double across, down;         // cells in a second
        engine::MonotonicTime start; // may be in the future
    };

    void add(Motion motion);
    void light(const engine::House& house, engine::Cell from, engine::MonotonicTime start);
    void add_sparks(const engine::House& house, engine::Cell from, engine::MonotonicTime start);
    static void apply(const Motion& motion, double time, CellMotion& cell);

    const engine::Grid* grid_;
    MotionAmount amount_ = MotionAmount::Full;
    std::vector<Motion> motions_;
    std::vector<FlyingSpark> sparks_;
    std::uint32_t dice_ = 1; // only for looks: nothing depends on where a spark flies
};

} // namespace game
