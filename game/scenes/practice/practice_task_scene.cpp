#include <algorithm>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/practice/mixed_practice.h"
#include "engine/practice/practice_book.h"
#include "engine/practice/practice_position.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/practice/practice_task.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_and_panel.h"
#include "game/widgets/hint/hint_card.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::Message;
using engine::N_;
using engine::PracticeAnswer;

enum class TaskButton { Digit, Hint, Next };

constexpr TextLook technique_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook task_look{.size = 15, .weight = Weight::Medium};
constexpr double between_board = 20; // and the card beside it

class PracticeTaskScene : public MenuScene {
public:
    PracticeTaskScene(Services& services, const engine::Technique& technique)
        : MenuScene(services), technique_(&technique)
    {
        next_position();
    }
    // Of techniques of the course up to this level, without their names.
    PracticeTaskScene(Services& services, engine::Level hardest, engine::Course course)
        : MenuScene(services), hardest_(hardest), course_(course)
    {
        next_position();
    }

    Transition handle(const Input& input) override
    {
        now_ = std::max(now_, services_.host.now());
        const auto* pressed = std::get_if<PointerPressed>(&input);
        const bool is_left = pressed != nullptr && pressed->button == PointerButton::Left;
        if (is_left && board_ && frame_.content().contains(pressed->at) &&
            board_->point(*pressed)) {
            board_->end_drag(); // an answer is about one cell
            return {};
        }
        return MenuScene::handle(input);
    }

    Transition update(engine::MonotonicTime now) override
    {
        now_ = now;
        if (task_.update(now)) {
            take_position();
            place_again();
        }
        waiting_.follow(task_.is_busy(), now);
        if (board_)
            board_->write_waiting_at(now);
        return {};
    }

    std::optional<engine::PlayTime> next_change() const override
    {
        if (task_.is_busy() || (board_ && board_->is_waiting()))
            return engine::PlayTime{30};
        if (task_.stage() != TaskStage::Asked)
            return std::nullopt;
        const engine::PlayTime second{1000};
        return second - task_.time(now_) % second;
    }

    bool is_busy() const override { return task_.is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Learn; }
    std::string title() const override { return tr("Practice"); }
    std::string remark() const override
    {
        return has_position() ? short_clock_text(task_.time(now_)) : std::string();
    }

    std::vector<KeyHint> hints() const override
    {
        return {{"← → ↑ ↓", tr("move")},
                {services_.hint_of(Command::Hint), tr("hint")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        const double least = scale_.grown(280) + between_board;
        const bool is_beside = width() > height() && width() - least >= scale_.grown(280);
        const double side = is_beside ? std::min(height(), width() - least)
                                      : std::min(width(), std::max(height() * 0.55, 240.0));
        const Box board = box::picture(
            [this](Rect area, Scale scale) {
                if (board_)
                    board_->place_with_numbers(area, scale);
            },
            [this](Canvas& canvas, Rect area, Scale) {
                canvas.push_clip(area.inset(-8)); // with the frame around the board
                draw_board(canvas);
                canvas.pop_clip();
            });
        return board_and_panel(
            {.side = side,
             .height = side,
             .around = 0,
             .gap = is_beside ? between_board : 12,
             .is_beside = is_beside},
            board, is_beside ? card_beside(width() - side - between_board) : card(told()));
    }

    // Only what is told scrolls, if there is room for some lines of it; otherwise all of the card
    // does.
    Box card_beside(double width)
    {
        const Box whole = card(told());
        const Box some = card(told().between(0, box::with_text(60)));
        const Unit unit = unit_of(scale_, measure());
        const double pixels = unit.pixels(width, Axis::Across);
        const double least =
            std::min(whole.preferred_height(unit, pixels), some.preferred_height(unit, pixels));
        return least > unit.pixels(height(), Axis::Down) ? whole
                                                         : card(told().scrolling().size(0).grow());
    }

    Box card(const Box& told)
    {
        using namespace box;
        const bool is_over = has_position() && task_.is_over(); // nothing is left to write then
        return box::card(
                   {paragraph(heading(), technique_look).then(4),
                    standing().size(with_text(20)).then(10),
                    paragraph(task_text(), task_look).then(10), told.then(10),
                    keys().then(10).when(!is_over && board_),
                    evenly({button(hint_button()), button(next_button())}, 8).size(with_text(44))})
            .padding(16, 16);
    }

    Box told() const
    {
        const bool places = has_position() && task_.places();
        return box::column(
            {hint_sentences(sentences(), places ? HintEffect::Places : HintEffect::Removes)});
    }

    bool is_mixed() const { return technique_ == nullptr; }
    bool is_named() const { return task_.told() != Told::Nothing || task_.is_over(); }

    std::string heading() const
    {
        return is_named() ? tr(task_.technique().name) : tr("Which technique?");
    }

    Box standing() const
    {
        if (is_named())
            return progress();
        const Message all{N_("Mixed, up to {level}"), {{"level", level_name(texts(), hardest_)}}};
        const TextLook look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
        return box::row({box::text(texts().tr(all), look)});
    }

    // A bar for each position that has to be solved, and how many are.
    Box progress() const
    {
        using namespace box;
        const int solved = std::min(practised().solved, engine::positions_to_solve);
        std::vector<Box> bars;
        for (int index = 0; index < engine::positions_to_solve; ++index) {
            const Paint paint = index < solved ? Paint::Accent : Paint::Line;
            const auto draw = [paint](Canvas& canvas, Rect area, Scale) {
                canvas.rounded(area, area.height / 2, paint);
            };
            bars.push_back(picture(draw).across(6));
        }
        const TextLook look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
        return row(
            {evenly(bars, 4).grow().then(10),
             text(std::to_string(solved) + " / " + std::to_string(engine::positions_to_solve),
                  look)});
    }

    // In equal rows; with narrow gaps if that puts all keys in one.
    Box keys()
    {
        if (!board_)
            return box::space();
        std::vector<Box> keys;
        for (int index = 0; index < board_->grid().size(); ++index)
            keys.push_back(key_of(static_cast<Digit>(index + 1)));
        return box::for_width([keys, side = scale_.grown(44)](double width) {
            const auto fit = [&](double gap) {
                return side * engine::count_of(keys) + gap * (engine::count_of(keys) - 1) <= width;
            };
            const double gap = fit(2) && !fit(6) ? 2 : 6;
            return box::grid(
                keys,
                {.gap_across = gap, .gap_down = gap, .least_width = side, .equal_rows = true});
        });
    }

    Box key_of(Digit digit)
    {
        Button key{.id = {TaskButton::Digit, static_cast<std::size_t>(digit - 1)},
                   .style = ButtonStyle::Keycap,
                   .label = board_->grid().symbol(digit),
                   .font_size = 18,
                   .enabled = task_.stage() == TaskStage::Asked};
        key.press = [this, digit] {
            board_->forget_waiting();
            claim(digit);
        };
        return box::button(std::move(key)).across(box::with_text(44));
    }

    Button hint_button()
    {
        return {.id = TaskButton::Hint,
                .style = ButtonStyle::Quiet,
                .label = task_.told() == Told::Place ? tr("Show the step") : tr("Hint"),
                .key_hint = services_.hint_of(Command::Hint),
                .enabled = task_.stage() == TaskStage::Asked,
                .press = [this] {
                    ask_hint();
                }};
    }

    Button next_button()
    {
        return {.id = TaskButton::Next,
                .style = ButtonStyle::Primary,
                .label = tr("Next position"),
                .key_hint = services_.hint_of({.key = Key::Enter}),
                .font_size = 14,
                .enabled = has_position() && task_.is_over(),
                .press = [this] {
                    next_position();
                    place_again();
                }};
    }

    void draw_board(Canvas& canvas) const
    {
        if (!board_)
            return;
        BoardLook look;
        look.marks = false;
        look.numbers = true;
        look.keeps_corners = false;
        look.notes_in_places = true;
        look.shadow = false;
        if (!proof_.cells.empty()) {
            look.hint = &proof_;
        } else if (task_.stage() == TaskStage::Asked && task_.told() == Told::Place) {
            look.glow.assign(board_->grid().cells().size(), 0);
            for (const auto& [cell, mark] : pattern_of(grid_of_step(), task_.step()).cells)
                look.glow[cell.index] = 60;
        }
        board_->draw(canvas, *shown_, std::move(look));
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key == Key::Enter && key.held == Modifiers{} && has_position() && task_.is_over()) {
            if (!key.repeated)
                panel_.press(TaskButton::Next);
            return Transition{};
        }
        if (key.key == Key::PageUp || key.key == Key::PageDown) {
            turn_pages(key.key == Key::PageDown ? 1 : -1);
            return Transition{};
        }
        if (!board_)
            return std::nullopt;
        if (key.key == Key::Digit && key.held == Modifiers{}) {
            if (!key.repeated)
                board_->type(key.symbol - '0', now_);
            return Transition{};
        }
        const auto command = services_.settings.keys.command_for(key);
        if (!command)
            return std::nullopt;
        if (*command == Command::Hint && !key.repeated) {
            ask_hint();
            return Transition{};
        }
        const bool is_on_board = !panel_.focused() || *panel_.focused() != ButtonId(back_id());
        return is_on_board && board_->move(*command) ? std::optional(Transition{}) : std::nullopt;
    }

    bool has_position() const { return task_.stage() != TaskStage::Searching; }
    engine::PracticeBook& book() { return services_.settings.practice; }
    engine::Practised practised() const
    {
        return services_.settings.practice.of(task_.technique());
    }

    void next_position()
    {
        message_.clear();
        scroll_to_top();
        if (is_mixed())
            return begin_mixed();
        const int done = services_.settings.practice.of(*technique_).all();
        task_.begin(*technique_, static_cast<std::uint64_t>(engine::positions_shown + done),
                    Told::Name);
    }

    void begin_mixed()
    {
        constexpr std::uint64_t different = 1'000; // positions of each technique
        const std::uint64_t dice = services_.host.random_seed();
        task_.begin(engine::mixed_technique(course_, hardest_, dice),
                    engine::positions_shown + dice % different, Told::Nothing);
    }

    void take_position()
    {
        const engine::PracticePosition& position = task_.position();
        shown_ = board_of(position.candidates);
        for (Cell cell : position.candidates.open_cells())
            shown_->write_centre_notes(cell, position.candidates.of(cell));
        board_ = std::make_unique<EditorBoard>(position.chart->puzzle_grid(),
                                               [this](Digit digit) { claim(digit); });
        proof_ = {};
    }

    const engine::Grid& grid_of_step() const { return task_.position().chart->grid(); }

    void claim(Digit digit)
    {
        if (!board_ || !board_->single())
            return;
        const engine::Candidate claimed{*board_->single(), digit};
        if (task_.stage() == TaskStage::Asked && !task_.position().candidates.is_open(claimed.cell))
            return refuse_filled(claimed.cell);
        const auto answer = task_.answer(claimed, services_.host.now());
        if (!answer)
            return;
        say_answer(*answer, claimed);
        count();
        place_again();
    }

    // That is no wrong answer.
    void refuse_filled(Cell cell)
    {
        scroll_to_top();
        message_ =
            texts().tr(Message{N_("{cell} already holds a digit: select an empty cell."),
                               {{"cell", engine::cell_name(texts(), board_->grid(), cell)}}});
        place_again();
    }

    void say_answer(PracticeAnswer answer, engine::Candidate claimed)
    {
        const engine::Grid& grid = board_->grid();
        const std::string cell = engine::cell_name(texts(), grid, claimed.cell);
        const std::string digit = engine::symbol_name(texts(), grid, claimed.digit);
        scroll_to_top();
        switch (answer) {
        case PracticeAnswer::Right:
            services_.sound.play(sounds::split());
            message_ = texts().tr(Message{N_("Yes, that is it. Found in {time}."),
                                          {{"time", short_clock_text(task_.time(now_))}}});
            proof_ = proof_of(task_.position().candidates, task_.step());
            return;
        case PracticeAnswer::NotPossible:
            message_ = texts().tr(Message{N_("{digit} is not among the candidates of {cell}."),
                                          {{"digit", digit}, {"cell", cell}}});
            return;
        case PracticeAnswer::Otherwise:
            services_.sound.play(sounds::given());
            message_ = texts().tr(
                Message{is_named() ? N_("{digit} in {cell} does not follow from this technique. "
                                        "Look again, or ask for a hint.")
                                   : N_("{digit} in {cell} does not follow from the easiest step "
                                        "here. Look again, or ask for a hint."),
                        {{"digit", digit}, {"cell", cell}}});
            return;
        }
    }

    void ask_hint()
    {
        if (task_.stage() != TaskStage::Asked)
            return;
        board_->forget_waiting();
        task_.hint(services_.host.now());
        scroll_to_top();
        if (task_.stage() == TaskStage::Shown) {
            message_.clear();
            proof_ = proof_of(task_.position().candidates, task_.step());
        } else {
            message_ = task_.told() == Told::Name ? tr("That is the technique. Where does it work?")
                                                  : tr("The pattern lies in the cells that glow.");
        }
        services_.sound.play(sounds::hint(task_.stage() == TaskStage::Shown ? 3 : 1));
        count();
        place_again();
    }

    // Each position once, as soon as it is known how it went.
    void count()
    {
        const auto counted = task_.take_count();
        if (!counted)
            return;
        if (*counted == PracticeTask::Count::Solved)
            book().count_solved(task_.technique(),
                                static_cast<int>(task_.time(now_).count() / 1000));
        else
            book().count_missed(task_.technique());
        services_.saves.write(saving(services_.settings));
    }

    std::string task_text() const
    {
        if (!has_position())
            return with_time(texts(), tr("Looking for a position …"),
                             {.passed = waiting_.passed()});
        const std::string task = is_named() ? named_task() : unnamed_task();
        if (!task_.position().has_easier)
            return task;
        return task + " " +
               tr("Easier steps are possible here, too, but only one of this technique counts.");
    }

    std::string named_task() const
    {
        return task_.places() ? tr("Find a step of this technique: select the cell and write the "
                                   "digit that it places.")
                              : tr("Find a step of this technique: select a cell and press the "
                                   "digit that it removes there.");
    }

    std::string unnamed_task() const
    {
        return task_.places()
                   ? tr("Find the easiest step: select the cell and write the digit that it "
                        "places.")
                   : tr("Find the easiest step: select a cell and press the digit that it removes "
                        "there.");
    }

    std::vector<engine::Sentence> sentences() const
    {
        std::vector<engine::Sentence> all;
        if (!message_.empty())
            all.push_back(plain_sentence(message_));
        if (!has_position() || !task_.is_over())
            return all;
        for (engine::Sentence& sentence : explain(texts(), grid_of_step(), task_.step()))
            all.push_back(std::move(sentence));
        return all;
    }

    const engine::Technique* technique_ = nullptr; // null: mixed ones
    engine::Level hardest_ = engine::Level::Beginner;
    engine::Course course_ = engine::Course::All;
    PracticeTask task_;
    std::unique_ptr<EditorBoard> board_;
    std::optional<engine::Board> shown_; // with the candidates as notes
    HintPicture proof_;                  // once the step is found or shown
    std::string message_;                // about the last answer
    engine::MonotonicTime now_{0};
    WaitClock waiting_; // for a position; leaving the screen cancels it
};
} // namespace

std::unique_ptr<Scene> make_practice_task_scene(Services& services,
                                                const engine::Technique& technique)
{
    return std::make_unique<PracticeTaskScene>(services, technique);
}

std::unique_ptr<Scene>
make_mixed_practice_scene(Services& services, engine::Level hardest, engine::Course course)
{
    return std::make_unique<PracticeTaskScene>(services, hardest, course);
}

} // namespace game
