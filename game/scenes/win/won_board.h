#pragma once
// The board of a win: a golden wave crosses it on its way from where it was won to its place, while
// what was shown there fades away and confetti falls.

#include <optional>
#include <span>

#include "engine/play/session.h"
#include "game/motion/win_motion.h"
#include "game/scenes/screens.h"
#include "game/widgets/board/board_view.h"

namespace game {

class WonBoard {
public:
    // The session has to live as long. Without a start the board is in its place at once.
    WonBoard(Services& services, const engine::Session& session, std::optional<WinStart> start);

    // Nothing, or nothing any more: in a window of another size it is no longer where it was.
    const std::optional<WinStart>& start() const { return start_; }
    void place(Size window, Rect square, Scale scale);
    void begin(const Celebration& celebration);
    void advance(engine::MonotonicTime now);
    // Nobody has to wait for it.
    void skip();

    engine::MonotonicTime now() const { return now_; }
    WinMoment moment() const { return motion_.moment(now_); }
    bool is_moving() const { return motion_.is_moving(now_) || wave_.is_moving(); }

    // Whether it is a key that may still be meant for the play, so that it is no initial.
    bool is_too_early(const Input& input) const;
    // Whether the player does something, and not just the last keys of the play.
    bool is_deliberate(const Input& input) const;

    // The background with the confetti, which touches none of the areas.
    void draw_behind(Canvas& canvas, std::span<const Rect> kept_free) const;
    void draw(Canvas& canvas) const;
    // What was shown before fades away; if nothing was, the background does.
    void draw_curtain(Canvas& canvas) const;

private:
    bool is_early() const;
    void place_on_its_way();

    Services& services_;
    const engine::Session& session_;
    engine::MonotonicTime opened_;
    engine::MonotonicTime now_;
    std::optional<WinStart> start_;
    WinMotion motion_;
    BoardMotion wave_;
    bool has_second_wave_ = false; // of a record
    BoardView view_;
    Scale scale_;
    Rect place_;
    Rect placed_; // where it is
};

} // namespace game
