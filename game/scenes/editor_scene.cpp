#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/formats/formats.h"
#include "engine/formats/playable.h"
#include "engine/text/layout_name.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/board_choice_scene.h"
#include "game/scenes/cage_sum.h"
#include "game/scenes/editor_board.h"
#include "game/scenes/editor_buttons.h"
#include "game/scenes/editor_card.h"
#include "game/scenes/editor_layout.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/path_walk.h"
#include "game/scenes/steps_scene.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::Message;
using engine::N_;
using engine::PlayTime;

enum class EditorPart { Board };

constexpr const char* first_layout = "9x9";

// What commands mean here.
std::optional<EditorAction> action_of(Command command)
{
    switch (command) {
    case Command::Erase:
        return EditorAction::Erase;
    case Command::Undo:
        return EditorAction::Undo;
    case Command::Redo:
        return EditorAction::Redo;
    case Command::PlayCopied:
        return EditorAction::Paste;
    case Command::CopyPuzzle:
        return EditorAction::Copy;
    case Command::ShowSolution:
        return EditorAction::ShowSolution;
    case Command::AllSteps:
        return EditorAction::ListSteps;
    default:
        return std::nullopt;
    }
}

class EditorScene : public MenuScene {
public:
    explicit EditorScene(Services& services);

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override;
    bool is_busy() const override { return study_.is_busy(); }
    void lay_out(Size window, const TextMeasure& measure) override
    {
        window_ = window;
        card_.show_reason(walk_.reason(texts())); // in the present language
        MenuScene::lay_out(window, measure);
    }

private:
    std::string title() const override { return tr("Editor"); }
    std::vector<KeyHint> hints() const override { return {}; }
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    void draw_fixed(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override
    {
        board_.write_waiting();
        return MenuScene::go_back();
    }

    EditorState state() const;
    void obey(EditorAction action);

    // Entering.
    bool has_board_focus() const { return panel_.focused() == ButtonId(EditorPart::Board); }
    bool press_for_sum(const KeyPressed& key);
    void type_numeral(int numeral); // of the sum
    void use_cage_key();
    void finish_cage();
    void write(Digit digit);
    void changed_if(bool has_changed);
    void paste(std::string_view text, Message failed);
    bool point(const PointerPressed& pressed);
    Transition choose_grid();

    // Looking.
    int last_step() const;
    void go_to_step(int step);
    void show_step(int step);
    void step_at(Point at); // of the track
    Transition list_steps();
    void show_solution();
    void copy();
    Transition play();
    bool is_playable() const;
    bool removes_cage() const;

    void draw_board(Canvas& canvas) const;
    engine::Board board_shown() const;

    EnteredPuzzle entered_;
    PuzzleStudy study_;
    EditorBoard board_;
    ShownSolution shown_ = ShownSolution::None;
    PathWalk walk_;
    EditorCard card_;
    CageSum sum_;
    bool sliding_ = false; // along the track of the steps
    bool copied_ = false;
    Size window_;
    EditorLayout layout_;
    engine::MonotonicTime now_{0};
};

// What is kept for the next time: the grid and its givens.
std::string line_of(const EnteredPuzzle& entered)
{
    const engine::SharedPuzzle& puzzle = entered.puzzle();
    const bool is_as_at_first = entered.is_empty() && puzzle.layout->id == first_layout;
    return is_as_at_first ? "" : to_line(*puzzle.layout, *puzzle.grid, puzzle.givens);
}

engine::SharedPuzzle last_entered(const Settings& settings)
{
    auto found = engine::find_puzzle(settings.entered);
    return found ? std::move(found->puzzle) : empty_puzzle(*engine::find_layout(first_layout));
}

EditorScene::EditorScene(Services& services)
    : MenuScene(services),
      entered_(last_entered(services.settings)),
      board_(entered_.puzzle().grid, [this](Digit digit) { write(digit); })
{
    panel_.focus(EditorPart::Board);
    study_.begin(entered_.puzzle());
}

// ---- placing

int EditorScene::place(Rect content)
{
    const int scrolled = frame_.content().y - content.y;
    const EditorRoom room{window_, content, scrolled};
    card_.show(texts(), entered_, study_);
    if (sum_.is_typed())
        card_.say(sum_.status(texts()));
    layout_ = lay_out_editor(
        room, card_.contents(measure(), editor_text_width(room, scale_), scale_), scale_);
    card_.place(measure(), layout_, scale_);
    board_.place(layout_.board, scale_);
    add(Button{.id = EditorPart::Board,
               .area = board_.area(),
               .style = ButtonStyle::Bare,
               .scrolls = layout_.board_scrolls ? Scrolls::WithContent : Scrolls::Never});
    const EditorPresses presses{[this](EditorAction action) { obey(action); },
                                [this](Digit digit) {
                                    board_.forget_waiting();
                                    write(digit);
                                }};
    for (Button& button : editor_buttons(state(), layout_, services_, presses))
        add(std::move(button));
    return layout_.bottom;
}

EditorState EditorScene::state() const
{
    const engine::Examination* known = study_.examination();
    return {.digits = entered_.grid().symbols(),
            .board = layout_name(texts(), *entered_.puzzle().layout),
            .can_undo = entered_.can_undo(),
            .can_redo = entered_.can_redo(),
            .is_empty = entered_.is_empty(),
            .step = walk_.step(),
            .steps = last_step(),
            .solutions = known == nullptr || known->solution.empty() ? 0
                         : known->other.empty()                      ? 1
                                                                     : 2,
            .is_only_solution = known != nullptr && known->count == engine::SolutionCount::One,
            .shown = shown_,
            .was_copied = copied_,
            .is_playable = is_playable(),
            .is_sum_typed = sum_.is_typed(),
            .removes_cage = removes_cage()};
}

void EditorScene::obey(EditorAction action)
{
    if (action == EditorAction::Erase)
        board_.forget_waiting();
    else
        board_.write_waiting();
    switch (action) {
    case EditorAction::Undo:
        return changed_if(entered_.undo());
    case EditorAction::Redo:
        return changed_if(entered_.redo());
    case EditorAction::Cage:
        return use_cage_key();
    case EditorAction::SumZero:
        return type_numeral(0);
    case EditorAction::SumDone:
        return finish_cage();
    case EditorAction::Erase:
        if (sum_.is_typed()) {
            sum_.erase();
            return place_again();
        }
        return write(engine::no_digit);
    case EditorAction::ChooseBoard:
        return go(choose_grid());
    case EditorAction::Paste:
        return paste(services_.host.clipboard(), {N_("The copied text holds no puzzle")});
    case EditorAction::Clear:
        return changed_if(entered_.clear());
    case EditorAction::StepBack:
        return go_to_step(walk_.step() - 1);
    case EditorAction::StepOn:
        return go_to_step(walk_.step() + 1);
    case EditorAction::ListSteps:
        return go(list_steps());
    case EditorAction::ShowSolution:
        return show_solution();
    case EditorAction::Copy:
        return copy();
    case EditorAction::Play:
        return go(play());
    }
}

// ---- entering

Transition EditorScene::handle(const Input& input)
{
    if (const auto* dropped = std::get_if<TextDropped>(&input)) {
        paste(dropped->text, {N_("The dropped text holds no puzzle")});
        return {};
    }
    const auto* pressed = std::get_if<PointerPressed>(&input);
    if (pressed != nullptr && pressed->button == PointerButton::Left && point(*pressed))
        return {};
    if (const auto* moved = std::get_if<PointerMoved>(&input)) {
        if (board_.drag(*moved))
            place_again(); // the button for a cage depends on the selection
        sliding_ = sliding_ && moved->pressed;
        if (sliding_)
            step_at(moved->at);
    }
    return MenuScene::handle(input);
}

// What is scrolled out of sight can't be pressed. Returns whether the board or the track of the
// steps is there.
bool EditorScene::point(const PointerPressed& pressed)
{
    sliding_ = false;
    board_.end_drag();
    const bool is_seen = content().contains(pressed.at);
    if ((!layout_.board_scrolls || is_seen) && board_.point(pressed)) {
        sum_.end();
        panel_.focus(EditorPart::Board);
        place_again();
        return true;
    }
    sliding_ =
        last_step() > 0 && layout_.track.contains(pressed.at) && (!layout_.card_scrolls || is_seen);
    if (sliding_)
        step_at(pressed.at);
    return sliding_;
}

std::optional<Transition> EditorScene::take_key(const KeyPressed& key)
{
    if (sum_.is_typed() && press_for_sum(key))
        return Transition{};
    if (key == key_of_cage) {
        use_cage_key();
        return Transition{};
    }
    if (key.key == Key::Digit && key.held == Modifiers{}) {
        board_.type(key.symbol - '0', now_);
        panel_.focus(EditorPart::Board);
        return Transition{};
    }
    if (key.key == Key::Enter && has_board_focus())
        return play();
    if (key.key == Key::PageUp || key.key == Key::PageDown) {
        board_.write_waiting();
        go_to_step(walk_.step() + (key.key == Key::PageUp ? -1 : 1));
        return Transition{};
    }
    if (key == key_of_board_choice)
        return choose_grid();
    const auto command = services_.settings.keys.command_for(key);
    if (!command)
        return std::nullopt;
    if (has_board_focus() && board_.move(*command)) {
        place_again(); // the button for a cage depends on the selection
        return Transition{};
    }
    const auto action = action_of(*command);
    if (!action)
        return std::nullopt;
    if (*action == EditorAction::ListSteps)
        return list_steps();
    obey(*action);
    return Transition{}; // none of the others leads elsewhere
}

// While the sum of a cage is typed; returns false for keys that end that without a cage.
bool EditorScene::press_for_sum(const KeyPressed& key)
{
    if (key.key == Key::Digit && key.held == Modifiers{}) {
        type_numeral(key.symbol - '0');
    } else if (key.key == Key::Backspace) {
        obey(EditorAction::Erase);
    } else if (key.key == Key::Enter) {
        finish_cage();
    } else {
        sum_.end();
        place_again();
        return key.key == Key::Escape || key == key_of_cage;
    }
    return true;
}

void EditorScene::type_numeral(int numeral)
{
    if (sum_.is_typed())
        sum_.add(numeral);
    place_again();
}

bool EditorScene::removes_cage() const
{
    return board_.single() && entered_.has_cage_at(*board_.single());
}

void EditorScene::use_cage_key()
{
    if (sum_.is_typed())
        return finish_cage();
    board_.write_waiting();
    if (removes_cage())
        return changed_if(entered_.remove_cage_at(*board_.single()));
    sum_.begin();
    place_again();
}

void EditorScene::finish_cage()
{
    const engine::Attempt added = entered_.add_cage(board_.selection(), sum_.value());
    if (!added) {
        sum_.refuse(added.why());
        return place_again();
    }
    sum_.end();
    changed_if(true);
}

void EditorScene::write(Digit digit)
{
    if (sum_.is_typed())
        return type_numeral(digit);
    changed_if(entered_.write(board_.selection(), digit));
}

void EditorScene::paste(std::string_view text, Message failed)
{
    board_.write_waiting();
    auto puzzle = engine::shared_puzzle_in(text);
    if (!puzzle) {
        services_.host.show_notice({std::move(failed), puzzle.why()});
        return;
    }
    changed_if(entered_.replace(*std::move(puzzle)));
}

Transition EditorScene::choose_grid()
{
    board_.write_waiting();
    return {Transition::Kind::Push, [this] {
                return make_board_choice_scene(
                    services_, *entered_.puzzle().layout,
                    [this](const engine::Layout& layout) { changed_if(entered_.choose(layout)); });
            }};
}

// The grid may have been exchanged for another one.
void EditorScene::changed_if(bool has_changed)
{
    if (!has_changed)
        return;
    if (&board_.grid() != &entered_.grid())
        board_.use(entered_.puzzle().grid);
    shown_ = ShownSolution::None;
    copied_ = false;
    show_step(0);
    study_.begin(entered_.puzzle());
    services_.settings.entered = line_of(entered_);
    services_.saves.save(services_.settings);
    place_again();
}

// ---- looking

Transition EditorScene::update(engine::MonotonicTime now)
{
    now_ = now;
    board_.write_waiting_at(now);
    if (study_.update())
        place_again();
    return {};
}

std::optional<PlayTime> EditorScene::next_change() const
{
    return study_.is_busy() || board_.is_waiting() ? std::optional(PlayTime{30}) : std::nullopt;
}

int EditorScene::last_step() const
{
    return study_.path() != nullptr ? engine::count_of(study_.path()->steps) : 0;
}

void EditorScene::go_to_step(int step)
{
    const int wanted = std::clamp(step, 0, last_step());
    if (wanted == walk_.step())
        return;
    shown_ = ShownSolution::None;
    show_step(wanted);
    place_again();
}

void EditorScene::show_step(int step)
{
    if (step == 0)
        walk_.leave();
    else
        walk_.show(*study_.path(), entered_.board(), step);
    card_.show_reason(walk_.reason(texts()));
}

void EditorScene::step_at(Point at)
{
    const int knob = track_knob(scale_);
    const int way = std::max(1, layout_.track.width - knob);
    const int along = at.x - layout_.track.x - knob / 2;
    go_to_step((last_step() * along + way / 2) / way);
}

// Of the position that is shown: that of a step or, if none is, the first one.
Transition EditorScene::list_steps()
{
    const SolvingPath* path = study_.path();
    if (path == nullptr)
        return {};
    return {Transition::Kind::Push, [this, path = *path, step = walk_.step()] {
                return make_steps_scene(services_, path.chart, position_before(path, step));
            }};
}

void EditorScene::show_solution()
{
    const engine::Examination* known = study_.examination();
    if (known == nullptr || known->solution.empty() || entered_.is_empty())
        return;
    show_step(0);
    if (shown_ == ShownSolution::None)
        shown_ = ShownSolution::First;
    else
        shown_ = shown_ == ShownSolution::First && !known->other.empty() ? ShownSolution::Second
                                                                         : ShownSolution::None;
    place_again();
}

void EditorScene::copy()
{
    if (entered_.is_empty())
        return;
    const engine::SharedPuzzle& puzzle = entered_.puzzle();
    copied_ = services_.host.copy(to_line(*puzzle.layout, *puzzle.grid, puzzle.givens));
    if (!copied_)
        services_.host.show_notice({{N_("Nothing was copied: the clipboard can't be used")}});
    place_again();
}

// What somebody has placed on a pasted puzzle is not played.
bool EditorScene::is_playable() const
{
    return study_.is_proper() && std::ranges::count(entered_.puzzle().givens, engine::no_digit) > 0;
}

Transition EditorScene::play()
{
    board_.write_waiting();
    if (!is_playable())
        return {};
    return start_play(services_, engine::FoundPuzzle{only_givens(entered_.puzzle())});
}

// ---- drawing

engine::Board EditorScene::board_shown() const
{
    if (walk_.step() > 0)
        return walk_.board();
    engine::Board board = entered_.board();
    if (shown_ == ShownSolution::None)
        return board;
    const engine::Examination& known = *study_.examination();
    const engine::Digits& solution = shown_ == ShownSolution::First ? known.solution : known.other;
    for (Cell cell : entered_.grid().cells()) {
        if (board[cell].digit == engine::no_digit)
            board.write_digit(cell, solution[cell.index]);
    }
    return board;
}

void EditorScene::draw_board(Canvas& canvas) const
{
    const engine::Grid& grid = entered_.grid();
    BoardLook look;
    look.marks = false;
    if (walk_.step() > 0)
        look.hint = &walk_.picture();
    const engine::Examination* known = study_.examination();
    if (known != nullptr && known->contradiction && shown_ == ShownSolution::None)
        look.wrong = known->contradiction->cells;
    if (known != nullptr && known->count == engine::SolutionCount::Several &&
        !entered_.is_empty()) {
        look.glow.assign(grid.cells().size(), 0);
        for (Cell cell : differing_cells(grid, *known))
            look.glow[cell.index] = 60;
    }
    board_.draw(canvas, board_shown(), std::move(look));
}

void EditorScene::draw_content(Canvas& canvas) const
{
    draw_text(canvas, tr("Digits"), layout_.keys_heading, TextLook{.size = 13, .tint = Paint::Ink2},
              scale_);
    if (layout_.board_scrolls)
        draw_board(canvas);
    if (layout_.card_scrolls)
        card_.draw(canvas, texts(), walk_.step(), last_step());
}

void EditorScene::draw_fixed(Canvas& canvas) const
{
    if (!layout_.board_scrolls)
        draw_board(canvas);
    if (!layout_.card_scrolls)
        card_.draw(canvas, texts(), walk_.step(), last_step());
}

} // namespace

std::unique_ptr<Scene> make_editor_scene(Services& services)
{
    return std::make_unique<EditorScene>(services);
}

} // namespace game
