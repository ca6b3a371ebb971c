#include "game/scenes/arcade/arcade_sprint.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/arcade/sprint_parts.h"
#include "game/scenes/arcade/sprint_positions.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/technique_page.h"
#include "game/ui/commands.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/play/chosen_cell.h"
#include "game/widgets/play/rung_ladder.h"

namespace game {
namespace {

using engine::ArcadeAnswer;
using engine::ArcadeMode;
using engine::Cell;
using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::SprintRung;

enum class SprintButton { Skip, GoOn };

constexpr PlayTime answer_stays{4000};
constexpr PlayTime answer_at_least{600}; // a key that was meant for the position ends nothing
constexpr PlayTime answer_is_heard{300}; // so long after the miss
constexpr double side_width = 216;       // of what stands beside the board

// The step of a position that was missed, as it is shown.
struct MissedPosition {
    Cell chosen;
    SprintAnswer answer;
    HintPicture picture;
    engine::MonotonicTime since{0};

    PlayTime shown(engine::MonotonicTime now) const { return now - since; }
    bool may_go_on(engine::MonotonicTime now) const { return shown(now) >= answer_at_least; }
    bool is_over(engine::MonotonicTime now) const { return shown(now) >= answer_stays; }
    int seconds_left(engine::MonotonicTime now) const
    {
        const PlayTime left = std::max(PlayTime{0}, answer_stays - shown(now));
        return static_cast<int>((left.count() + 999) / 1000);
    }
};

class ArcadeSprint : public ArcadeStage {
public:
    ArcadeSprint(Services& services, const ArcadeMode& mode, std::optional<SprintRung> practised)
        : ArcadeStage(services, mode, practised), positions_(services.host.random_seed())
    {
        panel_.when_pressed(sound_of_button(services));
        positions_.prepare(run().rung());
    }

    // The cell that is selected; after a miss, the step.
    std::string in_words() const override
    {
        if (missed_)
            return game::in_words(services_.texts, missed_->answer);
        if (!is_ready() || is_paused() || !board_->single())
            return {};
        return cell_in_words(*board_->single());
    }

private:
    const engine::PracticePosition& position() const { return current_->position; }
    bool places() const { return !position().steps.front().placements.empty(); }

    void advance() override
    {
        positions_.prepare(run().rung());
        if (missed_ && missed_->is_over(now()))
            go_on();
        if (current_)
            return;
        current_ = positions_.take(run().rung());
        if (current_)
            begin_position();
    }

    void begin_position()
    {
        const engine::Candidates& candidates = position().candidates;
        shown_ = board_of(candidates);
        if (!is_without_notes(run().rung())) {
            for (Cell cell : candidates.open_cells())
                shown_->write_centre_notes(cell, candidates.of(cell));
        }
        const auto& chart = position().chart;
        board_ = std::make_unique<EditorBoard>(
            std::shared_ptr<const engine::Grid>(chart, &chart->grid()), [](engine::Digit) {});
        board_->select(*candidates.open_cells().begin());
        place_below(size_);
        speak(rung_line(services_.texts, run()) + ": " +
              services_.texts.tr(current_->technique->name) + ". " +
              services_.texts.tr(lesson_with(*current_->technique).look));
    }

    void take(const Input& input) override
    {
        if (!current_)
            return;
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr) {
            if (!panel_.handle(input))
                point(input);
        } else if (!key->repeated || !missed_) {
            take_key(*key);
        }
        place_below(size_);
    }

    void point(const Input& input)
    {
        const auto* pressed = std::get_if<PointerPressed>(&input);
        if (missed_ || pressed == nullptr || pressed->button != PointerButton::Left)
            return;
        const bool is_on_board = board_->point(*pressed);
        board_->end_drag(); // an answer is about one cell
        if (is_on_board && board_->single())
            answer(*board_->single());
    }

    void take_key(const KeyPressed& key)
    {
        const bool chooses = key.key == Key::Enter || key.key == Key::Space;
        const bool skips = (key.key == Key::Letter && key.symbol == 'S') || key.key == Key::Delete;
        if (missed_) {
            if (chooses)
                go_on();
        } else if (chooses && !key.repeated && board_->single()) {
            answer(*board_->single());
        } else if (skips && key.held == Modifiers{} && !key.repeated) {
            skip();
        } else if (const auto command = services_.settings.keys.command_for(key)) {
            (void)board_->move(*command);
        }
    }

    // A filled cell is no answer.
    void answer(Cell cell)
    {
        if (!position().candidates.open_cells().has(cell))
            return;
        const bool is_found = is_answer(position(), cell);
        const auto events = run().answer(
            *current_->technique, is_found ? ArcadeAnswer::Found : ArcadeAnswer::Missed, time());
        if (events.empty())
            return;
        show(events);
        if (!is_found)
            return miss(cell);
        if (events.back().kind == engine::ArcadeEvent::Kind::Rung)
            climb();
        next_position();
    }

    void climb()
    {
        climbed_ = {now(), services_.motion() == MotionAmount::Off ? PlayTime{0} : rung_moves};
        services_.sound.play(sounds::rung_finished());
        speak(services_.texts.tr("Rung finished") + ": " +
              services_.texts.tr(name_of(run().rung())));
    }

    void miss(Cell cell)
    {
        missed_ =
            MissedPosition{.chosen = cell,
                           .answer = answer_to(services_.texts, position(), cell),
                           .picture = proof_of(position().candidates, position().steps.front()),
                           .since = now()};
        // The cell that was chosen stays as visible as those of the step.
        missed_->picture.cells.insert({cell, HintCell::House});
        if (!is_without_notes(run().rung())) {
            for (engine::Digit digit : position().candidates.of(cell))
                missed_->picture.marks.insert({{cell, digit}, HintMark::Plain});
        }
        services_.sound.play(sounds::clash());
        services_.sound.play(sounds::later(sounds::answer_shown(), answer_is_heard.count()));
    }

    void skip()
    {
        show(run().answer(*current_->technique, ArcadeAnswer::Skipped, time()));
        services_.sound.play(sounds::skipped());
        next_position();
    }

    void go_on()
    {
        if (missed_->may_go_on(now()))
            next_position();
    }

    void next_position()
    {
        if (run().is_over())
            return; // it stays for the end
        missed_.reset();
        current_.reset();
        advance();
    }

    bool is_ready() const override { return current_.has_value(); }
    bool clock_stands() const override { return missed_.has_value(); }
    void cover() override {}
    void uncover() override {}
    bool shows_digits() const override { return board_ && !is_paused(); }
    std::string task() const override { return rung_line(services_.texts, run()); }

    void speak(const std::string& text) const
    {
        services_.host.speak({.text = text, .cuts_in = false});
    }

    std::string cell_in_words(Cell cell) const
    {
        const engine::Translations& texts = services_.texts;
        const engine::Grid& grid = board_->grid();
        const engine::Candidates& candidates = position().candidates;
        const std::string name = engine::cell_name(texts, grid, cell) + ": ";
        if (!candidates.is_open(cell))
            return name + engine::symbol_name(texts, grid, candidates.digit(cell));
        std::string notes;
        for (engine::Digit digit : candidates.of(cell))
            notes += (notes.empty() ? "" : " ") + engine::symbol_name(texts, grid, digit);
        return name + (is_without_notes(run().rung()) ? texts.trc("a cell", "empty") : notes);
    }

    // ---------------------------------------------------------------- what stands below the strip

    void place_below(Size size) override
    {
        size_ = size;
        if (!board_ || size.width == 0)
            return;
        const Unit unit = unit_of(scale(), measure());
        const Rect all{0, 0, size.width, size.height};
        game::place(size.width > size.height * 5 / 4 ? board_and_side(size) : board_and_foot(size),
                    all, unit, placement_);
        panel_.set(buttons_of(placement_));
    }

    Box board_box(double side)
    {
        return box::picture([this](Rect area, Scale scale) { board_->place(area, scale); },
                            [this](Canvas& canvas, Rect area, Scale) {
                                canvas.push_clip(area.inset(-8)); // with the frame around the board
                                draw_board(canvas);
                                canvas.pop_clip();
                            })
            .size(side)
            .across(side);
    }

    Box board_and_side(Size size)
    {
        using namespace box;
        const double width = scale().grown(side_width);
        const double side =
            std::min(size.height / scale().unit - 32, size.width / scale().unit - width - 72);
        const Box column_of_side = side_column().size(with_text(side_width));
        return row({space().grow(), board_box(side).then(28), column_of_side, space().grow()})
            .padding(16, 16);
    }

    Box board_and_foot(Size size)
    {
        using namespace box;
        const double width = size.width / scale().unit;
        const double foot =
            foot_card().preferred_height(unit_of(scale(), measure()), (width - 16) * scale().unit);
        const double side = std::min(width - 32, (size.height - foot) / scale().unit - 12 - 12 - 8);
        return column({space(12), board_box(side).then(12),
                       row({space(8), foot_card().size(0).grow(), space(8)}).then(8)});
    }

    Box side_column()
    {
        using namespace box;
        if (missed_)
            return column({sprint_answer_card(services_.texts, missed_->answer)
                               .at_least(with_text(384))
                               .then(16),
                           button(go_on_button()).size(with_text(52)).then(10), goes_on(),
                           space().grow(), sprint_counts(services_.texts, run())});
        return column({sprint_task_card(services_.texts, task_shown(), TaskShape::Shown)
                           .at_least(with_text(384))
                           .then(16),
                       button(skip_button()).size(with_text(52)).then(10), costs(), space().grow(),
                       sprint_counts(services_.texts, run())});
    }

    Box foot_card()
    {
        using namespace box;
        if (missed_)
            return card({sprint_answer_line(services_.texts, missed_->answer).then(10),
                         button(go_on_button()).size(with_text(48))})
                .padding(16, 14);
        const Box skip = button(skip_button()).size(with_text(48));
        return card({row({sprint_task_line(services_.texts, task_shown()).size(0).grow().then(16),
                          column({skip}).size(with_text(92))})})
            .padding(16, 14);
    }

    SprintTask task_shown() const
    {
        return {.rung = rung_line(services_.texts, run()),
                .technique = current_ ? current_->technique : nullptr,
                .places = places(),
                .key = services_.hint_of({.key = Key::Enter})};
    }

    Box costs() const
    {
        const auto seconds = run().mode().for_wrong.count() / 1000;
        return quiet_line(
            services_.texts.tr(Message{N_("costs {n} s"), {{"n", std::to_string(seconds)}}}));
    }

    Box goes_on() const
    {
        return quiet_line(
            services_.texts.tr(Message{N_("goes on by itself in {n} s"),
                                       {{"n", std::to_string(missed_->seconds_left(now()))}}}));
    }

    static Box quiet_line(const std::string& told)
    {
        const TextLook look{
            .size = 13, .weight = Weight::Regular, .tint = Paint::Ink2, .align = Align::Centre};
        return box::text(told, look).size(box::with_text(20));
    }

    Button skip_button()
    {
        const bool is_pad = services_.host.hands().device == InputDevice::Gamepad;
        const KeyPressed key =
            is_pad ? KeyPressed{.key = Key::Delete} : KeyPressed{.key = Key::Letter, .symbol = 'S'};
        return {.id = SprintButton::Skip,
                .style = ButtonStyle::Keycap,
                .label = services_.texts.tr("Skip"),
                .key_hint = services_.hint_of(key),
                .icon = Icon::Next,
                .font_size = 16,
                .press = [this] {
                    skip();
                }};
    }

    Button go_on_button()
    {
        return {.id = SprintButton::GoOn,
                .style = ButtonStyle::Primary,
                .label = services_.texts.tr("Go on"),
                .key_hint = services_.hint_of({.key = Key::Space}),
                .font_size = 17,
                .press = [this] {
                    go_on();
                }};
    }

    void draw_below(Canvas& canvas) const override
    {
        if (!board_ || !shown_)
            return;
        draw_leaves(canvas, placement_);
        panel_.draw(canvas, scale());
    }

    void draw_board(Canvas& canvas) const
    {
        BoardLook look;
        look.marks = false;
        look.keeps_corners = false;
        look.notes_in_places = true;
        look.covered = is_paused();
        look.hint = missed_ && !is_paused() ? &missed_->picture : nullptr;
        board_->draw(canvas, *shown_, look);
        if (look.hint != nullptr)
            draw_chosen_cell(canvas, board_->area_of(missed_->chosen), scale());
    }

    Rect board() const override
    {
        return board_ ? board_->area() : Rect{0, 0, size_.width, size_.height};
    }

    void add_position(ArcadeEnd& end) const override
    {
        if (!current_)
            return;
        const auto& chart = position().chart;
        end.grid = std::shared_ptr<const engine::Grid>(chart, &chart->grid());
        end.board = shown_;
    }

    std::optional<PlayTime> next_change_below() const override
    {
        if (!climbed_.is_over(now()))
            return next_frame;
        if (!missed_)
            return std::nullopt;
        const PlayTime left = answer_stays - missed_->shown(now());
        return std::max(PlayTime{1}, left - PlayTime{1000} * (missed_->seconds_left(now()) - 1));
    }

    SprintPositions positions_;
    std::optional<engine::SprintPosition> current_;
    std::optional<MissedPosition> missed_; // its step is shown, until the player goes on
    std::optional<engine::Board> shown_;
    std::unique_ptr<EditorBoard> board_; // stays while the next position is made
    Span climbed_;                       // to the rung that is played
    Size size_;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace

std::unique_ptr<Scene> make_arcade_sprint_scene(Services& services,
                                                const ArcadeMode& mode,
                                                std::optional<SprintRung> practised)
{
    return std::make_unique<ArcadeSprint>(services, mode, practised);
}

} // namespace game
