// The runs of arcade modes of boards, one after another.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "game/motion/curves.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/play/play_effects.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/waiting/background.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/board/cell_signs.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::Cell;
using engine::Message;
using engine::N_;
using engine::PlayTime;

// The player's settings, but wrong digits are always shown, because they cost something.
Settings arcade_settings(Settings settings)
{
    settings.pause_on_focus_loss = false; // the screen around it pauses
    settings.show_clock = false;
    settings.mistakes = MistakeCheck::AnyError;
    return settings;
}

constexpr PlayTime wave_lasts{600};
constexpr PlayTime calm_lasts{200};
constexpr PlayTime slide_lasts{140};
constexpr double slides_by = 16; // units

// The first empty cell, in reading order.
engine::SavedInput input_at_start(const engine::Puzzle& puzzle)
{
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell] == engine::no_digit)
            return {.selection = {cell}};
    }
    return {};
}

class ArcadeBoards : public ArcadeStage {
public:
    ArcadeBoards(Services& services, const ArcadeMode& mode)
        : ArcadeStage(services, mode),
          settings_(arcade_settings(services.settings)),
          inner_(services.with(settings_, records_, unsaved_))
    {
        ask_for_board();
    }

    bool reads_gamepad() const override { return true; }
    // Not while the wave crosses the board: no script waits for what only time ends.
    bool is_busy() const override { return !is_ready() && wave_.is_over(now()); }
    bool is_moving() const override { return play_ && (play_->is_moving() || slides()); }
    void move(engine::MonotonicTime now) override
    {
        if (!play_)
            return;
        const double left = 1 - ease_out(slide_.share(now));
        play_->shift_board(rounded(slides_by * left * scale().unit));
        play_->move(now);
    }
    std::optional<engine::SavedGame> open_game() const override
    {
        return play_ ? play_->open_game() : std::nullopt;
    }

private:
    // What is made, and by what it is known again.
    struct Board {
        engine::MadePuzzle made;
        engine::Fingerprint print = {};
    };
    using Made = std::optional<Board>;

    // The next board is made while this one is played.
    void ask_for_board()
    {
        engine::PuzzleSpec spec;
        spec.layout = run().mode().layout;
        spec.level = level_of_board(run().mode(), boards_asked_++);
        spec.seed = services_.host.random_seed();
        worker_.ask([spec](const engine::Cancel& cancel) -> Made {
            auto made = make_puzzle(spec, cancel);
            if (!made)
                return std::nullopt;
            const engine::Fingerprint print = engine::fingerprint_of(made->puzzle);
            return Board{*std::move(made), print};
        });
    }

    void advance() override
    {
        if (!next_board_) {
            if (auto made = worker_.take())
                next_board_ = *std::move(made);
        }
        const bool is_next = !play_ || (run().is_board_solved() && wave_.is_over(now()));
        if (next_board_ && is_next)
            begin_board();
        if (!play_)
            return;
        // Other screens can't be opened from here: the run is paused instead.
        const bool leaves = play_->update(now()).kind != Transition::Kind::Stay;
        celebrate();
        move(now());
        if (leaves && !run().is_board_solved())
            pause();
    }

    void begin_board()
    {
        auto [made, print] = *std::exchange(next_board_, std::nullopt);
        remember_solution(services_, attempt_at(services_, print, false)); // it is seen from now on
        made.puzzle.grid = std::make_shared<const engine::Grid>(
            engine::in_symbols(*made.puzzle.grid, services_.settings.symbol_choice()));
        engine::PuzzleSpec spec;
        spec.layout = run().mode().layout;
        spec.level = made.level;
        run().begin_board(made.puzzle);
        const std::string recipe = engine::to_text(made.recipe);
        engine::SavedInput input = input_at_start(made.puzzle);
        engine::Session session(std::move(made.puzzle), play_options(settings_));
        session.act(engine::RevealMistakes{}, PlayTime{0}); // otherwise the play would announce it
        if (play_ && services_.motion() == MotionAmount::Full)
            slide_ = {now(), slide_lasts};
        play_ = std::make_unique<PlayScene>(inner_,
                                            engine::SavedGame{.id = "",
                                                              .spec = spec,
                                                              .recipe = recipe,
                                                              .session = std::move(session),
                                                              .input = std::move(input)},
                                            "");
        play_->be_part_of_run([this](const Happened& happened) { hear(happened); });
        play_->refuse_help(services_.texts.tr("There is no help in arcade modes"));
        play_->lay_out(size_, measure());
        ask_for_board();
        place();
    }

    // What the run makes of it. One digit has one sound, that of the highest thing it did.
    void hear(const Happened& happened)
    {
        using enum engine::ArcadeEvent::Kind;
        if (!is_ready())
            return;
        const std::vector<engine::ArcadeEvent> events =
            run().follow(happened.session.board(), time());
        show(events);
        const auto has_one = [&events](engine::ArcadeEvent::Kind kind) {
            return std::ranges::find(events, kind, &engine::ArcadeEvent::kind) != events.end();
        };
        if (has_one(Board)) {
            finish_board();
        } else if (has_one(Wrong)) {
            if (!run().is_over()) // the end is heard instead
                services_.sound.play(run().mode().hearts > 0 ? sounds::heart_lost()
                                                             : sounds::clash());
        } else if (has_one(House)) {
            services_.sound.play(sound_of_houses(happened, rail().combo()));
        } else if (const std::vector<Sound> usual = sounds_of(happened);
                   !usual.empty() && !is_counted_in(happened.action)) {
            services_.sound.play(usual.front());
        }
    }

    // The countdown is heard instead.
    bool is_counted_in(const engine::Action& action) const
    {
        return std::holds_alternative<engine::Resume>(action) &&
               services_.settings.run_countdown == RunCountdown::Always;
    }

    // The wave crosses it while the clock stands, and then the next board comes.
    void finish_board()
    {
        wave_ = span_of(services_.motion(), now(), wave_lasts, calm_lasts);
        celebrates_ = true;
        if (!run().is_over()) // the end is heard instead
            services_.sound.play(sounds::board_of_run());
    }

    // Once everything that the last digit did has begun to move, which the wave ends.
    void celebrate()
    {
        if (!std::exchange(celebrates_, false))
            return;
        play_->play().celebrate();
        play_->play().say(services_.texts.tr("Board solved"), Icon::Validate, Paint::Ok);
    }

    void take(const Input& input) override
    {
        if (!is_ready() && std::holds_alternative<KeyPressed>(input))
            wave_ = {}; // nobody has to wait for it
        if (!is_ready() || is_left_out(input))
            return;
        const bool leaves = play_->handle(input).kind != Transition::Kind::Stay;
        celebrate();
        if (leaves && !run().is_board_solved())
            pause();
    }

    // Runs of arcade modes have no ghosts, and no time for texts: their letters would be commands.
    // On boards with letters such a key is a digit. With its code a board could be played as one
    // that nobody has seen.
    bool is_left_out(const Input& input) const
    {
        if (counts() && is_about_digits(input))
            return true;
        const auto command = command_of(input);
        return command == Command::NextComparison || command == Command::GhostCells ||
               command == Command::WriteText || command == Command::CopyPuzzle;
    }

    // What it does depends on the digits of the board, of which nothing may tell behind the
    // curtain.
    bool is_about_digits(const Input& input) const
    {
        if (const auto* pressed = std::get_if<PointerPressed>(&input))
            return pressed->clicks > 1 || pressed->button != PointerButton::Left;
        const auto command = command_of(input);
        return std::holds_alternative<PointerHeld>(input) || command == Command::LockDigit ||
               command == Command::NextEmpty || command == Command::PreviousEmpty ||
               command == Command::FillNotesOfDigit;
    }

    std::optional<Command> command_of(const Input& input) const
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr || letter_of(*key, play_->game().session.grid()))
            return std::nullopt;
        return services_.settings.keys.command_for(*key);
    }

    bool is_ready() const override { return play_ && !run().is_board_solved(); }
    bool slides() const { return !slide_.is_over(now()); }
    void cover() override
    {
        if (play_)
            play_->stop_clock();
    }
    void uncover() override
    {
        if (play_)
            play_->resume();
    }
    void draw_curtain(int bands) override { play_->play().draw_curtain(bands); }
    void raise_curtain() override { play_->play().raise_curtain(); }

    bool shows_digits() const override { return play_ && play_->shows_digits(); }

    // In a run with a list of boards, and in one whose boards are all alike, the mode says more.
    std::string task() const override
    {
        const ArcadeMode& mode = run().mode();
        const std::string category =
            category_name(services_.texts, engine::category_of(play_->game().spec));
        const auto solved = run().boards_solved() - (run().is_board_solved() ? 1 : 0);
        const char* text = mode.ends_with_levels          ? N_("Board {n} of {all} · {category}")
                           : mode.for_house > PlayTime{0} ? N_("Board {n} of the run · {category}")
                                                          : N_("Board {n}");
        return services_.texts.tr(Message{text,
                                          {{"n", std::to_string(solved + 1)},
                                           {"all", std::to_string(mode.levels.size())},
                                           {"category", category}}});
    }

    void place_below(Size size) override
    {
        size_ = size;
        settings_ = arcade_settings(services_.settings); // they can be changed in the pause
        // The play may have less height than the window, so its texts would become too small.
        settings_.text_size = std::max(100, services_.settings.text_size);
        if (play_)
            play_->lay_out(size, measure());
    }

    std::vector<Beside> beside() override
    {
        if (!play_)
            return {};
        const PlayLayout& layout = play_->layout();
        if (layout.form != PlayForm::Cockpit) {
            if (!loss())
                return {};
            return {{loss()->banner(), layout.right_rail}};
        }
        return {{run_standing(), layout.free_rail},
                {rail().counts().when(!loss()), layout.below_tools}};
    }

    // From the top: what all modes have, what counts here, and what happens now.
    Box run_standing()
    {
        using namespace box;
        const ArcadeMode& mode = run().mode();
        const auto gap = [](double most) {
            return space().between(most / 2, most);
        };
        if (mode.hearts > 0)
            return column({rail().heading(), gap(25), rail().hearts(), gap(25), rail().boards(),
                           gap(24), last_words(space()), space().grow()});
        const Box now = mode.combo_within > PlayTime{0} ? rail().combo(124) : rail().solved();
        return column({rail().heading(), gap(21), rail().score(), gap(12), rail().ranks(), gap(20),
                       rule(), gap(17), last_words(now), space().grow()});
    }

    // Once the run is over they stand where its combo was.
    Box last_words(const Box& now) const { return loss() ? loss()->words() : now; }

    void end_play() override
    {
        if (play_)
            play_->end_with_run();
    }

    void draw_below(Canvas& canvas) const override
    {
        if (!play_)
            return;
        play_->draw(canvas);
        if (!loss() || !loss()->mistake())
            return;
        const engine::ArcadeMistake& mistake = *loss()->mistake();
        draw_correct_digit(canvas, play_->area_of(mistake.cell), play_->game().session.grid(),
                           mistake.correct, scale());
    }

    Rect board() const override
    {
        return play_ ? play_->layout().board : Rect{0, 0, size_.width, size_.height};
    }

    std::optional<PlayTime> next_change_below() const override
    {
        if (!play_)
            return std::nullopt;
        if (!wave_.is_over(now()) || slides())
            return next_frame;
        return play_->next_change();
    }

    Settings settings_;
    engine::RecordBook records_;
    SaveService unsaved_;
    Services inner_;
    std::unique_ptr<PlayScene> play_;
    Background<Made> worker_;
    Made next_board_;
    std::size_t boards_asked_ = 0;
    bool celebrates_ = false;
    Span wave_;  // over the board that was solved
    Span slide_; // of the board that comes
    Size size_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_run_scene(Services& services,
                                             const ArcadeMode& mode,
                                             std::optional<engine::SprintRung> practised)
{
    if (mode.task == engine::ArcadeTask::Steps)
        return make_arcade_sprint_scene(services, mode, practised);
    return std::make_unique<ArcadeBoards>(services, mode);
}

} // namespace game
