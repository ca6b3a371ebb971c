#pragma once
// The screen one plays on: commands become actions, outcomes become marks and words.

#include <optional>
#include <string>
#include <vector>

#include "game/scenes/figure_entry.h"
#include "game/scenes/help_question.h"
#include "game/scenes/hint_panel.h"
#include "game/scenes/pause_scene.h"
#include "game/scenes/play_commands.h"
#include "game/scenes/play_hand.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/widgets/board_view.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/notes_pad.h"
#include "game/widgets/play_layout.h"
#include "game/widgets/race.h"

namespace game {

// Goes on with a play; a solved one shows how it ended. The greeting is the first thing said.
std::unique_ptr<Scene>
make_play_scene(Services& services, engine::SavedGame game, std::string greeting = "");

class PlayScene : public Scene {
public:
    PlayScene(Services& services, engine::SavedGame game, std::string greeting);

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override;
    std::optional<engine::SavedGame> open_game() const override;
    bool is_busy() const override;

    const engine::SavedGame& game() const { return game_; }
    const Hand& hand() const { return hand_; }

private:
    // The functions in its rows.
    friend std::span<const PlayCommand> play_commands();
    template <typename Action>
    void act_now()
    {
        act(Action{});
    }
    template <HelpKind Help>
    void ask()
    {
        ask_for(Help);
    }
    template <auto Deed, auto... With>
    void move() // the cursor, which is seen then however near the board is
    {
        (hand_.*Deed)(With...);
        view_.reveal(hand_.cursor());
    }
    template <int Step>
    void move_to_empty()
    {
        hand_.go_to_empty(board(), Step);
        view_.reveal(hand_.cursor());
    }
    template <int Steps>
    void zoom()
    {
        view_.zoom(Steps, view_.area_of(hand_.cursor()).centre());
        view_.reveal(hand_.cursor());
    }
    template <Mode Now>
    void set_mode()
    {
        hand_.set_mode(Now);
    }
    template <int Step>
    void step_mode()
    {
        hand_.step_mode(Step);
    }
    template <std::unique_ptr<Scene> (*make)(Services&)>
    void visit()
    {
        leave_for(Transition::Kind::Push, make);
    }

    // A line that is shown for a while.
    struct Notice {
        std::string text;
        std::optional<Icon> icon;
        Paint paint = Paint::Ink2;
        engine::MonotonicTime until{0};
    };

    // play_scene.cpp: the play itself
    const engine::Session& session() const { return game_.session; }
    const engine::Board& board() const { return game_.session.board(); }
    engine::PlayTime play_time() const;
    bool act(const engine::Action& action);                // true when it was accepted
    engine::Outcome perform(const engine::Action& action); // in the session, and nothing more
    void refuse(engine::Verdict verdict, const engine::Action& action);
    void tell(const engine::Outcome& outcome);
    void say(std::string text, std::optional<Icon> icon = {}, Paint paint = Paint::Ink2);
    void keep();
    void start_clock();
    void stop_clock();
    void resume();
    void restart();
    void show_pause(PauseAsks asks);
    void pause() { show_pause(PauseAsks::Nothing); }
    void ask_restart() { show_pause(PauseAsks::Restart); }
    void show_menu();
    void obey_from_menu(Command command);
    void leave_for(Transition::Kind kind, std::unique_ptr<Scene> (*make)(Services&));
    Transition take_next();

    // play_commands.cpp: what keys and buttons mean
    void press_key(const KeyPressed& pressed);
    bool writes_figure(const KeyPressed& pressed, Mode mode) const;
    void press_figure(int figure, Mode mode);
    void press_digit(engine::Digit digit, Mode mode); // writes it or, with nothing selected, locks
    void write_waiting_figure();
    void press_button(int id);
    void obey(Command command);
    void bookmark();
    void write_locked(); // in the selected cells
    void go_back();      // lets a locked digit go, or opens the Menu
    void write(Mode mode, engine::Digit digit, engine::Cells cells);
    void toggle_lock(engine::Digit digit);
    void lock_from_cursor();
    void erase();

    // play_pointer.cpp
    void point(const PointerPressed& pressed);
    void drag(const PointerMoved& moved);
    void turn_wheel(const WheelTurned& turned);
    void click_cell(const PointerPressed& pressed, engine::Cell cell);
    bool point_at_notes_pad(const PointerPressed& pressed); // true when it was meant for the pad
    void open_notes_pad(engine::Cell cell);

    // play_buttons.cpp
    void refresh_buttons();
    std::vector<Button> all_buttons() const;

    // play_help.cpp: help that ends a clean run; every way to it leads through ask_for()
    void ask_for(HelpKind help);
    void give(HelpKind help);
    void fill_notes();
    void answer(HelpAnswer answer);
    void refresh_question();
    bool question_takes(const Input& input); // true when it was meant for the question

    // play_hint.cpp
    void open_hint();
    void close_card(); // of the hint, or of the question before it
    void refresh_hint();
    void update_hint(); // takes what was found in the meantime
    void do_hint(HintDeed deed);
    void take_step();
    void add_note();
    bool hint_takes(const Input& input); // true when it was meant for the hint
    engine::HintPosition hint_position() const;
    bool card_stands() const { return hint_ || question_; }

    // play_heading.cpp
    struct Heading {
        std::vector<std::string> lines; // one or two
        Font font;
    };
    bool has_named_rules() const;
    int heading_width() const;
    Heading heading(const TextMeasure& measure) const;
    Rect heading_area() const;
    void draw_heading(Canvas& canvas) const;
    void show_rules();

    // play_drawing.cpp
    Race race() const;
    BoardLook board_look() const;
    bool notice_shows() const;
    bool covered_by_notice(const TextSpot& spot) const;
    engine::Digit highlighted() const;
    engine::Cells wrong_cells() const;
    std::string seed_text(const TextMeasure& measure) const;
    void draw_words(Canvas& canvas, const Race& race) const;
    void draw_race(Canvas& canvas, const Race& race) const;
    void draw_notice(Canvas& canvas) const;
    void draw_blink(Canvas& canvas) const;
    void draw_waiting_figure(Canvas& canvas) const;
    void draw_stacked_faces(Canvas& canvas) const;
    void fade_keys(Canvas& canvas) const;

    Services& services_;
    engine::SavedGame game_;
    std::string greeting_;
    Hand hand_;
    FigureEntry figures_;
    engine::Stopwatch stopwatch_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime kept_{0};
    bool shown_ = false; // update() was called: the clock has started

    PlayLayout layout_;
    const TextMeasure* measure_ = nullptr;
    std::optional<HelpQuestion> question_; // never beside a hint
    std::unique_ptr<HintPanel> hint_;
    BoardView view_;
    ButtonPanel panel_{FocusKeys::None};
    std::optional<engine::Cell> hovered_;
    std::optional<NotesPad> notes_pad_;
    bool dragging_ = false;
    bool drag_adds_ = true; // a drag that began on a selected cell with Ctrl takes away

    engine::Cells checked_wrong_; // shown until the next action
    bool checked_ = false;        // lamps on request are lit until the next action
    std::optional<Notice> notice_;
    engine::Cells blinking_; // givens that were pressed
    engine::MonotonicTime blinks_until_{0};
    Transition next_;
};

} // namespace game
