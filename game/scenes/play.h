#pragma once
// A play that goes on: its session, its clock and the player's hand. Every action leads through
// here, is told of and kept; the panels of the play screen show it and act on it.

#include <functional>
#include <optional>
#include <string>

#include "game/scenes/figure_entry.h"
#include "game/scenes/play_hand.h"
#include "game/scenes/services.h"
#include "game/ui/icons.h"
#include "game/ui/paint.h"

namespace game {

// A line that is shown for a while.
struct PlayNotice {
    std::string text;
    std::optional<Icon> icon;
    Paint paint = Paint::Ink2;
    engine::MonotonicTime until{0};
};

class Play {
public:
    Play(Services& services, engine::SavedGame game);

    // `done` is called after each action that is accepted.
    void when_done(std::function<void(const engine::Action&)> done) { done_ = std::move(done); }
    bool act(const engine::Action& action);                // true when it was accepted
    engine::Outcome perform(const engine::Action& action); // in the session, and nothing more
    void say(std::string text, std::optional<Icon> icon = {}, Paint paint = Paint::Ink2);
    void keep();
    void start_clock();
    void stop_clock();
    void set_now(engine::MonotonicTime now) { now_ = now; }

    // What typed figures and pressed keys of the pad do with the hand.
    void press_figure(int figure, Mode mode);
    void write_waiting_figure();
    void press_digit(engine::Digit digit, Mode mode); // writes it or, with nothing selected, locks
    void write(Mode mode, engine::Digit digit, engine::Cells cells);
    void write_locked(); // in the selected cells
    void erase();
    void toggle_lock(engine::Digit digit);
    void lock_from_cursor();

    Services& services() const { return services_; }
    const engine::Catalogue& words() const { return services_.words; }
    const engine::SavedGame& game() const { return game_; }
    engine::SavedGame as_it_stands() const;
    const engine::Session& session() const { return game_.session; }
    const engine::Board& board() const { return game_.session.board(); }
    const engine::Grid& grid() const { return game_.session.grid(); }
    engine::MonotonicTime now() const { return now_; }
    engine::PlayTime time() const { return stopwatch_.elapsed(now_); }
    bool clock_runs() const { return stopwatch_.is_running(); }
    engine::MonotonicTime kept_at() const { return kept_; }

    const PlayNotice* notice() const; // nothing when it is over
    engine::Digit highlighted() const;
    bool is_checked() const { return checked_; }
    engine::Cells wrong_cells() const;
    engine::Cells blinking() const; // givens that were to be changed
    engine::MonotonicTime blinks_until() const { return blinks_until_; }

    Hand hand;
    FigureEntry figures;

private:
    void refuse(engine::Verdict verdict, const engine::Action& action);
    void tell(const engine::Outcome& outcome);

    Services& services_;
    engine::SavedGame game_;
    engine::Stopwatch stopwatch_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime kept_{0};
    std::function<void(const engine::Action&)> done_;

    engine::Cells checked_wrong_; // shown until the next action
    bool checked_ = false;        // lamps on request are lit until the next action
    std::optional<PlayNotice> notice_;
    engine::Cells blinking_;
    engine::MonotonicTime blinks_until_{0};
};

} // namespace game
