// The runs of arcade modes of boards, one after another.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "game/scenes/arcade/arcade_sprint.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/waiting/background.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"

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
    bool is_moving() const override { return play_ && play_->is_moving(); }
    void move(engine::MonotonicTime now) override
    {
        if (play_)
            play_->move(now);
    }
    std::optional<engine::SavedGame> open_game() const override
    {
        return play_ ? play_->open_game() : std::nullopt;
    }

private:
    using Made = std::optional<engine::MadePuzzle>;

    // The next board is made while this one is played.
    void ask_for_board()
    {
        engine::PuzzleSpec spec;
        spec.layout = run().mode().layout;
        spec.level = level_of_board(run().mode(), boards_asked_++);
        spec.seed = services_.host.random_seed();
        worker_.ask([spec](const engine::Cancel& cancel) { return make_puzzle(spec, cancel); });
    }

    void advance() override
    {
        if (!next_board_) {
            if (auto made = worker_.take())
                next_board_ = *std::move(made);
        }
        if (next_board_ && (!play_ || run().is_board_solved()))
            begin_board();
        if (!play_)
            return;
        // Other screens can't be opened from here: the run is paused instead.
        const bool leaves = play_->update(now()).kind != Transition::Kind::Stay;
        follow();
        if (leaves && !run().is_board_solved())
            pause();
    }

    void begin_board()
    {
        engine::MadePuzzle made = *std::exchange(next_board_, std::nullopt);
        made.puzzle.grid = std::make_shared<const engine::Grid>(
            engine::in_symbols(*made.puzzle.grid, services_.settings.symbol_choice()));
        engine::PuzzleSpec spec;
        spec.layout = run().mode().layout;
        spec.level = made.level;
        run().begin_board(made.puzzle);
        const std::string recipe = engine::to_text(made.recipe);
        engine::Session session(std::move(made.puzzle), play_options(settings_));
        session.act(engine::RevealMistakes{}, PlayTime{0}); // otherwise the play would announce it
        play_ = std::make_unique<PlayScene>(inner_,
                                            engine::SavedGame{.id = "",
                                                              .spec = spec,
                                                              .recipe = recipe,
                                                              .session = std::move(session),
                                                              .input = {}},
                                            "");
        play_->count_as_practice();
        play_->stay_here(); // the strip above it pauses
        play_->refuse_help(services_.texts.tr("There is no help in arcade modes"));
        play_->lay_out(size_, measure());
        ask_for_board();
    }

    void follow()
    {
        if (is_ready())
            show(run().follow(play_->game().session.board(), time()));
    }

    void take(const Input& input) override
    {
        if (!is_ready() || is_left_out(input))
            return;
        const bool leaves = play_->handle(input).kind != Transition::Kind::Stay;
        follow();
        if (leaves && !run().is_board_solved())
            pause();
    }

    // Runs of arcade modes have no ghosts, and no time for texts: their letters would be commands.
    // On boards with letters such a key is a digit.
    bool is_left_out(const Input& input) const
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr || letter_of(*key, play_->game().session.grid()))
            return false;
        const auto command = services_.settings.keys.command_for(*key);
        return command == Command::NextComparison || command == Command::GhostCells ||
               command == Command::WriteText;
    }

    bool is_ready() const override { return play_ && !run().is_board_solved(); }
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

    bool shows_digits() const override { return play_ && play_->shows_digits(); }

    std::string task() const override
    {
        const std::string category =
            category_name(services_.texts, engine::category_of(play_->game().spec));
        return services_.texts.tr(
            Message{N_("Board {n}: {category}"),
                    {{"n", std::to_string(run().boards_solved() + 1)}, {"category", category}}});
    }

    void place_below(Size size) override
    {
        size_ = size;
        // The play has less height than the window, so its texts would become too small.
        settings_.text_size = std::max(100, services_.settings.text_size);
        if (play_)
            play_->lay_out(size, measure());
    }

    void draw_below(Canvas& canvas) const override
    {
        if (play_)
            play_->draw(canvas);
    }

    Rect board() const override
    {
        if (!play_)
            return Rect{0, 0, size_.width, size_.height};
        const engine::Cells& cells = play_->game().session.grid().cells();
        return around(play_->area_of(cells.front()), play_->area_of(cells.back()));
    }

    std::optional<PlayTime> next_change_below() const override
    {
        return play_ ? play_->next_change() : std::nullopt;
    }

    Settings settings_;
    engine::RecordBook records_;
    SaveService unsaved_;
    Services inner_;
    std::unique_ptr<PlayScene> play_;
    Background<Made> worker_;
    Made next_board_;
    std::size_t boards_asked_ = 0;
    Size size_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_run_scene(Services& services, const ArcadeMode& mode)
{
    if (mode.task == engine::ArcadeTask::Steps)
        return make_arcade_sprint_scene(services, mode);
    return std::make_unique<ArcadeBoards>(services, mode);
}

} // namespace game
