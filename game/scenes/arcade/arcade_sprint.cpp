// The runs of the Technique sprint.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/motion/board_motion.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/arcade/sprint_parts.h"
#include "game/scenes/arcade/sprint_positions.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/technique_page.h"
#include "game/ui/commands.h"
#include "game/widgets/board/cell_signs.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/play/play_layout.h"
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

enum class SprintButton { Skip, GoOn, Pause };

constexpr PlayTime answer_is_heard{300}; // so long after the miss
constexpr int rail_is_dimmed = 60;       // percent, once the run is over
// Units.
constexpr double side_width = 216;         // of what stands beside the board
constexpr double foot_height = 118;        // at least: the board stays as large after a miss
constexpr double wide_foot = 700;          // has larger texts
constexpr double card_height = 384;        // at least, in a rail
constexpr double sprint_wide_from = 1.2;   // as wide, and there is more room beside than below
constexpr double around_sprint_board = 12; // for the line of the combo

class ArcadeSprint : public ArcadeStage {
public:
    ArcadeSprint(Services& services, const ArcadeMode& mode, std::optional<SprintRung> practised)
        : ArcadeStage(services, mode, practised),
          positions_(services.host.random_seed()),
          board_(grid_, [](engine::Digit) {}),
          motion_(*grid_)
    {
        panel_.when_pressed(sound_of_button(services));
        for (SprintRung rung : engine::all_sprint_rungs)
            ladder_.names[engine::index_of(rung)] = services.texts.tr(name_of(rung));
        ladder_.steps = mode.steps_in_rung;
        positions_.prepare(run().rung());
    }

    bool is_moving() const override { return motion_.is_moving() || !climbed_.is_over(now()); }

    // The last words of a run come.
    void move(engine::MonotonicTime) override
    {
        if (loss())
            place_all();
    }

    // The cell that is selected; after a miss, the step.
    std::string in_words() const override
    {
        if (missed_)
            return game::in_words(services_.texts, missed_->answer);
        if (!is_ready() || is_paused() || !board_.single())
            return {};
        return cell_in_words(*board_.single());
    }

private:
    const engine::PracticePosition& position() const { return current_->position; }

    void advance() override
    {
        positions_.prepare(run().rung());
        motion_.advance(now());
        if (missed_ && missed_->is_over(now()))
            go_on();
        if (missed_ && std::exchange(seconds_told_, missed_->seconds_left(now())) != seconds_told_)
            place_all();
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
        task_ = {.rung = rung_line(services_.texts, run()),
                 .technique = current_->technique,
                 .places = !position().steps.front().placements.empty(),
                 .key = services_.hint_of({.key = Key::Enter})};
        board_.select(*candidates.open_cells().begin());
        place_all();
        speak(task_.rung + ": " + services_.texts.tr(current_->technique->name) + ". " +
              services_.texts.tr(lesson_with(*current_->technique).look));
    }

    void take(const Input& input) override
    {
        if (!current_)
            return;
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key != nullptr)
            take_key(*key);
        else if (!panel_.handle(input))
            point(input);
        if (!std::holds_alternative<PointerMoved>(input))
            place_all();
    }

    void point(const Input& input)
    {
        const auto* pressed = std::get_if<PointerPressed>(&input);
        if (missed_ || pressed == nullptr || pressed->button != PointerButton::Left)
            return;
        const bool is_on_board = board_.point(*pressed);
        board_.end_drag(); // an answer is about one cell
        if (is_on_board && board_.single())
            answer(*board_.single());
    }

    void take_key(const KeyPressed& key)
    {
        const bool chooses = key.key == Key::Enter || key.key == Key::Space;
        const bool skips = is_pad() ? key.key == Key::Delete // its X
                                    : key.key == Key::Letter && key.symbol == 'S';
        if (missed_) {
            if (chooses && !key.repeated)
                go_on();
        } else if (chooses && board_.single()) {
            if (!key.repeated)
                answer(*board_.single());
        } else if (skips && key.held == Modifiers{}) {
            if (!key.repeated)
                skip();
        } else if (const auto command = services_.settings.keys.command_for(key)) {
            (void)board_.move(*command);
        }
    }

    // A filled cell is no answer, and nothing is while the run still counts down.
    void answer(Cell cell)
    {
        if (counts() || !position().candidates.open_cells().has(cell))
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

    // The candidates stay where they were, also those of the cell that was chosen.
    HintPicture picture_of_answer(Cell chosen) const
    {
        HintPicture picture = proof_of(position().candidates, position().steps.front());
        if (is_without_notes(run().rung()))
            return picture;
        picture.in_places = true;
        for (engine::Digit digit : position().candidates.of(chosen))
            picture.marks.try_emplace({chosen, digit}, HintMark::Plain);
        return picture;
    }

    void miss(Cell cell)
    {
        missed_ = MissedPosition{.chosen = cell,
                                 .answer = answer_to(services_.texts, position(), cell),
                                 .picture = picture_of_answer(cell),
                                 .since = now()};
        panel_.focus(SprintButton::GoOn);
        if (run().is_over())
            return; // the end is heard
        services_.sound.play(sounds::clash());
        services_.sound.play(sounds::later(sounds::answer_shown(), milliseconds(answer_is_heard)));
    }

    void skip()
    {
        if (counts() || missed_)
            return;
        show(run().answer(*current_->technique, ArcadeAnswer::Skipped, time()));
        services_.sound.play(sounds::skipped());
        next_position();
    }

    void go_on()
    {
        if (missed_ && missed_->may_go_on(now()))
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
    // What is shown waits, too.
    void cover() override { covered_at_ = now(); }
    void uncover() override
    {
        if (missed_)
            missed_->since += now() - covered_at_;
    }
    void draw_curtain(int bands) override { curtain_ = bands; }
    void raise_curtain() override
    {
        curtain_.reset();
        if (!shown_ || !board_.single())
            return;
        motion_.set_amount(services_.motion(), services_.pace.particles());
        motion_.revealed(*shown_, *board_.single(), now());
    }
    void end_play() override
    {
        board_.deselect();
        place_all();
    }
    bool shows_digits() const override { return shown_ && !is_paused() && !curtain_; }
    std::string task() const override
    {
        return has_rails_ ? found_line(services_.texts, run()) : rung_line(services_.texts, run());
    }

    std::string cell_in_words(Cell cell) const
    {
        const engine::Translations& texts = services_.texts;
        const engine::Candidates& candidates = position().candidates;
        if (curtain_)
            return engine::cell_name(texts, *grid_, cell);
        const std::string name = engine::cell_name(texts, *grid_, cell) + ": ";
        if (!candidates.is_open(cell))
            return name + engine::symbol_name(texts, *grid_, candidates.digit(cell));
        std::string notes;
        for (engine::Digit digit : candidates.of(cell))
            notes += (notes.empty() ? "" : " ") + engine::symbol_name(texts, *grid_, digit);
        return name + (is_without_notes(run().rung()) ? texts.trc("a cell", "empty") : notes);
    }

    // ------------------------------------------------------------------------ where everything is

    void place_below(Size size) override
    {
        size_ = size;
        has_rails_ = has_rails(size);
        place_all();
    }

    void place_all()
    {
        if (size_.width == 0 || !shown_)
            return;
        const Unit unit = unit_of(scale(), measure());
        placement_ = {.leaves = {}, .unit = unit, .scroll = {}};
        if (has_rails_) {
            const PlayLayout layout = layout_in(size_);
            board_.place(layout.board_square, layout.scale);
            side_ = around(layout.modes.front(), layout.below_tools);
            standing().lay_out(around(layout.free_rail, layout.pause), unit, placement_);
            side().lay_out(side_, unit, placement_);
        } else {
            const Box all = fits_beside(unit) ? board_and_side() : board_and_foot();
            all.lay_out(Rect{0, 0, size_.width, size_.height}, unit, placement_);
        }
        panel_.set(buttons_of(placement_));
        place();
    }

    bool fits_beside(const Unit& unit)
    {
        const double width = unit.pixels(box::with_text(side_width), Axis::Across);
        const double least = side().min_height(unit, width);
        return size_.width > sprint_wide_from * size_.height && least <= 0.95 * size_.height;
    }

    // From the top: what all modes have, the ladder, the combo.
    Box standing()
    {
        using namespace box;
        const auto gap = [](double most) {
            return space().between(most / 2, most);
        };
        const Box ladder = picture([this](Canvas& canvas, Rect area, Scale scale) {
            draw_rung_ladder(canvas, area, ladder_now(), scale);
        });
        const double rows = rung_row * engine::sprint_rung_count;
        // Beside the seconds that the miss took.
        const TextLook note{.size = 13, .tint = Paint::Ink2, .align = Align::Right};
        const Box stands =
            column({space().grow(), text(services_.texts.tr("clock stands"), note).size(34)});
        const Box now = loss() ? loss()->words() : rail().combo(76);
        return column({layers({rail().heading(), stands.when(missed_.has_value())}), gap(21),
                       rail().score(), gap(12), ladder.between(rows * 0.75, rows), gap(20),
                       column({now, space().grow()}).between(124, 152), space().grow().then(8),
                       (loss() ? space() : button(pause_button())).size(with_text(44))});
    }

    const LadderLook& ladder_now() const
    {
        ladder_.rung = static_cast<int>(engine::index_of(run().rung()));
        ladder_.found = run().found_on_rung();
        ladder_.climb = climbed_.share(now());
        ladder_.moves = services_.motion() == MotionAmount::Full;
        return ladder_;
    }

    Box board_box(double side)
    {
        return box::picture([this](Rect area, Scale scale) { board_.place(area, scale); },
                            [](Canvas&, Rect, Scale) {})
            .size(side)
            .across(side);
    }

    Box board_and_side()
    {
        using namespace box;
        const double width = scale().grown(side_width);
        const double across = size_.width / scale().unit - width - 3 * around_sprint_board;
        const double side = std::min(size_.height / scale().unit - 2 * around_sprint_board, across);
        return row({space().grow(), board_box(side).then(2 * around_sprint_board),
                    this->side().size(width), space().grow()})
            .padding(0, around_sprint_board);
    }

    Box board_and_foot()
    {
        using namespace box;
        const double width = size_.width / scale().unit;
        const double least = scale().grown(foot_height);
        const auto high = [&](const Box& card) {
            return card.preferred_height(unit_of(scale(), measure()), (width - 16) * scale().unit) /
                   scale().unit;
        };
        const Box longer = foot_card(true);
        const Box card = high(longer) <= least ? longer : foot_card(false);
        const double foot = std::max(least, high(card));
        const double height = size_.height / scale().unit - foot - 2 * around_sprint_board - 8;
        return column(
            {space(around_sprint_board),
             board_box(std::min(width - 2 * around_sprint_board, height)).then(around_sprint_board),
             row({space(8), card.size(0).grow(), space(8)}).at_least(foot).then(8)});
    }

    // What stands beside the board; without a rail on the other side it has the pause as well.
    Box side()
    {
        using namespace box;
        const bool has_pause = !has_rails_;
        if (loss() && has_pause)
            return column({loss()->banner().at_least(card_height), space().grow()});
        const double least = has_pause ? 0 : card_height;
        const Box card = missed_ ? sprint_answer_card(services_.texts, task_, missed_->answer)
                                 : sprint_task_card(services_.texts, task_);
        const Box press = button(missed_ ? go_on_button() : skip_button());
        return column({card.at_least(least).then(16), press.size(with_text(52)).then(10),
                       side_note(Align::Centre), space().grow(), rail().counts().when(!has_pause),
                       button(pause_button()).size(with_text(44)).when(has_pause)});
    }

    // The name and the buttons, and below them everything else.
    Box foot_card(bool names_own_cell)
    {
        using namespace box;
        if (loss())
            return loss()->banner();
        const TextLook name_look{.size = 19, .weight = Weight::Bold, .face = Face::Numerals};
        const bool is_wide = size_.width >= wide_foot * scale().unit;
        const TextLook told_look{
            .size = is_wide ? 16.0 : 13.0, .weight = Weight::Regular, .tint = Paint::Ink2};
        const engine::Translations& texts = services_.texts;
        const std::string name = texts.tr(missed_ ? "Here it was" : task_.technique->name);
        std::string told = missed_ ? in_a_line(missed_->answer) : in_a_line(texts, task_);
        if (missed_ && names_own_cell)
            told += " " + missed_->answer.own_cell;
        Button press = missed_ ? go_on_button() : skip_button();
        press.icon.reset();
        press.key_hint.clear();
        const Box pause = square(SprintButton::Pause, SprintButton::Pause, Icon::Pause,
                                 texts.tr("Pause"), [this] { this->pause(); });
        TextLook smaller = name_look;
        smaller.size = 15;
        const Box named = first_that_fits({text(name, name_look), paragraph(name, smaller)});
        const Box buttons =
            row({button(std::move(press)).size(with_text(92)).then(8), pause.size(with_text(44))});
        const Box names = column({named, side_note(Align::Left), space().grow()});
        return card({row({names.size(0).grow().then(14),
                          column({buttons.size(with_text(44)), space().grow()})})
                         .at_least(with_text(44))
                         .then(6),
                     paragraph(told, told_look)})
            .padding(16, 12);
    }

    // What a skip costs; after a miss, when the run goes on.
    Box side_note(Align align) const
    {
        const TextLook look{.size = 13, .tint = Paint::Ink2, .align = align};
        const auto seconds =
            missed_ ? missed_->seconds_left(now()) : run().mode().for_wrong.count() / 1000;
        const char* told = missed_ ? N_("goes on by itself in {n} s") : N_("costs {n} s");
        return box::text(services_.texts.tr(Message{told, {{"n", std::to_string(seconds)}}}), look)
            .size(box::with_text(20));
    }

    bool is_pad() const { return services_.host.hands().device == InputDevice::Gamepad; }

    Button skip_button()
    {
        const KeyPressed key = is_pad() ? KeyPressed{.key = Key::Delete}
                                        : KeyPressed{.key = Key::Letter, .symbol = 'S'};
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
                .label = services_.texts.trc("after a miss", "Go on"),
                .key_hint = services_.hint_of({.key = Key::Space}),
                .font_size = 17,
                .press = [this] {
                    go_on();
                }};
    }

    Button pause_button()
    {
        return {.id = SprintButton::Pause,
                .style = ButtonStyle::Quiet,
                .label = services_.texts.tr("Pause"),
                .key_hint = services_.hint_of({.key = Key::Escape}),
                .icon = Icon::Pause,
                .press = [this] {
                    pause();
                }};
    }

    // ----------------------------------------------------------------------------- what is drawn

    void draw_below(Canvas& canvas) const override
    {
        if (!shown_)
            return;
        draw_board(canvas);
        draw_leaves(canvas, placement_);
        panel_.draw(canvas, scale());
        if (loss() && has_rails_)
            canvas.fill(side_, Tint(Paint::Background).faded(rail_is_dimmed));
    }

    void draw_board(Canvas& canvas) const
    {
        BoardLook look;
        look.marks = false;
        look.keeps_corners = false;
        look.notes_in_places = true;
        look.covered = is_paused();
        look.curtain = curtain_;
        look.moment = &motion_.moment(now());
        look.hint = missed_ && !is_paused() ? &missed_->picture : nullptr;
        board_.draw(canvas, *shown_, look);
        if (look.hint != nullptr)
            draw_chosen_cell(canvas, board_.area_of(missed_->chosen), scale());
    }

    Rect board() const override
    {
        return shown_ ? board_.area() : Rect{0, 0, size_.width, size_.height};
    }

    void add_position(ArcadeEnd& end) const override
    {
        if (!shown_)
            return;
        end.grid = grid_;
        end.board = shown_;
    }

    std::optional<PlayTime> next_change_below() const override
    {
        if (is_moving())
            return next_frame;
        if (!missed_)
            return std::nullopt;
        const PlayTime left = answer_stays - missed_->shown(now());
        return std::max(PlayTime{1}, left - PlayTime{1000} * (missed_->seconds_left(now()) - 1));
    }

    SprintPositions positions_;
    std::optional<engine::SprintPosition> current_;
    SprintTask task_;                      // of that, also while the next one is made
    std::optional<MissedPosition> missed_; // its step is shown, until the player goes on
    int seconds_told_ = 0;                 // until then
    engine::MonotonicTime covered_at_{0};
    std::optional<engine::Board> shown_; // stays while the next position is made
    EditorBoard board_;
    BoardMotion motion_;
    std::optional<int> curtain_;
    Span climbed_; // to the rung that is played
    mutable LadderLook ladder_;
    Size size_;
    bool has_rails_ = false;
    Rect side_; // the right rail
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
