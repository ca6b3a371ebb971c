// The print screen: what is printed and how, a preview of the first page, and the writing of the
// pages to a file.

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/table.h"
#include "engine/make/reachable_levels.h"
#include "engine/print/page_plan.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/print/print_work.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/names.h"
#include "game/widgets/sheet_preview.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;
using engine::PuzzleToPrint;

enum class PrintButton {
    What,
    Position,
    Count,
    PerPage,
    Levels,
    Solutions,
    Type,
    Paper,
    Format,
    Print,
    Keep // prints nothing
};

// How much of the position of a play is printed.
enum class Written { Givens, Digits, Notes };

constexpr std::array usual_counts = {12, 24, 100, engine::most_printed};
constexpr std::array print_papers = {engine::a4_paper, engine::letter_paper};
constexpr std::array format_names = {"PDF", "SVG", "PNG"};
constexpr PlayTime while_working{100}; // between frames

class PrintScene : public MenuScene {
public:
    enum class PlayStage { Running, Over };

    PrintScene(Services& services, std::optional<PuzzleToPrint> current, PlayStage stage);
    // Printing the puzzle ends a clean run that goes on afterwards; this notes it.
    void ask_before(std::function<void()> copy_out) { copy_out_ = std::move(copy_out); }

    Transition update(MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return is_busy() ? std::optional(while_working) : std::nullopt;
    }
    bool is_busy() const override
    {
        return sampling_.is_busy() || is_working() || first_page_.is_busy();
    }

protected:
    HelpTopic help_topic() const override { return HelpTopic::Print; }
    std::string title() const override { return tr("Print"); }
    std::vector<KeyHint> hints() const override;
    // "9×9 Windoku Hard": the kind of new puzzles, which New Game chose last.
    std::string remark() const override
    {
        return is_current() ? "" : category_name(texts(), engine::category_of(spec_));
    }
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    std::optional<Command> own_command() const override { return Command::Print; }
    Transition go_back() override;

private:
    struct Order {
        engine::PrintChoices choices;
        SheetFormat format = SheetFormat::Pdf;
    };

    bool is_working() const { return work_.stage() != PrintWork::Stage::Nothing; }
    bool is_current() const { return current_ && prints_current_; }
    // Its clock is stopped: nobody may look at it meanwhile, or at its solution.
    bool hides_current() const { return is_current() && stage_ == PlayStage::Running; }
    // Sets the choice to a value by its index, and shows what that changes.
    template <typename Choice, typename Value>
    std::function<void(std::size_t)> chooser(Choice& choice, Value value);
    template <typename Choice>
    std::function<void(std::size_t)> chooser(Choice& choice)
    {
        return chooser(choice, [](std::size_t index) { return static_cast<Choice>(index); });
    }
    std::vector<Box> rows_of_new_puzzles();
    Box row_of_count();
    void set_count(int count);
    // The puzzle of the play with as much of the position as was chosen.
    PuzzleToPrint current() const;
    std::vector<Box> all_rows();
    Box row_of(const char* label, Segments choices) const;
    std::string save_label() const;
    Box button();
    Box foot() const;
    Box page() const;
    engine::PrintChoices choices() const;
    void show_pages();
    std::vector<engine::PuzzleSpec> specs() const;
    void print();
    void ask();
    void answer_no();
    void lay_out_pages(std::vector<PuzzleToPrint> puzzles);
    void note_page(const PuzzleToPrint& puzzle, bool has_solution);
    void write(std::vector<engine::Sheet> sheets);
    void fail(const Message& why);
    void take_work();
    std::string remark_at_foot() const;

    std::optional<PuzzleToPrint> current_;
    PlayStage stage_;                // of the current puzzle
    std::function<void()> copy_out_; // none once it was called
    bool asks_ = false;              // whether to print although it ends a clean run
    bool prints_current_;
    engine::PuzzleSpec spec_;
    int count_ = 4;
    std::optional<int> typed_count_; // while numerals are typed, one after another
    Written written_ = Written::Givens;
    engine::PrintChoices choices_;
    SheetFormat format_ = SheetFormat::Pdf;

    engine::Result<PrintFonts> fonts_;
    Background<std::optional<PuzzleToPrint>> sampling_;
    WaitClock sample_wait_;
    std::optional<PuzzleToPrint> sample_;
    FirstPage first_page_; // none while there is no puzzle to show
    PrintWork work_;
    Order order_; // what is worked on; other choices may be made meanwhile
    MonotonicTime now_;
    MonotonicTime began_{0};
    std::string said_;
    bool is_error_ = false;
};

PrintScene::PrintScene(Services& services, std::optional<PuzzleToPrint> current, PlayStage stage)
    : MenuScene(services),
      current_(std::move(current)),
      stage_(stage),
      prints_current_(current_.has_value()),
      spec_(services.settings.last_game),
      fonts_(PrintFonts::find(services.font_folders)),
      now_(services.host.now())
{
    const auto layout = engine::find_layout(spec_.layout).value_or(*engine::find_layout("9x9"));
    spec_.layout = layout.id;
    spec_.level = engine::nearest_reachable(layout, spec_.level);
    spec_.seed = services.host.random_seed();
    sampling_.ask(
        [spec = spec_, symbols = services.settings.symbol_choice()](const engine::Cancel& cancel) {
            return make_to_print(spec, symbols, cancel);
        });
    if (!fonts_) {
        said_ = texts().tr(fonts_.why());
        is_error_ = true;
    }
    panel_.focus(PrintButton::Print);
}

std::vector<KeyHint> PrintScene::hints() const
{
    std::vector<KeyHint> hints = {{"↑ ↓ ← →", tr("move")}, {name_of(Key::Enter), tr("choose")}};
    if (!is_current())
        hints.push_back({"0 … 9", tr("number of puzzles")});
    hints.push_back({name_of(Key::Escape), tr("back")});
    return hints;
}

template <typename Choice, typename Value>
std::function<void(std::size_t)> PrintScene::chooser(Choice& choice, Value value)
{
    return [this, &choice, value = std::move(value)](std::size_t index) {
        choice = value(index);
        typed_count_.reset();
        asks_ = false;
        show_pages();
    };
}

std::vector<Box> PrintScene::rows_of_new_puzzles()
{
    using enum PrintButton;
    std::vector<std::string> per_page;
    for (const int count : engine::puzzles_per_page)
        per_page.push_back(std::to_string(count));
    return {row_of_count(),
            row_of(N_("On a page"),
                   {PerPage, per_page, index_in(engine::puzzles_per_page, choices_.per_page),
                    chooser(choices_.per_page,
                            [](std::size_t index) { return engine::puzzles_per_page[index]; })}),
            row_of(N_("Booklet"), {Levels,
                                   {tr("No"), tr("With rising levels")},
                                   choices_.is_booklet ? 1u : 0u,
                                   chooser(choices_.is_booklet)})};
}

// One fewer, the number, one more, and usual numbers.
Box PrintScene::row_of_count()
{
    constexpr std::size_t number = 1;
    constexpr std::size_t usual = 3;
    std::vector<std::string> choices = {"−", std::to_string(count_), "+"};
    for (const int count : usual_counts)
        choices.push_back(std::to_string(count));
    const auto choose = [this](std::size_t index) {
        typed_count_.reset();
        set_count(index >= usual ? usual_counts[index - usual]
                                 : count_ + static_cast<int>(index) - 1);
    };
    return row_of(N_("Puzzles"), {PrintButton::Count, choices, number, choose});
}

void PrintScene::set_count(int count)
{
    count_ = std::clamp(count, 1, engine::most_printed);
    show_pages();
}

// Numerals are typed wherever the focus is. One that would make the number too large begins anew.
std::optional<Transition> PrintScene::take_key(const KeyPressed& key)
{
    const bool is_numeral = key.key == Key::Digit && key.held == Modifiers{};
    const bool is_erased = key.key == Key::Backspace;
    if (is_current() || (!is_numeral && !is_erased)) {
        typed_count_.reset();
        return MenuScene::take_key(key);
    }
    if (is_erased) {
        typed_count_ = typed_count_.value_or(count_) / 10;
    } else {
        const int numeral = key.symbol - '0';
        const int longer = typed_count_.value_or(0) * 10 + numeral;
        typed_count_ = longer <= engine::most_printed ? longer : numeral;
    }
    set_count(*typed_count_);
    return Transition{};
}

PuzzleToPrint PrintScene::current() const
{
    PuzzleToPrint puzzle = *current_;
    if (written_ == Written::Givens)
        puzzle.placed.clear();
    if (written_ != Written::Notes)
        puzzle.notes.clear();
    return puzzle;
}

std::vector<Box> PrintScene::all_rows()
{
    using enum PrintButton;
    std::vector<Box> rows;
    if (current_)
        rows.push_back(row_of(
            N_("What"), {What,
                         {tr("This puzzle"), tr("New ones")},
                         prints_current_ ? 0u : 1u,
                         chooser(prints_current_, [](std::size_t index) { return index == 0; })}));
    if (is_current())
        rows.push_back(
            row_of(N_("Position"), {Position,
                                    {tr("Givens only"), tr("With digits"), tr("With notes")},
                                    engine::index_of(written_),
                                    chooser(written_)}));
    else
        std::ranges::move(rows_of_new_puzzles(), std::back_inserter(rows));
    if (!hides_current())
        rows.push_back(row_of(N_("Solutions"), {Solutions,
                                                {tr("None"), tr("On pages"), tr("At the foot")},
                                                engine::index_of(choices_.solutions),
                                                chooser(choices_.solutions)}));
    rows.push_back(row_of(N_("Type"), {Type,
                                       {tr("Normal"), tr("Large")},
                                       engine::index_of(choices_.type),
                                       chooser(choices_.type)}));
    rows.push_back(row_of(N_("Paper"), {Paper,
                                        {"A4", "Letter"},
                                        index_in(print_papers, choices_.paper),
                                        chooser(choices_.paper, [](std::size_t index) {
                                            return print_papers[index];
                                        })}));
    rows.push_back(row_of(N_("Format"), {Format,
                                         {format_names.begin(), format_names.end()},
                                         engine::index_of(format_),
                                         chooser(format_)}));
    return rows;
}

// The page beside the choices or, without enough room, below them.
Box PrintScene::screen()
{
    using namespace box;
    const Box rows = column(all_rows()).gaps(12).then(12);
    const Box print = button().size(with_text(56)).then(4);
    const Box all = column({rows, foot().then(8), print});
    if (frame_.is_narrow())
        return column({all.then(16), page()});
    const double least = std::max(480.0, width() * 0.45);
    const Unit unit = unit_of(scale_, measure());
    // Above the button it would push it out of a low window.
    const bool fits = all.preferred_height(unit, unit.pixels(least, Axis::Across)) <=
                      unit.pixels(height(), Axis::Down);
    return row({
        column({page().then(4), foot().when(!fits), space().grow()}).grow().then(32),
        (fits ? all : column({rows, print})).scrolling().size(least),
    });
}

// The label is beside the choices if there is room.
Box PrintScene::row_of(const char* label, Segments choices) const
{
    using namespace box;
    const Box name = text(tr(label), {.size = 15, .weight = Weight::SemiBold});
    const Box track = segments(std::move(choices));
    return for_width([name, track](double width) {
        return width >= 440 ? row({name.size(120), track.size(0).grow()})
                            : column({name.size(with_text(24)), track});
    });
}

std::string PrintScene::save_label() const
{
    return texts().tr(
        Message{N_("Save as {format}"), {{"format", format_names[engine::index_of(format_)]}}});
}

Box PrintScene::button()
{
    if (asks_)
        return box::row(
            {box::button(
                 {.id = PrintButton::Print, .style = ButtonStyle::Keycap, .label = save_label()},
                 [this] { print(); })
                 .grow()
                 .then(12),
             box::button(
                 {.id = PrintButton::Keep, .style = ButtonStyle::Primary, .label = tr("Cancel")},
                 [this] { answer_no(); })
                 .grow()});
    return box::button({.id = PrintButton::Print,
                        .style = is_working() ? ButtonStyle::Quiet : ButtonStyle::Primary,
                        .label = is_working() ? tr("Cancel") : save_label(),
                        .font_size = is_working() ? 0 : 20,
                        .enabled = static_cast<bool>(fonts_)},
                       [this] { print(); });
}

// How far the work is, or what there is to say.
Box PrintScene::foot() const
{
    using namespace box;
    if (is_working())
        return column({
                          text(text_of_progress(texts(), work_, now_ - began_), {.size = 14})
                              .size(with_text(22))
                              .then(6),
                          bar_of(work_.progress(now_ - began_)),
                      })
            .at_least(with_text(80));
    return paragraph(remark_at_foot(), {.size = 13,
                                        .weight = Weight::Regular,
                                        .tint = is_error_ ? Paint::Error : Paint::Ink2})
        .at_least(with_text(80));
}

Box PrintScene::page() const
{
    const auto height = [paper = choices_.paper](const Unit&, double width) {
        return width * paper.height / paper.width;
    };
    const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
        if (hides_current())
            draw_covered_sheet(canvas,
                               tr("While you play this puzzle it is not shown here, and it is "
                                  "printed without its solution."),
                               choices_.paper, area, scale);
        else
            draw_sheet_preview(canvas, first_page_.sheet(), choices_.paper, area, scale);
    };
    return box::leaf({.height = height, .can_be_lower = true, .draw = draw});
}

// How the pages are laid out.
engine::PrintChoices PrintScene::choices() const
{
    engine::PrintChoices choices = choices_;
    if (is_current()) {
        choices.per_page = 1;
        choices.is_booklet = false;
    }
    if (hides_current())
        choices.solutions = engine::Solutions::None;
    return choices;
}

// Shows the first page as it will be, with one puzzle in all places until others are made; an empty
// page for a secret puzzle.
void PrintScene::show_pages()
{
    std::optional<PuzzleToPrint> shown = is_current() ? current() : sample_;
    if (fonts_ && shown && !hides_current()) {
        engine::PrintChoices shown_as = choices();
        shown_as.is_booklet = false; // its first page shows no puzzle
        note_page(*shown, shown_as.solutions == engine::Solutions::AtFoot);
        first_page_.lay_out(*std::move(shown), is_current() ? 1 : static_cast<std::size_t>(count_),
                            shown_as, services_.font_folders, texts());
    } else {
        first_page_.clear();
    }
    place_again();
}

std::vector<engine::PuzzleSpec> PrintScene::specs() const
{
    std::vector<engine::Level> levels;
    for (const engine::Level level : engine::reachable_levels(*engine::find_layout(spec_.layout))) {
        if (level <= spec_.level)
            levels.push_back(level);
    }
    std::ranges::sort(levels);
    const auto count = static_cast<std::size_t>(count_);
    std::vector<engine::PuzzleSpec> all;
    for (std::size_t index = 0; index < count; ++index) {
        engine::PuzzleSpec spec = spec_;
        spec.is_from_elsewhere = false;
        spec.seed += index;
        if (choices_.is_booklet && !levels.empty())
            spec.level = levels[index * levels.size() / count];
        all.push_back(std::move(spec));
    }
    return all;
}

void PrintScene::answer_no()
{
    asks_ = false;
    place_again();
    panel_.focus(PrintButton::Print);
}

// The focus is on the answer that prints nothing.
void PrintScene::ask()
{
    asks_ = true;
    place_again();
    panel_.focus(PrintButton::Keep);
}

void PrintScene::print()
{
    said_.clear();
    is_error_ = false;
    if (is_working()) {
        work_.cancel();
        return place_again();
    }
    if (hides_current() && copy_out_) {
        if (!asks_)
            return ask();
        asks_ = false;
        std::exchange(copy_out_, {})();
    }
    began_ = now_;
    order_ = {.choices = choices(), .format = format_};
    if (is_current()) {
        lay_out_pages({current()});
    } else {
        spec_.seed = services_.host.random_seed();
        work_.make(specs(), services_.settings.symbol_choice());
    }
    place_again();
}

void PrintScene::lay_out_pages(std::vector<PuzzleToPrint> puzzles)
{
    began_ = now_;
    for (const PuzzleToPrint& each : puzzles)
        note_page(each, order_.choices.solutions != engine::Solutions::None);
    work_.lay_out(std::move(puzzles), order_.choices, services_.font_folders, texts());
}

// With its code, a puzzle that stands on a page can be played.
void PrintScene::note_page(const PuzzleToPrint& puzzle, bool has_solution)
{
    const auto remember = has_solution ? remember_solution : remember_page;
    remember(services_, attempt_at(services_, fingerprint_of(puzzle.puzzle), puzzle.code.empty()));
}

void PrintScene::write(std::vector<engine::Sheet> sheets)
{
    const std::filesystem::path file =
        std::filesystem::path(services_.data_path) / "pages" /
        (services_.name_of_file() + "." + std::string(id_of(order_.format)));
    began_ = now_;
    work_.write(std::move(sheets), {.format = order_.format, .title = tr("Sudoku")},
                services_.font_folders, file);
}

void PrintScene::fail(const Message& why)
{
    said_ = texts().tr(why);
    is_error_ = true;
}

Transition PrintScene::update(MonotonicTime now)
{
    const bool was_busy = is_busy();
    now_ = now;
    sample_wait_.follow(sampling_.is_busy(), now);
    if (auto sample = sampling_.take()) {
        sample_ = *std::move(sample);
        show_pages();
    }
    first_page_.update();
    take_work();
    if (was_busy)
        place_again();
    return {};
}

// Each part of the work begins when the one before is done.
void PrintScene::take_work()
{
    const PrintWork::Stage before = work_.stage();
    if (auto puzzles = work_.take_puzzles())
        *puzzles ? lay_out_pages(**std::move(puzzles)) : fail(puzzles->why());
    if (auto sheets = work_.take_sheets())
        *sheets ? write(**std::move(sheets)) : fail(sheets->why());
    if (const auto file = work_.take_file()) {
        if (*file)
            said_ = texts().tr(Message{N_("Written: {file}"), {{"file", (*file)->string()}}});
        else
            fail(file->why());
    }
    if (work_.stage() != before)
        place_again();
}

Transition PrintScene::go_back()
{
    if (asks_) {
        answer_no();
        return {};
    }
    work_.cancel();
    sampling_.cancel();
    return {Transition::Kind::Pop, {}};
}

std::string PrintScene::remark_at_foot() const
{
    if (asks_)
        return tr("Outside the game the digits can be looked at while the clock stands, so the run "
                  "then counts as assisted: it stays in your records, but not in the table of "
                  "clean runs.");
    if (said_.empty() && sample_wait_.is_long() && !is_current())
        return with_time(texts(), tr("making an example …"), {.passed = sample_wait_.passed()});
    return said_;
}

} // namespace

std::unique_ptr<Scene> make_print_scene(Services& services)
{
    return std::make_unique<PrintScene>(services, std::nullopt, PrintScene::PlayStage::Over);
}

std::unique_ptr<Scene>
make_print_scene(Services& services, const engine::SavedGame& game, std::function<void()> copy_out)
{
    auto scene = std::make_unique<PrintScene>(
        services, to_print(game),
        game.session.is_over() ? PrintScene::PlayStage::Over : PrintScene::PlayStage::Running);
    if (copy_out && would_end_clean_run(game.session, engine::CopyOut{}))
        scene->ask_before(std::move(copy_out));
    return scene;
}

} // namespace game
