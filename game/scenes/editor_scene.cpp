#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/formats/formats.h"
#include "engine/formats/playable.h"
#include "engine/text/layout_name.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/board_choice_scene.h"
#include "game/scenes/editor_buttons.h"
#include "game/scenes/editor_card.h"
#include "game/scenes/editor_layout.h"
#include "game/scenes/input_state.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/number_entry.h"
#include "game/scenes/path_walk.h"
#include "game/widgets/board_view.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::Message;
using engine::N_;
using engine::PlayTime;

enum class EditorPart { Board };

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

    EditorState state() const;
    void obey(EditorAction action);

    // Entering.
    bool has_board_focus() const { return panel_.focused() == ButtonId(EditorPart::Board); }
    bool move_cursor(Command command);
    void write(Digit digit);
    void take_typed(const std::vector<NumberEntry::Typed>& typed);
    void changed(); // after the puzzle has changed
    void use_grid();
    void paste(std::string_view text, Message failed);
    bool select_at(const PointerPressed& pressed);
    Transition choose_grid();

    // Looking.
    int last_step() const;
    void go_to_step(int step);
    void show_step(int step);
    void step_at(Point at); // of the track
    void show_solution();
    void copy();
    Transition play();
    bool is_playable() const;

    void draw_board(Canvas& canvas) const;
    engine::Board board_shown() const;

    EnteredPuzzle entered_;
    PuzzleStudy study_;
    InputState input_;
    NumberEntry number_;
    BoardView view_;
    ShownSolution shown_ = ShownSolution::None;
    PathWalk walk_;
    EditorCard card_;
    bool copied_ = false;
    Size window_;
    EditorLayout layout_;
    engine::MonotonicTime now_{0};
};

engine::SharedPuzzle last_entered(const Settings& settings)
{
    auto found = engine::find_puzzle(settings.entered);
    return found ? std::move(found->puzzle) : empty_puzzle(*engine::find_layout("9x9"));
}

EditorScene::EditorScene(Services& services)
    : MenuScene(services),
      entered_(last_entered(services.settings)),
      input_(entered_.grid()),
      number_(entered_.grid().size()),
      view_(entered_.grid())
{
    input_.select_only(entered_.grid().cells().front());
    panel_.focus(EditorPart::Board);
    study_.begin(entered_.puzzle());
}

// ---- placing

int EditorScene::place(Rect content)
{
    const int scrolled = frame_.content().y - content.y;
    const EditorRoom room{window_, content, scrolled};
    card_.show(texts(), entered_, study_);
    layout_ = lay_out_editor(
        room, card_.contents(measure(), editor_text_width(room, scale_), scale_), scale_);
    card_.place(measure(), layout_, scale_);
    view_.place(layout_.board, scale_, 0);
    add(Button{.id = EditorPart::Board,
               .area = view_.area(),
               .style = ButtonStyle::Bare,
               .scrolls = layout_.board_scrolls ? Scrolls::WithContent : Scrolls::Never,
               .press = [this] {
                   go(play());
               }});
    const EditorDeeds deeds{[this](EditorAction action) { obey(action); },
                            [this](Digit digit) {
                                write(digit);
                            }};
    for (Button& button : editor_buttons(state(), layout_, services_, deeds))
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
            .shown = shown_,
            .was_copied = copied_,
            .is_playable = is_playable()};
}

void EditorScene::obey(EditorAction action)
{
    switch (action) {
    case EditorAction::Undo:
        entered_.undo();
        return use_grid();
    case EditorAction::Redo:
        entered_.redo();
        return use_grid();
    case EditorAction::Erase:
        number_.forget();
        return write(engine::no_digit);
    case EditorAction::ChooseBoard:
        return go(choose_grid());
    case EditorAction::Paste:
        return paste(services_.host.clipboard(), {N_("The copied text holds no puzzle")});
    case EditorAction::Clear:
        entered_.clear();
        return changed();
    case EditorAction::StepBack:
        return go_to_step(walk_.step() - 1);
    case EditorAction::StepOn:
        return go_to_step(walk_.step() + 1);
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
    if (pressed != nullptr && pressed->button == PointerButton::Left) {
        if (select_at(*pressed))
            return {};
        if (last_step() > 0 && layout_.track.contains(pressed->at)) {
            step_at(pressed->at);
            return {};
        }
    }
    return MenuScene::handle(input);
}

bool EditorScene::select_at(const PointerPressed& pressed)
{
    const auto cell = view_.cell_at(pressed.at);
    if (!cell || (layout_.board_scrolls && !content().contains(pressed.at)))
        return false;
    take_typed({});
    input_.select_only(*cell);
    panel_.focus(EditorPart::Board);
    return true;
}

std::optional<Transition> EditorScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Digit && key.held == Modifiers{}) {
        take_typed(number_.press(key.symbol - '0', Mode::Digit, now_));
        panel_.focus(EditorPart::Board);
        return Transition{};
    }
    if (key.key == Key::PageUp || key.key == Key::PageDown) {
        go_to_step(walk_.step() + (key.key == Key::PageUp ? -1 : 1));
        return Transition{};
    }
    if (key == key_of_board_choice)
        return choose_grid();
    const auto command = services_.settings.keys.command_for(key);
    if (!command)
        return std::nullopt;
    if (has_board_focus() && move_cursor(*command))
        return Transition{};
    const auto action = action_of(*command);
    if (!action)
        return std::nullopt;
    obey(*action);
    return Transition{}; // none of them leads elsewhere
}

bool EditorScene::move_cursor(Command command)
{
    const auto at = [&](int down, int right) {
        if (const auto typed = number_.take())
            write(typed->digit);
        input_.move(down, right);
        return true;
    };
    switch (command) {
    case Command::MoveLeft:
        return at(0, -1);
    case Command::MoveRight:
        return at(0, 1);
    case Command::MoveUp:
        return at(-1, 0);
    case Command::MoveDown:
        return at(1, 0);
    case Command::RowStart:
        input_.go_to_row_start();
        return true;
    case Command::RowEnd:
        input_.go_to_row_end();
        return true;
    default:
        return false;
    }
}

void EditorScene::take_typed(const std::vector<NumberEntry::Typed>& typed)
{
    for (const NumberEntry::Typed& each : typed)
        write(each.digit);
}

void EditorScene::write(Digit digit)
{
    entered_.write(input_.cursor(), digit);
    changed();
}

void EditorScene::paste(std::string_view text, Message failed)
{
    auto puzzle = engine::shared_puzzle_in(text);
    if (!puzzle) {
        services_.host.show_notice({std::move(failed), puzzle.why()});
        return;
    }
    entered_.replace(*std::move(puzzle));
    use_grid();
}

Transition EditorScene::choose_grid()
{
    return {Transition::Kind::Push, [this] {
                return make_board_choice_scene(services_, *entered_.puzzle().layout,
                                               [this](const engine::Layout& layout) {
                                                   entered_.choose(layout);
                                                   use_grid();
                                               });
            }};
}

// After the grid may have been exchanged for another one.
void EditorScene::use_grid()
{
    const Cell cursor = input_.cursor();
    input_ = InputState(entered_.grid());
    const bool is_there = cursor.index < entered_.grid().cells().size();
    input_.select_only(is_there ? cursor : entered_.grid().cells().front());
    number_ = NumberEntry(entered_.grid().size());
    view_ = BoardView(entered_.grid());
    changed();
}

void EditorScene::changed()
{
    shown_ = ShownSolution::None;
    copied_ = false;
    show_step(0);
    study_.begin(entered_.puzzle());
    const engine::SharedPuzzle& puzzle = entered_.puzzle();
    services_.settings.entered =
        entered_.is_empty() ? "" : to_line(*puzzle.layout, *puzzle.grid, puzzle.givens);
    services_.saves.save(services_.settings);
    place_again();
}

// ---- looking

Transition EditorScene::update(engine::MonotonicTime now)
{
    now_ = now;
    if (number_.waiting() && now >= number_.waits_until()) {
        if (const auto typed = number_.take())
            write(typed->digit);
    }
    if (study_.update())
        place_again();
    return {};
}

std::optional<PlayTime> EditorScene::next_change() const
{
    return study_.is_busy() || number_.waiting() ? std::optional(PlayTime{30}) : std::nullopt;
}

int EditorScene::last_step() const
{
    return study_.path() != nullptr ? static_cast<int>(study_.path()->steps.size()) : 0;
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
    const int width = std::max(1, layout_.track.width);
    go_to_step((last_step() * (at.x - layout_.track.x) + width / 2) / width);
}

void EditorScene::show_solution()
{
    const engine::Examination* known = study_.examination();
    if (known == nullptr || known->solution.empty())
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
    const engine::SharedPuzzle& puzzle = entered_.puzzle();
    copied_ = services_.host.copy(to_line(*puzzle.layout, *puzzle.grid, puzzle.givens));
    if (!copied_)
        services_.host.show_notice({{N_("Nothing was copied: the clipboard can't be used")}});
    place_again();
}

bool EditorScene::is_playable() const
{
    const engine::Examination* known = study_.examination();
    return known != nullptr && known->count == engine::SolutionCount::One &&
           std::ranges::count(entered_.puzzle().givens, engine::no_digit) > 0;
}

// The check says why a puzzle can't be played; it stands beside the board already.
Transition EditorScene::play()
{
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
    if (const auto& typed = number_.waiting()) {
        if (!board[input_.cursor()].given)
            board.write_digit(input_.cursor(), typed->digit);
    }
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
    look.selection = {input_.cursor()};
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
    view_.draw(canvas, board_shown(), look);
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
