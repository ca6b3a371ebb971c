// Where the time of a finished run went: a map of the time for each cell, and the longest waits
// with the steps that were possible then.

#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/time_spent.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/house_name.h"
#include "game/scenes/hints/hint_guide.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/action_text.h"
#include "game/scenes/play/board_par.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_and_panel.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/board/cell_signs.h"
#include "game/widgets/hint/hint_card.h"

namespace game {
namespace {

using engine::Cell;
using engine::Message;
using engine::N_;
using engine::PlayTime;

constexpr std::size_t most_waits = 3;
constexpr std::size_t map_view = 0; // the waits follow
constexpr double between_texts = 10;

constexpr TextLook spent_heading_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook spent_look{.size = 15, .weight = Weight::Regular};
constexpr TextLook found_look{.size = 17, .weight = Weight::SemiBold};
constexpr TextLook aside_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

enum class SpentButton { Board, View, Hint, Practise };

// A wait, and the position in which the player waited.
struct WaitPosition {
    engine::Wait wait;
    engine::HintPosition position;
};

// The longest waits, the longest first.
std::vector<WaitPosition> waits_of(const engine::Session& run, std::size_t most)
{
    std::vector<WaitPosition> waits;
    for (const engine::Wait& wait : engine::longest_waits(run, most)) {
        const engine::Session then = engine::session_after(run, wait.actions);
        waits.push_back({wait, {then.puzzle(), then.board(), then.fills().cells(), {}}});
    }
    return waits;
}

// A missing note misleads nobody any more: the steps are found without it.
HintAnswer answer_about(HintQuestion question)
{
    HintAnswer found = answer(question);
    const auto error = found.board_error;
    if (!error || error->kind != engine::BoardError::Kind::MissingNote)
        return found;
    question.check_board = false;
    question.chart = found.chart;
    found = answer(question);
    found.board_error = error;
    return found;
}

// The steps that were possible in each of the longest waits: the teacher is asked about one
// position after another, in the background.
class WaitAnswers {
public:
    WaitAnswers(std::vector<WaitPosition> waits, bool assumes_one_solution)
        : waits_(std::move(waits)),
          assumes_one_solution_(assumes_one_solution),
          answers_(waits_.size())
    {
        ask_next();
    }

    const std::vector<WaitPosition>& waits() const { return waits_; }
    // Asks about this wait before the others that have no answer yet.
    void ask_first(std::size_t wait)
    {
        if (!answers_[wait] && !(is_busy() && asked_ == wait))
            ask(wait);
    }

    // Takes an answer and asks the next question; returns whether there was one.
    bool update()
    {
        auto found = worker_.take();
        if (!found)
            return false;
        chart_ = found->chart;
        answers_[asked_] = *std::move(found);
        ask_next();
        return true;
    }

    bool is_busy() const { return worker_.is_busy(); }
    // Techniques that were tried to answer the present question, and all of them.
    std::size_t done() const { return worker_.done(); }
    std::size_t all() const { return worker_.all(); }
    // The answer about a wait; null while it is not known. It has the steps of the easiest
    // technique that was possible. If a note was missing, they follow from the digits alone; if a
    // digit was wrong, there are none.
    const HintAnswer* of(std::size_t wait) const
    {
        return answers_[wait] ? &*answers_[wait] : nullptr;
    }

private:
    void ask(std::size_t wait)
    {
        asked_ = wait;
        const engine::HintPosition& position = waits_[wait].position;
        HintQuestion question{.position = position, .chart = chart_};
        question.options.teaching =
            fitted_to(*position.puzzle.grid, {.has_unique_solution = assumes_one_solution_});
        question.options.keeps_notes = engine::keeps_notes(position.board);
        if (!position.filled.empty())
            question.options.last_move = position.filled.back();
        worker_.ask([question](const engine::Cancel& cancel) mutable {
            question.options.cancel = cancel;
            return answer_about(std::move(question));
        });
    }

    void ask_next()
    {
        const auto open = std::ranges::find_if(answers_, [](const auto& known) { return !known; });
        if (open != answers_.end())
            ask(static_cast<std::size_t>(open - answers_.begin()));
    }

    std::vector<WaitPosition> waits_;
    bool assumes_one_solution_;
    std::shared_ptr<const engine::Chart> chart_; // of the grid, once the first answer has made it
    std::vector<std::optional<HintAnswer>> answers_;
    std::size_t asked_ = 0;
    Background<HintAnswer> worker_; // the last member, as it uses the others
};

class TimeSpentScene : public MenuScene {
public:
    TimeSpentScene(Services& services, engine::Replay replay)
        : MenuScene(services),
          replay_(std::move(replay)),
          spent_(engine::time_spent(run())),
          steps_(engine::heat_steps(spent_)),
          answers_(waits_of(run(), most_waits), services.settings.hints_assume_one_solution),
          view_(run().grid())
    {
        for (PlayTime time : spent_.cells)
            heat_.push_back(steps_.of(time));
        par_.ask(services_.records, replay_.game, replay_.run.initials);
        panel_.focus(SpentButton::Board);
        remember_solution(services_, attempt_of(services_, replay_.game));
    }

    Transition handle(const Input& input) override
    {
        const auto* moved = std::get_if<PointerMoved>(&input);
        const auto* pressed = std::get_if<PointerPressed>(&input);
        if (is_map() && (moved != nullptr || pressed != nullptr)) {
            const auto at = view_.cell_at(moved != nullptr ? moved->at : pressed->at);
            if (at && at != std::exchange(cell_, at))
                place_again();
        }
        return MenuScene::handle(input);
    }

    Transition update(engine::MonotonicTime now) override
    {
        const bool has_answer = answers_.update();
        const bool has_par = par_.update();
        if (has_answer)
            waiting_.start_again();
        waiting_.follow(answers_.is_busy(), now);
        const std::string searched = search_text();
        if (std::exchange(searched_, searched) != searched || has_answer || has_par)
            place_again();
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        return is_busy() ? std::optional(PlayTime{30}) : std::nullopt;
    }
    bool is_busy() const override { return answers_.is_busy() || par_.is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::TimeSpent; }
    std::string title() const override { return tr("Where the time went"); }
    std::string remark() const override
    {
        return category_name(texts(), engine::category_of(replay_.game.spec));
    }

    std::vector<KeyHint> hints() const override
    {
        std::vector<KeyHint> keys;
        if (is_map())
            keys.push_back({"← → ↑ ↓", tr("cell")});
        if (!answers_.waits().empty())
            keys.push_back({"0–" + std::to_string(answers_.waits().size()), tr("map and waits")});
        keys.push_back({name_of(Key::Escape), tr("back")});
        return keys;
    }

    Box screen() override
    {
        const double beside = std::clamp(width() * 0.38, 300.0, 460.0);
        const BoardRoom room = room_of_board(grid(), width(), height(), beside);
        Box board = box::picture([this](Rect area, Scale scale) { view_.place(area, scale); },
                                 [this](Canvas& canvas, Rect, Scale) { draw_board(canvas); });
        if (is_map())
            board = box::layers(
                {board, box::button({.id = SpentButton::Board, .style = ButtonStyle::Bare})});
        return board_and_panel(room, board, panel());
    }

    Box panel()
    {
        using namespace box;
        std::vector<std::string> labels = {tr("Map")};
        for (const WaitPosition& each : answers_.waits())
            labels.push_back(short_clock_text(each.wait.length()));
        const Box views = segments({.first = SpentButton::View,
                                    .labels = labels,
                                    .chosen = shown_,
                                    .choose = [this](std::size_t index) {
                                        show(index);
                                    }});
        const HintEffect effect = step() != nullptr && !step()->placements.empty()
                                      ? HintEffect::Places
                                      : HintEffect::Removes;
        std::vector<Box> parts = {views.then(14),
                                  text(heading(), spent_heading_look).size(with_text(28)).then(4)};
        if (is_map()) {
            parts.push_back(said_of_map());
            parts.push_back(legend().then(between_texts));
            add_remarks(parts);
        } else {
            add_wait(parts);
            parts.push_back(hint_sentences(sentences(), effect).then(16));
            parts.push_back(button(hint_button()).size(with_text(52)).then(8));
            parts.push_back(button(practise_button()).size(with_text(48)));
        }
        return card(parts).padding(20, 20);
    }

    Box legend() const
    {
        using namespace box;
        std::vector<Box> rows;
        for (int step = 1; step <= engine::most_heat; ++step) {
            const auto sample = [step](Canvas& canvas, Rect area, Scale scale) {
                draw_heat_sample(canvas, area, step, engine::most_heat, scale);
            };
            rows.push_back(row({picture(sample).size(with_text(20)).across(with_text(20)).then(12),
                                text(time_of_step(step), spent_look).size(0).grow()})
                               .size(with_text(26)));
        }
        return column(rows);
    }

    Button hint_button()
    {
        const bool is_error = answer() != nullptr && step() == nullptr && answer()->board_error;
        return {.id = SpentButton::Hint,
                .style = ButtonStyle::Primary,
                .label = has_hint() ? tr("Hide the hint") : tr("Show the hint"),
                .key_hint = "H",
                .font_size = 17,
                .enabled = step() != nullptr || is_error,
                .press = [this] {
                    show_hint();
                }};
    }

    Button practise_button()
    {
        return {.id = SpentButton::Practise,
                .style = ButtonStyle::Keycap,
                .label = tr("Practise this"),
                .key_hint = "T",
                .enabled = step() != nullptr,
                .group = SpentButton::Hint,
                .press = [this] {
                    go(practise());
                }};
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.held != Modifiers{})
            return std::nullopt;
        if (key.key == Key::Digit) {
            show(static_cast<std::size_t>(key.symbol - '0'));
            return Transition{};
        }
        if (key.key == Key::Letter && key.symbol == 'H') {
            show_hint();
            return Transition{};
        }
        if (key.key == Key::Letter && key.symbol == 'T')
            return step() != nullptr ? practise() : Transition{};
        if (is_map() && panel_.focused() == ButtonId(SpentButton::Board) && move_cell(key))
            return Transition{};
        return std::nullopt;
    }

    // To the next cell in that direction that there is.
    bool move_cell(const KeyPressed& key)
    {
        const int down = key.key == Key::Down ? 1 : key.key == Key::Up ? -1 : 0;
        const int right = key.key == Key::Right ? 1 : key.key == Key::Left ? -1 : 0;
        if (down == 0 && right == 0)
            return false;
        if (!cell_) {
            cell_ = grid().cells().front();
        } else {
            auto [row, column] = grid().place_of(*cell_);
            const int most = std::max(grid().rows(), grid().columns());
            for (int tries = 0; tries < most; ++tries) {
                row = (row + down + grid().rows()) % grid().rows();
                column = (column + right + grid().columns()) % grid().columns();
                if (const auto next = grid().cell_at({row, column})) {
                    cell_ = *next;
                    break;
                }
            }
        }
        panel_.show_focus();
        place_again();
        return true;
    }

    void show(std::size_t shown)
    {
        if (shown > answers_.waits().size())
            return;
        shown_ = shown;
        hint_shown_ = false;
        if (!is_map())
            answers_.ask_first(shown_ - 1);
        scroll_to_top();
        panel_.focus(is_map() ? ButtonId(SpentButton::Board) : ButtonId(SpentButton::View, shown_));
        place_again();
    }

    void show_hint()
    {
        if (is_map() || answer() == nullptr)
            return;
        hint_shown_ = !hint_shown_;
        if (has_hint()) {
            const HintAnswer& found = *answer();
            picture_ = step() != nullptr   ? proof_of(*found.candidates, *step())
                       : found.board_error ? picture_of(grid(), *found.board_error)
                                           : HintPicture{};
        }
        place_again();
    }

    Transition practise() const
    {
        return push([&services = services_, technique = step()->technique] {
            return make_practice_task_scene(services, *technique);
        });
    }

    void draw_board(Canvas& canvas) const
    {
        BoardLook look;
        look.marks = false;
        look.notes_in_places = services_.settings.notes_in_places;
        if (is_map()) {
            look.heat = heat_;
            look.heat_steps = engine::most_heat;
            look.tint_peers = false;
            if (cell_)
                look.selection = {*cell_};
            return view_.draw(canvas, run().board(), look);
        }
        if (has_hint() && !picture_.cells.empty()) {
            look.hint = &picture_;
            look.numbers = true;
        }
        view_.draw(canvas, wait().position.board, look);
    }

    const engine::Session& run() const { return replay_.game.session; }
    const engine::Grid& grid() const { return run().grid(); }
    bool is_map() const { return shown_ == map_view; }
    const WaitPosition& wait() const { return answers_.waits()[shown_ - 1]; }
    const HintAnswer* answer() const { return is_map() ? nullptr : answers_.of(shown_ - 1); }
    const engine::Step* step() const
    {
        return answer() == nullptr || answer()->steps.empty() ? nullptr : &answer()->steps.front();
    }
    bool has_hint() const { return !is_map() && hint_shown_ && answer() != nullptr; }

    std::string heading() const
    {
        if (is_map())
            return tr("Time for each cell");
        return texts().tr(
            Message{N_("Wait of {time}"), {{"time", clock_text(wait().wait.length())}}});
    }

    Box said_of_map() const
    {
        return said(run().log().empty()
                        ? tr("The log of this run is lost, so it is not known where its time went.")
                        : time_of_cell());
    }

    void add_wait(std::vector<Box>& parts) const
    {
        const auto add = [&](const std::string& text, const TextLook& look = spent_look) {
            parts.push_back(said(text, look));
        };
        const engine::Wait& waited = wait().wait;
        const engine::Action& ending = run().log()[waited.actions].action;
        add(texts().tr(Message{N_("From {from} to {to}. Then: {action}."),
                               {{"from", clock_text(waited.from)},
                                {"to", clock_text(waited.to)},
                                {"action", action_text(texts(), grid(), ending)}}}));
        if (answer() == nullptr) {
            add(tr("Looking for possible steps …"));
            if (const std::string tried = search_text(); !tried.empty())
                add(tried, aside_look);
            return;
        }
        const auto& error = answer()->board_error;
        const auto tell_error = [&](const char* text) {
            const std::string cell = engine::cell_name(texts(), grid(), error->candidate.cell);
            add(texts().tr(Message{text, {{"cell", cell}}}));
        };
        if (error && error->kind == engine::BoardError::Kind::WrongDigit)
            tell_error(N_("The digit in {cell} was wrong: no step could work "
                          "until it was taken back."));
        if (error && error->kind == engine::BoardError::Kind::MissingNote)
            tell_error(N_("In {cell} a note was missing that the solution "
                          "needs."));
        if (step() != nullptr) {
            add(tr("The easiest possible technique:"), aside_look);
            add(engine::technique_name(texts(), *step()), found_look);
            add(level_line(texts(), *step()->technique), aside_look);
        } else if (!error) {
            add(tr("No technique of this game finds a step from here."));
        }
    }

    // Below the legend.
    void add_remarks(std::vector<Box>& parts) const
    {
        const auto add = [&](const std::string& text) {
            parts.push_back(said(text, aside_look));
        };
        if (run().start())
            add(texts().tr(Message{N_("The log begins at {time}: what came before is not known."),
                                   {{"time", clock_text(run().start()->at)}}}));
        if (spent_.elsewhere > PlayTime{0})
            add(texts().tr(Message{N_("{time} belongs to no cell: filled notes, "
                                      "undone notes, hints and checks."),
                                   {{"time", clock_text(spent_.elsewhere)}}}));
        if (par_.time())
            add(par_text(texts(), *par_.time()) + ". " +
                texts().tr(
                    Message{N_("It took {time}."), {{"time", clock_text(replay_.run.time)}}}));
    }

    std::vector<engine::Sentence> sentences() const
    {
        if (!has_hint() || step() == nullptr)
            return {};
        return engine::explain(texts(), answer()->chart->grid(), *step());
    }

    // How far the search for what was open is, once it takes long. Leaving the screen cancels it.
    std::string search_text() const
    {
        if (!waiting_.is_long() || answers_.all() == 0)
            return "";
        return techniques_tried(
            texts(), {.passed = waiting_.passed(), .done = answers_.done(), .all = answers_.all()});
    }

    std::string time_of_cell() const
    {
        if (!cell_)
            return tr("Point at a cell, or go there with the arrow keys, to read its time.");
        const std::string name = engine::cell_name(texts(), grid(), *cell_);
        const PlayTime time = spent_.cells[cell_->index];
        if (time == PlayTime{0})
            return texts().tr(Message{N_("{cell}: no time"), {{"cell", name}}});
        const PlayTime all = std::max(PlayTime{1}, replay_.run.time);
        const auto share = (100 * time.count() + all.count() / 2) / all.count();
        return texts().tr(Message{
            N_("{cell}: {time}, {percent} % of the run"),
            {{"cell", name}, {"time", clock_text(time)}, {"percent", std::to_string(share)}}});
    }

    std::string time_of_step(int step) const
    {
        const auto whole = [this](int of) {
            return short_clock_text(steps_.begin(of));
        };
        if (step == 1)
            return texts().tr(Message{N_("under {time}"), {{"time", whole(2)}}});
        if (step == engine::most_heat)
            return texts().tr(Message{N_("{time} and more"), {{"time", whole(step)}}});
        return texts().tr(
            Message{N_("{from} to {to}"), {{"from", whole(step)}, {"to", whole(step + 1)}}});
    }

    static Box said(const std::string& text, const TextLook& look = spent_look)
    {
        return box::paragraph(text, look).then(between_texts);
    }

    engine::Replay replay_;
    engine::TimeSpent spent_;
    engine::HeatSteps steps_;
    std::vector<int> heat_; // of each cell
    WaitAnswers answers_;
    WaitClock waiting_;    // for the present answer
    std::string searched_; // how far it is, when it was last placed
    BoardPar par_;
    BoardView view_;
    HintPicture picture_; // of the hint that is shown
    std::size_t shown_ = map_view;
    std::optional<Cell> cell_; // whose time is told
    bool hint_shown_ = false;
};

} // namespace

std::unique_ptr<Scene> make_time_spent_scene(Services& services, engine::Replay replay)
{
    return std::make_unique<TimeSpentScene>(services, std::move(replay));
}

} // namespace game
