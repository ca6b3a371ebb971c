#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/formats/formats.h"
#include "engine/formats/playable.h"
#include "game/scenes/editor/editor_boxes.h"
#include "game/scenes/editor/editor_form.h"
#include "game/scenes/editor/editor_work.h"
#include "game/scenes/editor/look_time.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/runs/known_play.h"
#include "game/widgets/track.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;

enum class EditorPart { Board };

class EditorScene : public MenuScene {
public:
    explicit EditorScene(Services& services);

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return is_busy() || board_.is_waiting() ? std::optional(PlayTime{30}) : std::nullopt;
    }
    bool is_busy() const override { return study_.is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Editor; }
    std::string title() const override { return tr("Editor"); }
    std::vector<KeyHint> hints() const override { return {}; }
    Box screen() override;
    EditorRoom room() const { return {width(), window_width(), window_height(), scale_}; }
    Box board();
    Box card(const EditorBoxes& boxes, EditorForm form);
    EditorBoxes boxes();
    EditorView view() const
    {
        return {entered_, study_, watch_, walk_, shown_, regions_, sum_, board_, copied_};
    }
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override
    {
        board_.write_waiting();
        return MenuScene::go_back();
    }

    void obey(EditorAction action);

    bool has_board_focus() const { return panel_.focused() == ButtonId(EditorPart::Board); }
    bool press_for_sum(const KeyPressed& key);
    void type_numeral(int numeral); // of the sum
    void use_cage_key();
    void finish_cage();
    void write(engine::Digit digit);
    void erase();
    void take_back();
    void changed_if(bool has_changed);
    void paste(std::string_view text, Message failed);
    void take_read();
    bool point(const PointerPressed& pressed);
    Transition choose_grid();
    void show_grid();
    void toggle_regions();
    void paint(const engine::Cells& cells, int region)
    {
        regions_changed(regions_.drawn().paint(cells, region));
    }
    void regions_changed(bool has_changed);
    Transition save();

    // Looking.
    void go_to_step(int step);
    void show_step(int step);
    Transition list_steps();
    void show_solution();
    void copy();
    Transition play();

    std::shared_ptr<EditorWork> work_;
    EnteredPuzzle& entered_;
    RegionsTool& regions_;
    PuzzleStudy study_;
    Message reading_failed_; // if the text that is read holds no puzzle
    StudyWatch watch_;
    EditorBoard board_;
    ShownSolution shown_ = ShownSolution::None;
    PathWalk walk_;
    CageSum sum_;
    bool sliding_ = false; // along the track of the steps
    bool copied_ = false;
    EditorForm form_ = EditorForm::Wide;
    Rect track_; // of the steps; empty if there are none
    LookTime look_;
};

EditorScene::EditorScene(Services& services)
    : MenuScene(services),
      work_(work_of(services)),
      entered_(work_->entered),
      regions_(work_->regions),
      board_(entered_.puzzle().grid, [this](engine::Digit digit) { write(digit); }),
      look_(services, *work_, study_)
{
    panel_.focus(EditorPart::Board);
    show_grid();
    study_.begin(entered_.puzzle());
}

Box EditorScene::screen()
{
    using namespace box;
    const EditorBoxes boxes = this->boxes();
    const Unit unit = unit_of(scale_, measure());
    const EditorRoom room = this->room();
    form_ = room.widest_form();
    const double high = unit.pixels(window_height() - 2 * editor_margin, Axis::Down);
    const double across = unit.pixels(room.card_width(form_), Axis::Across);
    Box card = this->card(boxes, form_);
    // What is known of the puzzle may be too high for it.
    if (form_ == EditorForm::Wide && card.min_height(unit, across) > high) {
        form_ = EditorForm::Beside;
        card = this->card(boxes, form_);
    }
    const double tools_width = room.tools_width(form_);
    const Box tools = boxes.tools(tools_width);
    const double width = room.card_width(form_);
    if (form_ == EditorForm::Wide)
        return row({tools.scrolling().size(tools_width).then(editor_gap),
                    beside_title(board(), editor_margin).size(0).grow().then(editor_gap),
                    beside_title(card, editor_margin).size(width)});
    if (form_ == EditorForm::Beside)
        return row({board().size(0).grow().then(editor_gap),
                    column({card.then(16), tools}).scrolling().size(width)});
    const double side = std::min(width, 0.55 * window_height());
    return column({board().size(side).across(side).then(16),
                   boxes.status().then(12), // can be seen without scrolling
                   tools.then(16), card});
}

Box EditorScene::board()
{
    using namespace box;
    const auto place = [this](Rect area, Scale scale) {
        board_.place(area, scale);
    };
    const auto draw = [this](Canvas& canvas, Rect, Scale) {
        draw_editor_board(canvas, view());
    };
    return layers(
        {picture(place, draw), button({.id = EditorPart::Board, .style = ButtonStyle::Bare})});
}

Box EditorScene::card(const EditorBoxes& boxes, EditorForm form)
{
    const auto track = [this](Canvas& canvas, Rect area, Scale scale) {
        draw_step_track(canvas, area, walk_.step(), study_.last_step(), scale);
    };
    track_ = {};
    return boxes.card(boxes.status().then(12).when(form != EditorForm::Below),
                      box::picture(track).into(track_), unit_of(scale_, measure()),
                      room().card_width(form));
}

EditorBoxes EditorScene::boxes()
{
    const auto press_digit = [this](engine::Digit digit) {
        board_.forget_waiting();
        if (!regions_.is_open())
            return write(digit);
        regions_.choose(digit);
        place_again();
    };
    return {view(), services_, {[this](EditorAction action) { obey(action); }, press_digit}};
}

void EditorScene::obey(EditorAction action)
{
    if (action != EditorAction::Erase)
        board_.write_waiting();
    if (regions_.is_open()) {
        if (action == EditorAction::Undo)
            return regions_changed(regions_.drawn().undo());
        if (action == EditorAction::Redo)
            return regions_changed(regions_.drawn().redo());
        if (action == EditorAction::Erase)
            return take_back();
        toggle_regions(); // everything else is about the puzzle
        if (action == EditorAction::Regions)
            return;
    }
    switch (action) {
    case EditorAction::Regions:
        return toggle_regions();
    case EditorAction::Save:
        return go(save());
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
        return take_back();
    case EditorAction::StopOrGoOn:
        study_.stop_or_go_on();
        return place_again();
    case EditorAction::ChooseBoard:
        return go(choose_grid());
    case EditorAction::Paste:
        if (const std::string copied = services_.host.clipboard(); !copied.empty())
            return paste(copied, {N_("The copied text holds no puzzle")});
        return services_.host.show_notice(nothing_copied());
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
    if (!std::holds_alternative<PointerMoved>(input)) // which leads nowhere
        look_.remember();
    if (const auto* dropped = std::get_if<TextDropped>(&input))
        return use_text(services_, *dropped, [this](const std::string& text) {
            paste(text, {N_("The dropped text holds no puzzle")});
        });
    const auto* pressed = std::get_if<PointerPressed>(&input);
    if (pressed != nullptr && pressed->button == PointerButton::Left && point(*pressed))
        return {};
    if (const auto* moved = std::get_if<PointerMoved>(&input)) {
        if (board_.drag(*moved)) {
            if (regions_.is_open())
                paint(board_.selection(), regions_.pen());
            place_again(); // the button for a cage depends on the selection
        }
        sliding_ = sliding_ && moved->pressed;
        if (sliding_)
            go_to_step(step_on_track(track_, moved->at, study_.last_step(), scale_));
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
    if ((form_ != EditorForm::Below || is_seen) && board_.point(pressed)) {
        sum_.end();
        panel_.focus(EditorPart::Board);
        if (regions_.is_open()) {
            regions_.drawn().begin_stroke();
            paint(board_.selection(), regions_.pen());
        }
        place_again();
        return true;
    }
    sliding_ = track_.contains(pressed.at) && (form_ == EditorForm::Wide || is_seen);
    if (sliding_)
        go_to_step(step_on_track(track_, pressed.at, study_.last_step(), scale_));
    return sliding_;
}

std::optional<Transition> EditorScene::take_key(const KeyPressed& key)
{
    if (sum_.is_typed() && press_for_sum(key))
        return Transition{};
    if (key == key_of_cage) {
        obey(EditorAction::Cage);
        return Transition{};
    }
    if ((key.key != Key::Space || has_board_focus()) && board_.type_in_line(key, look_.now())) {
        panel_.focus(EditorPart::Board);
        place_again(); // the button for a cage depends on the selection
        return Transition{};
    }
    if (key == key_of_regions || (regions_.is_open() && ends_regions(key) && has_board_focus())) {
        toggle_regions();
        return Transition{};
    }
    if (key == key_of_save)
        return save();
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
    if (has_board_focus() && board_.move_in_line(*command)) {
        place_again(); // the button for a cage depends on the selection
        return Transition{};
    }
    const auto action = action_of(*command);
    if (!action)
        return std::nullopt;
    if (*action == EditorAction::ListSteps)
        return list_steps();
    if (*action == EditorAction::Erase && key.key == Key::Delete) {
        erase(); // and stays there
        return Transition{};
    }
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

void EditorScene::use_cage_key()
{
    if (sum_.is_typed())
        return finish_cage();
    board_.write_waiting();
    if (removes_cage(view()))
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

void EditorScene::write(engine::Digit digit)
{
    if (sum_.is_typed())
        return type_numeral(digit);
    if (regions_.is_open()) {
        regions_.choose(digit);
        regions_.drawn().begin_stroke();
        paint(board_.selection(), digit);
    } else {
        changed_if(entered_.write(board_.selection(), digit));
    }
    board_.go_on(1);
    place_again();
}

void EditorScene::erase()
{
    board_.forget_waiting();
    if (regions_.is_open()) {
        regions_.drawn().begin_stroke();
        return paint(board_.selection(), DrawnRegions::none);
    }
    changed_if(entered_.write(board_.selection(), engine::no_digit));
}

// As in a line of text: what is in the cell goes or, if it is empty, what is before it.
void EditorScene::take_back()
{
    const auto cell = board_.single();
    if (cell && !board_.is_waiting() && is_blank(view(), *cell))
        board_.go_on(-1);
    erase();
    place_again();
}

void EditorScene::paste(std::string_view text, Message failed)
{
    board_.write_waiting();
    reading_failed_ = std::move(failed);
    study_.read(std::string(text));
    take_read();
}

void EditorScene::take_read()
{
    auto puzzle = study_.take_read();
    if (!puzzle)
        return;
    if (!*puzzle)
        return services_.host.show_notice({reading_failed_, puzzle->why()});
    if (study_.has_read_code()) // its board stands here without a clock
        remember_shown(services_, **puzzle, ShownOfPuzzle::Digits);
    if (regions_.is_open())
        toggle_regions();
    changed_if(entered_.replace(**std::move(puzzle)));
}

Transition EditorScene::choose_grid()
{
    board_.write_waiting();
    if (regions_.is_open())
        toggle_regions();
    return push([this] {
        return make_board_choice_scene(
            services_, *entered_.puzzle().layout,
            [this](const engine::Layout& layout) { changed_if(entered_.choose(layout)); });
    });
}

void EditorScene::show_grid()
{
    const auto& grid = regions_.is_open() ? regions_.grid() : entered_.puzzle().grid;
    if (&board_.grid() != grid.get())
        board_.use(grid);
}

void EditorScene::toggle_regions()
{
    board_.write_waiting();
    sum_.end();
    if (regions_.is_open())
        regions_.close(services_.host);
    else if (const engine::Attempt opened =
                 regions_.open(entered_, services_.settings.drawn_regions);
             !opened)
        services_.host.show_notice({{N_("No regions can be drawn here")}, opened.why()});
    show_step(0);
    shown_ = ShownSolution::None;
    show_grid();
    place_again();
}

void EditorScene::regions_changed(bool has_changed)
{
    const bool is_used = has_changed && regions_.apply(entered_);
    services_.settings.drawn_regions = regions_.unfinished();
    services_.saves.write(saving(services_.settings));
    changed_if(is_used);
    place_again();
}

Transition EditorScene::save()
{
    board_.write_waiting();
    if (entered_.is_empty())
        return {};
    return push([this] { return make_save_puzzle_scene(services_, entered_.puzzle()); });
}

// The grid may have been exchanged for another one.
void EditorScene::changed_if(bool has_changed)
{
    if (!has_changed)
        return;
    look_.remember();
    show_grid();
    shown_ = ShownSolution::None;
    copied_ = false;
    show_step(0);
    study_.begin(entered_.puzzle());
    services_.settings.entered = line_of(entered_);
    services_.saves.write(saving(services_.settings));
    place_again();
}

// ---- looking

Transition EditorScene::update(engine::MonotonicTime now)
{
    look_.show(now);
    board_.write_waiting_at(now);
    take_read();
    const bool is_found = study_.update();
    if (watch_.follow(study_, texts(), now) || is_found)
        place_again();
    return {};
}

void EditorScene::go_to_step(int step)
{
    const int wanted = std::clamp(step, 0, study_.last_step());
    if (wanted == walk_.step() || regions_.is_open())
        return;
    shown_ = ShownSolution::None;
    show_step(wanted);
    place_again();
}

void EditorScene::show_step(int step)
{
    if (step == 0)
        return walk_.leave();
    walk_.show(*study_.path(), entered_.board(), step);
    remember_shown(services_, entered_.puzzle(), ShownOfPuzzle::Steps, study_.solution());
}

// Of the position that is shown: that of a step or, if none is, the first one.
Transition EditorScene::list_steps()
{
    const SolvingPath* path = study_.path();
    if (path == nullptr)
        return {};
    remember_shown(services_, entered_.puzzle(), ShownOfPuzzle::Steps, study_.solution());
    return push([this, path = *path, step = walk_.step()] {
        return make_steps_scene(services_, path.chart, position_before(path, step));
    });
}

void EditorScene::show_solution()
{
    using enum ShownSolution;
    if (study_.solutions() == 0 || entered_.is_empty())
        return;
    show_step(0);
    const bool has_second = shown_ == First && study_.solutions() > 1;
    shown_ = shown_ == None ? First : has_second ? Second : None;
    if (shown_ != None)
        remember_shown(services_, entered_.puzzle(), ShownOfPuzzle::Solution,
                       has_second ? study_.examination()->other : study_.solution());
    place_again();
}

void EditorScene::copy()
{
    if (entered_.is_empty())
        return;
    copied_ = services_.host.copy(line_of(entered_));
    if (!copied_)
        services_.host.show_notice({{N_("Nothing was copied: the clipboard can't be used")}});
    place_again();
}

Transition EditorScene::play()
{
    board_.write_waiting();
    if (!is_playable(view()))
        return {};
    return start_play(services_, engine::FoundPuzzle{only_givens(entered_.puzzle())});
}

} // namespace

std::unique_ptr<Scene> make_editor_scene(Services& services)
{
    return std::make_unique<EditorScene>(services);
}

} // namespace game
