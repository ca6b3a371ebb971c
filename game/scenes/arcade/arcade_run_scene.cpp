// The runs of arcade modes: boards one after another, and positions in which one technique finds
// the next step.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/practice/practice_position.h"
#include "engine/rules/layout.h"
#include "engine/techniques/human_solver.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/waiting/background.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/box.h"

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

// The techniques of the mode's levels of which there are positions with something to find.
std::vector<const engine::Technique*> techniques_of(const ArcadeMode& mode)
{
    std::vector<const engine::Technique*> found;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (std::ranges::count(mode.levels, technique->standing.level) > 0)
            found.push_back(technique);
    }
    return found;
}

class ArcadeSprint : public ArcadeStage {
public:
    ArcadeSprint(Services& services, const ArcadeMode& mode)
        : ArcadeStage(services, mode), techniques_(techniques_of(mode))
    {
        ask_for_position();
    }

private:
    using Position = std::optional<engine::PracticePosition>;

    struct Asked {
        const engine::Technique* technique = nullptr;
        Position position = {};
    };

    // The next position is made while the player looks at this one.
    void ask_for_position()
    {
        const std::uint64_t dice = services_.host.random_seed() + asked_++;
        const engine::Technique* technique = techniques_[dice % techniques_.size()];
        if (technique == last_ && techniques_.size() > 1)
            technique = techniques_[(dice + 1) % techniques_.size()];
        last_ = technique;
        const std::uint64_t number = dice / techniques_.size();
        worker_.ask([technique, number](const engine::Cancel& cancel) {
            return Asked{technique, practice_position(*technique, number, cancel)};
        });
    }

    void advance() override
    {
        if (!prepared_) {
            if (auto made = worker_.take(); made && made->position)
                prepared_ = std::move(*made);
        }
        if (prepared_ && !current_)
            begin_position();
    }

    void begin_position()
    {
        current_ = std::exchange(prepared_, std::nullopt);
        const engine::PracticePosition& position = *current_->position;
        shown_ = board_of(position.candidates);
        for (Cell cell : position.candidates.open_cells())
            shown_->write_centre_notes(cell, position.candidates.of(cell));
        board_ = std::make_unique<EditorBoard>(
            std::shared_ptr<const engine::Grid>(position.chart, &position.chart->grid()),
            [](engine::Digit) {});
        place_below(size_);
        ask_for_position();
    }

    void take(const Input& input) override
    {
        if (!is_ready())
            return;
        const auto* pressed = std::get_if<PointerPressed>(&input);
        if (pressed != nullptr && pressed->button == PointerButton::Left) {
            if (board_->point(*pressed) && board_->single())
                answer(*board_->single());
            return;
        }
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr)
            return;
        const bool chooses = key->key == Key::Enter || key->key == Key::Space;
        if (chooses && !key->repeated && board_->single())
            return answer(*board_->single());
        if (const auto command = services_.settings.keys.command_for(*key))
            (void)board_->move(*command);
    }

    void answer(Cell cell)
    {
        if (!current_->position->candidates.open_cells().has(cell))
            return;
        const auto is_here = [cell](const engine::Candidate& each) {
            return each.cell == cell;
        };
        const bool is_correct =
            std::ranges::any_of(current_->position->steps, [&](const engine::Step& step) {
                return places() ? std::ranges::any_of(step.placements, is_here)
                                : std::ranges::any_of(step.removals, is_here);
            });
        show(run().answer(is_correct, time()));
        if (!is_correct)
            return services_.sound.play(sounds::clash());
        current_.reset();
        advance();
    }

    bool places() const { return !current_->position->steps.front().placements.empty(); }
    bool is_ready() const override { return current_.has_value(); }
    void cover() override {}
    void uncover() override {}
    bool shows_digits() const override { return board_ && !is_paused(); }

    std::string task() const override { return task_of(*current_->technique, places()); }

    std::string task_of(const engine::Technique& technique, bool places) const
    {
        const char* text = places ? N_("{technique}: choose a cell where it places a digit")
                                  : N_("{technique}: choose a cell where it removes a candidate");
        return services_.texts.tr(
            Message{text, {{"technique", services_.texts.tr(technique.name)}}});
    }

    // In letters, which is near enough.
    std::string longest_task() const override
    {
        std::string longest;
        for (const engine::Technique* technique : techniques_) {
            for (const bool places : {false, true}) {
                const std::string task = task_of(*technique, places);
                longest = task.size() > longest.size() ? task : longest;
            }
        }
        return longest;
    }

    void place_below(Size size) override
    {
        size_ = size;
        if (!board_)
            return;
        using namespace box;
        const double side = std::min(size.width, size.height) / scale().unit - 32;
        Rect square;
        column({space(16), part(square, side).across(side)})
            .lay_out(Rect{0, 0, size.width, size.height}, Unit{scale().unit});
        board_->place(square, scale());
    }

    void draw_below(Canvas& canvas) const override
    {
        if (!board_ || !shown_)
            return;
        BoardLook look;
        look.marks = false;
        look.keeps_corners = false;
        look.notes_in_places = true;
        look.covered = is_paused();
        board_->draw(canvas, *shown_, std::move(look));
    }

    Rect board() const override
    {
        return board_ ? board_->area() : Rect{0, 0, size_.width, size_.height};
    }

    std::optional<PlayTime> next_change_below() const override { return std::nullopt; }

    std::vector<const engine::Technique*> techniques_;
    const engine::Technique* last_ = nullptr;
    Background<Asked> worker_;
    std::uint64_t asked_ = 0;
    std::optional<Asked> prepared_;
    std::optional<Asked> current_;
    std::optional<engine::Board> shown_;
    std::unique_ptr<EditorBoard> board_; // stays while the next position is made
    Size size_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_run_scene(Services& services, const ArcadeMode& mode)
{
    if (mode.task == engine::ArcadeTask::Steps)
        return std::make_unique<ArcadeSprint>(services, mode);
    return std::make_unique<ArcadeBoards>(services, mode);
}

} // namespace game
