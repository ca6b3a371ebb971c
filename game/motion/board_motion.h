#pragma once
// What moves on a board: digits and notes that appear and leave, cells that shake, the light of
// completed houses with its sparks, and the wave after the last digit. The play reports what
// happened, after it happened; motion never delays it, and everything that moves may be joined by
// more at any time.

#include <cstdint>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "game/motion/board_moment.h"
#include "game/motion/house_light.h"
#include "game/motion/particles.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

class BoardMotion {
public:
    explicit BoardMotion(const engine::Grid& grid);

    // How much moves from now on; `particles` is the share of their usual number, 0 to 1.
    void set_amount(MotionAmount amount, double particles = 1);

    // What happened at `now`.
    void board_changed(const engine::Board& before,
                       const engine::Board& after,
                       engine::MonotonicTime now);
    void given_pressed(const engine::Cells& cells, engine::MonotonicTime now);
    // The digits just written in `written` are also in `others`.
    void
    clashed(const engine::Cells& written, const engine::Cells& others, engine::MonotonicTime now);
    void digit_finished(const engine::Cells& cells, engine::MonotonicTime now);
    // The light starts at the cell that completed these houses; regions come first, then rows,
    // then columns, then others.
    void houses_completed(std::vector<engine::HouseIndex> houses,
                          engine::Cell from,
                          engine::MonotonicTime now);
    // The board is solved: a golden wave crosses it, from the top left to the bottom right, at once
    // and faster if another board follows. Ends what else moves on it except the last digit.
    enum class Wave { OfAWin, BetweenBoards };
    void solved(engine::MonotonicTime now, Wave wave = Wave::OfAWin);
    // All digits come, one after another, from this cell outward.
    void revealed(const engine::Board& board, engine::Cell from, engine::MonotonicTime now);
    // Ends everything at once.
    void stop();

    // Forgets what has ended. Returns whether something still moves.
    bool advance(engine::MonotonicTime now);
    bool is_moving() const;
    // How the board looks at that time. Valid until the next call.
    const BoardMoment& moment(engine::MonotonicTime now) const;

private:
    enum class Kind : std::uint8_t {
        Appear,
        FadeIn,
        Leave,
        FadeOut,
        Shake,
        Blink,
        Pulse,
        Light,
        Reveal,
        Lit,
        Wave,
        NoteAppears,
        NoteFadesIn,
        NoteLeaves,
        NoteFadesOut,
    };

    struct Motion {
        Kind kind;
        engine::Cell cell;
        Span span;
        int swings = 0; // of a shake
        engine::Digit digit = engine::no_digit;
        NoteKind note = NoteKind::Corner;
    };
    struct Clash {
        engine::Cell from;
        engine::Cell to;
        Span span;
    };

    bool is_full() const { return amount_ == MotionAmount::Full; }
    void add(const Motion& motion);
    void digit_changed(engine::Cell cell,
                       engine::Digit before,
                       engine::Digit after,
                       engine::MonotonicTime now);
    void notes_changed(engine::Cell cell,
                       NoteKind kind,
                       engine::DigitSet before,
                       engine::DigitSet after,
                       engine::MonotonicTime now,
                       engine::PlayTime fade);
    void light(engine::HouseIndex house, engine::Cell from, engine::MonotonicTime start);
    static bool is_of_notes(Kind kind) { return kind >= Kind::NoteAppears; }
    static void apply(const Motion& motion, engine::MonotonicTime now, CellMotion& cell);
    static NoteMotion of_note(const Motion& motion, double time);
    void show_clash(const Clash& clash, engine::MonotonicTime now) const;

    const engine::Grid* grid_;
    MotionAmount amount_ = MotionAmount::Full;
    double particles_ = 1;
    std::vector<Motion> motions_;
    Pool<HouseLight, 24> lights_;
    Pool<Clash, 24> clashes_;
    Particles sparks_;
    LooseDice dice_;
    engine::MonotonicTime blinked_{-1000};
    mutable BoardMoment moment_; // kept for its memory
};

} // namespace game
