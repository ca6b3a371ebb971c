#pragma once
// The screen on which a puzzle is played: panels that show the play and act on it, and the commands
// that need several panels or other screens.

#include "game/scenes/play/board_panel.h"
#include "game/scenes/play/board_par.h"
#include "game/scenes/play/card_panel.h"
#include "game/scenes/play/draw_panel.h"
#include "game/scenes/play/pause_scene.h"
#include "game/scenes/play/play.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/play/play_speech.h"
#include "game/scenes/play/rail_panel.h"
#include "game/scenes/play/run_panel.h"
#include "game/scenes/play/sum_panel.h"
#include "game/scenes/play/text_panel.h"
#include "game/scenes/play/typing.h"
#include "game/scenes/play/wheel_panel.h"
#include "game/scenes/screens.h"

namespace game {

class PlayScene : public Scene {
public:
    PlayScene(Services& services, engine::SavedGame game, std::string greeting);

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void move(engine::MonotonicTime now) override;
    bool is_moving() const override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override;
    std::optional<engine::SavedGame> open_game() const override { return play_.as_it_stands(); }
    bool is_busy() const override { return card_.is_busy() || par_.is_busy(); }
    bool reads_gamepad() const override { return true; }
    bool opens_puzzles() const override { return true; }
    // Saving a picture of the digits ends a clean run, so it is a command of the play.
    bool takes_pictures_itself() const override { return is_run() && !session().is_paused(); }
    bool is_secret() const override
    {
        return is_run() && session().stats().clean() && shows_digits();
    }
    // Whether its digits can be seen, if only because they are still fading.
    bool shows_digits() const
    {
        return !session().is_over() && !play_.curtain() &&
               !(session().is_paused() && board_.is_covered());
    }
    bool opens_help() const override { return true; }

    const engine::SavedGame& game() const { return play_.game(); }
    WinStart win_start() const; // of a play that was won just now
    const InputState& input() const { return play_.input; }
    // A hint, the question before help, or what else Esc closes.
    bool has_card() const
    {
        return card_.stands() || text_.is_open() || draw_.is_open() || sums_.stands();
    }
    Rect area_of(engine::Cell cell) const { return board_.area_of(cell); }
    void resume();     // after it has asked for another screen that is not shown
    void stop_clock(); // covers the board until resume()
    // Hints, checks and other help are refused from now on, with this sentence. They have no
    // buttons, and neither have the settings, which are another screen.
    void refuse_help(std::string why)
    {
        card_.refuse_help(std::move(why));
        rail_.leave_out({Command::Hint, Command::Check, Command::FillNotes, Command::Settings});
    }
    // The screen that this one is part of does not follow it to others, so they have no buttons.
    void stay_here() { rail_.leave_out({Command::Pause, Command::Settings}); }
    // The play is a board of a run: what is told of the run stands elsewhere, and `heard` is told
    // of what happens, see Play::when_heard(). The pause leads to that of the run.
    void be_part_of_run(std::function<void(const Happened&)> heard);
    // The run is over: nothing is selected any more, and the keys fade.
    void end_with_run();
    const PlayLayout& layout() const { return layout_; }
    Play& play() { return play_; }
    // How far the board is to the right of its place.
    void shift_board(int pixels) { board_shift_ = pixels; }

private:
    const engine::Session& session() const { return play_.session(); }
    bool is_run() const { return play_.kind() == PlayKind::Run; }
    void begin();
    std::string par_line() const; // empty if it is not known
    void tell_par();
    void place();
    PlayClock clock_in_layout() const;
    void take(const Input& input);
    void take_key(const KeyPressed& pressed);
    void point(const PointerPressed& pressed);
    void touch(const Input& input); // what only fingers do
    void press_pad(const PadPressed& pressed);
    bool press_pad_on_card(PadButton button); // returns whether there is one that uses it
    void done(const engine::Action& action);  // called after each accepted action
    void dim_rest(Canvas& canvas) const;
    void refresh(); // updates the panels after a change
    void obey(Command command);
    void obey_from_page(Command command);

    void restart();
    std::unique_ptr<Scene> commands(); // the page of all of them
    void show_rules();
    void show_pause(PauseAsks asks);

    // The functions named in play_commands().
    friend struct PlayCommands;
    template <typename Action>
    void act()
    {
        play_.act(Action{});
    }
    template <HelpKind Help>
    void ask()
    {
        board_.close_pad();
        card_.ask_for(Help);
    }
    template <auto Function, auto... With>
    void move() // moves the cursor and scrolls to it
    {
        (play_.input.*Function)(With...);
        board_.reveal(play_.input.cursor());
    }
    template <int Step>
    void move_to_empty()
    {
        play_.input.go_to_empty(play_.board(), Step);
        board_.reveal(play_.input.cursor());
    }
    template <int Steps>
    void zoom()
    {
        board_.zoom(Steps);
        board_.reveal(play_.input.cursor());
    }
    template <int By>
    void step_digit()
    {
        play_.input.step_lock(By);
    }
    void lock_digit() { play_.input.lock_from_cursor(play_.board()); }
    void write_locked_in_mode() { play_.write_locked(play_.input.mode()); }
    template <int By>
    void go_to_area()
    {
        rail_.go_to_area(By);
    }
    template <Mode Now>
    void set_mode() // ends drawing
    {
        draw_.close();
        play_.input.set_mode(Now);
    }
    template <int Step>
    void step_mode() // or to another tool while drawing
    {
        if (draw_.is_open())
            draw_.step(Step);
        else
            play_.input.step_mode(Step);
    }
    template <auto Function, auto... With>
    void write()
    {
        (play_.*Function)(With...);
    }
    void copy_puzzle();
    engine::Message copy_in_pause();
    void save_picture();
    void play_copied();
    void print_puzzle();
    void leave_for_puzzle(Transition next);
    void pause() { show_pause(PauseAsks::Nothing); }
    void ask_restart() { show_pause(PauseAsks::Restart); }
    void show_bookmarks();
    void ask_to_fill_notes_of_digit();
    void strike_notes();
    void show_possible();
    void show_sums();
    bool card_needs_room() const { return card_.hint() != nullptr || sums_.stands(); }
    Rect covered_by_card() const // empty without one
    {
        if (card_.stands() || text_.is_open() || draw_.is_open())
            return layout_.hint_card;
        return sums_.stands() ? layout_.sum_card : Rect{};
    }
    void hide_notes();
    void draw_on_notes();
    void write_text();
    void go_back(); // unlocks a digit, or pauses

    Services& services_;
    Play play_;
    std::string greeting_;
    bool is_part_of_run_ = false;
    bool run_is_over_ = false;
    int board_shift_ = 0;
    bool shown_ = false; // update() was called, so the clock has started
    BoardPar par_;
    bool par_told_ = false; // at the start

    Size window_;
    PlayLayout layout_;
    PlayCard shown_card_ = PlayCard::None;      // as it was laid out for
    PlayClock shown_clock_ = PlayClock::Hidden; // likewise
    const TextMeasure* measure_ = nullptr;
    BoardPanel board_{play_, layout_};
    RunPanel run_{play_, layout_, [this] {
                      show_rules();
                  }};
    DrawPanel draw_{play_, layout_};
    TextPanel text_{play_, layout_};
    SumPanel sums_{play_, layout_, [this] {
                       ask<HelpKind::StrikeSums>();
                   }};
    CardPanel card_{play_, layout_}; // over the tools for drawing
    RailPanel rail_{play_, layout_, [this](Command command) {
                        obey(command);
                    }};
    Typing typing_{play_, rail_};
    WheelPanel wheel_{play_};
    PlaySpeech speech_;
    std::optional<InputState> before_touch_; // until the finger is released
    Transition next_;
};

} // namespace game
