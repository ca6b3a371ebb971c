#pragma once
// A running play: its session, its clock and the state of its input. Every action goes through it,
// and is reported and saved; the panels of the play screen show it and act on it.

#include <functional>
#include <optional>
#include <string>

#include "game/motion/board_motion.h"
#include "game/scenes/entry/input_state.h"
#include "game/scenes/entry/number_entry.h"
#include "game/scenes/play/announcement.h"
#include "game/scenes/play/draw_tool.h"
#include "game/scenes/play/play_race.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/icons.h"
#include "game/ui/paint.h"

namespace game {

// A line of text shown for a while.
struct PlayNotice {
    Announcement said;
    engine::MonotonicTime until{0};
};

class Play {
public:
    Play(Services& services, engine::SavedGame game);

    // `done` is called after each accepted action.
    void when_done(std::function<void(const engine::Action&)> done) { done_ = std::move(done); }
    // In a run of which the play is a part: it is told of each accepted action instead of sounds
    // being played, and nothing is said of splits.
    void when_heard(std::function<void(const Happened&)> heard) { heard_ = std::move(heard); }
    bool act(const engine::Action& action); // returns whether it was accepted
    // The board stays as it is. `named` is the technique that the level tells of, if it does.
    void open_hint(int level, const engine::Technique* named);
    void copy_out(); // digits leave the game: noted once in a run
    // From now on: of practice nothing is said of its being clean or assisted; the same in a
    // lesson, where a hint offers nothing but itself, too.
    void count_as(PlayKind kind) { kind_ = kind; }
    // Shows the text on the line of events, and has it read aloud.
    void say(std::string text, std::optional<Icon> icon = {}, Paint paint = Paint::Ink2);
    // The focused cell in words or, asked again, its houses one after another.
    void describe_cursor();
    void end_description() { description_.reset(); }
    void save(); // of a play without an entry only what is known of its puzzle
    void start_clock();
    void stop_clock();
    void set_now(engine::MonotonicTime now);
    // Asks what has become known of the puzzle elsewhere: in the editor, in another running copy.
    void ask_what_is_known();

    // A digit was typed, or pressed on the keypad: it is written in the selected cells or, with the
    // tool for drawing, drawn on; with no cell selected, it is locked.
    void use(engine::Digit digit, Mode mode);
    void write(Mode mode, engine::Digit digit, engine::Cells cells);
    // In the selected cells. Without a locked digit it says how to choose one.
    void write_locked(Mode mode);
    // Uses the tool for drawing on the notes of a digit in these cells.
    void draw_on(engine::Cells cells, engine::Digit digit);
    void erase();
    // no_digit means all. Like the other help, returns whether there was anything to tell: if not,
    // it says so, and the run is as it was.
    bool fill_notes(engine::Digit digit = engine::no_digit);
    void choose_comparison();  // the next one
    void switch_ghost_cells(); // whether they are marked
    void hide_notes(bool hidden) { notes_hidden_ = hidden; }
    // While a run counts down: see BoardLook::curtain. Only digits are written meanwhile, and
    // nothing is told of cells that are filled.
    void draw_curtain(std::optional<int> bands) { curtain_ = bands; }
    // Takes the curtain away: digits appear one after another, from the cursor outward.
    void raise_curtain();
    // The run that it is a part of is over: nothing moves, and nothing is said any more.
    void end_with_run()
    {
        motion_.stop();
        notice_.reset();
        minor_notice_.reset();
        input.clear();
    }
    // Lets the wave of a win cross the solved board, faster than after a win.
    void celebrate() { motion_.solved(now_, BoardMotion::Wave::BetweenBoards); }
    bool strike_notes(bool struck); // the first time it is noted in the run's statistics
    bool show_possible(bool shown); // likewise
    bool strike_sums();             // likewise, of combinations of cages that are out
    void show_sums_alike() { sums_struck_ = false; }
    bool fill_singles(engine::SinglesKind kind);
    void reveal_mistakes(); // says what it costs, unless there is another notice

    Services& services() const { return services_; }
    const engine::Translations& texts() const { return services_.texts; }
    PlayKind kind() const { return kind_; }
    const engine::SavedGame& game() const { return game_; }
    engine::SavedGame as_it_stands() const;
    const engine::Session& session() const { return game_.session; }
    const engine::Board& board() const { return game_.session.board(); }
    const engine::Grid& grid() const { return game_.session.grid(); }
    const BoardMotion& motion() const { return motion_; }
    engine::MonotonicTime now() const { return now_; }
    engine::PlayTime time() const { return stopwatch_.elapsed(now_); }
    // Against the chosen ghost.
    Race race() const { return race_.at(progress_, session().cells_to_fill(), time()); }
    const PlayRace& ghost() const { return race_; }
    // Whether it is said how fast the run can still be: of one that may become a record, clean so
    // far and the first attempt at this puzzle.
    bool shows_best_possible(const Race& race) const;
    bool shows_best_possible() const { return shows_best_possible(race()); }
    bool is_untouched() const; // nothing has been entered, noted or asked for yet
    bool clock_runs() const { return stopwatch_.is_running(); }
    engine::MonotonicTime saved_at() const { return saved_; }

    // Null once they have expired: what was said last, and the last of what only names what the
    // player has just done; it is never older.
    const PlayNotice* notice() const { return shown_still(notice_); }
    const PlayNotice* minor_notice() const { return shown_still(minor_notice_); }
    const PlayNotice* description() const { return shown_still(description_); }
    int descriptions() const { return descriptions_; } // given so far
    bool says_something() const { return notice() || minor_notice() || description(); }
    // The focused cell, as the player may know it.
    std::string cursor_in_words() const;
    engine::Digit highlighted() const;
    // The locked digit, or that of the selected cell; no_digit if there is none
    engine::Digit digit_in_hand() const;
    bool notes_are_hidden() const { return notes_hidden_; }
    bool notes_are_struck() const { return notes_struck_; }
    bool shows_possible() const { return shows_possible_; }
    bool sums_are_struck() const { return sums_struck_; }
    const std::optional<int>& curtain() const { return curtain_; }
    bool is_checked() const { return checked_; }
    engine::Cells wrong_cells() const;
    // Of these, what is wrong for certain: it is shown to be, or clashes with a given.
    engine::Cells cells_at_fault() const;

    InputState input;
    NumberEntry number;
    DrawTool draw_tool;

private:
    engine::Outcome perform(const engine::Action& action);
    void present(const engine::Action& action,
                 const engine::Outcome& outcome,
                 const engine::Board& before);
    void note_outside();
    void follow_progress();
    void follow_record();
    bool counts_as_progress(engine::Cell cell, const engine::Cells& filled_before) const;
    void refuse(engine::Verdict verdict, const engine::Action& action);
    void tell(Announcement said);
    const PlayNotice* shown_still(const std::optional<PlayNotice>& notice) const
    {
        return notice && now_ < notice->until ? &*notice : nullptr;
    }
    engine::SavedInput saved_input() const;
    // Whether no cell may be empty after it.
    bool may_end(const engine::Action& action) const;
    void know_before_end();
    void take_what_is_known();
    void remember();
    void show_help(bool is_first, const engine::Action& action, const char* said);

    Services& services_;
    engine::SavedGame game_;
    PlayKind kind_ = PlayKind::Run;
    engine::Stopwatch stopwatch_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime saved_{0};
    int interruptions_ = 0; // of the clock, those known
    std::function<void(const engine::Action&)> done_;
    std::function<void(const Happened&)> heard_;
    engine::AttemptAt attempt_;
    Pending<engine::Foreknowledge> known_;
    std::optional<engine::RunStats> remembered_; // the help, as it was remembered last
    engine::MonotonicTime remembered_at_{0};

    engine::Cells checked_wrong_; // until the next action
    bool checked_ = false;        // marks on request are shown until the next action
    BoardMotion motion_;
    PlayRace race_;
    // When the cells were filled, without those of which the player is told that they are wrong.
    std::vector<engine::PlayTime> progress_;
    std::optional<bool> record_is_lost_; // as it is known; nothing if that is not to be said
    std::optional<int> curtain_;
    bool notes_hidden_ = false; // until the next note is written
    bool notes_struck_ = false;
    bool shows_possible_ = false;
    bool sums_struck_ = false; // combinations of cages that are out
    std::optional<PlayNotice> notice_;
    std::optional<PlayNotice> minor_notice_;
    std::optional<PlayNotice> description_;
    std::optional<engine::Cell> described_; // and how many of its houses
    std::size_t houses_described_ = 0;
    int descriptions_ = 0;
};

} // namespace game
