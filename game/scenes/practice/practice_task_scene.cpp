#include <algorithm>
#include <utility>
#include <vector>

#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/practice/practice_scene.h"
#include "game/scenes/practice/practice_task.h"
#include "game/scenes/work/work_progress.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
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
constexpr double task_padding = 16;
constexpr double least_card_width = 280;
constexpr double answer_key_side = 44;

class PracticeTaskScene : public MenuScene {
public:
    PracticeTaskScene(Services& services, const engine::Technique& technique)
        : MenuScene(services), task_(technique)
    {
        next_position();
    }

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<engine::PlayTime> next_change() const override;
    bool is_busy() const override { return task_.is_busy(); }

private:
    std::string title() const override { return tr("Practice"); }
    std::string remark() const override
    {
        return has_position() ? short_clock_text(task_.time(now_)) : std::string();
    }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    int place_card(Rect card, bool is_beside);
    void place_keys(Rect area);
    void place_buttons(Rect area);
    void draw_content(Canvas& canvas) const override;
    void draw_progress(Canvas& canvas) const;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    bool has_position() const { return task_.stage() != TaskStage::Searching; }
    engine::PracticeBook& book() { return services_.settings.practice; }
    engine::Practised practised() const
    {
        return services_.settings.practice.of(task_.technique());
    }
    void next_position();
    void take_position();
    void claim(Digit digit);
    void refuse_filled(Cell cell);
    void say_answer(PracticeAnswer answer, engine::Candidate claimed);
    void ask_hint();
    void count();
    std::string task_text() const;
    std::vector<engine::Sentence> sentences() const;
    int key_columns(int width) const;
    int keys_height(int width) const;
    int key_gap(int width) const;
    int digit_count() const { return board_ ? board_->grid().size() : 9; }
    void scroll_text(int pixels);

    PracticeTask task_;
    std::unique_ptr<EditorBoard> board_;
    std::optional<engine::Board> shown_; // with the candidates as notes
    HintPicture proof_;                  // once the step is found or shown
    std::string message_;                // about the last answer
    engine::MonotonicTime now_{0};
    WaitClock waiting_; // for a position; leaving the screen cancels it

    Rect card_;
    Rect name_;
    Rect task_area_;
    Rect progress_;
    Rect text_;
    HintFlow flow_;
    int text_scroll_ = 0;
};

// ---- the task

void PracticeTaskScene::next_position()
{
    message_.clear();
    text_scroll_ = 0;
    task_.begin(static_cast<std::uint64_t>(engine::positions_shown + practised().all()));
}

void PracticeTaskScene::take_position()
{
    const engine::PracticePosition& position = task_.position();
    const engine::Grid& grid = position.chart->grid();
    shown_ = board_of(position.candidates);
    for (Cell cell : position.candidates.open_cells())
        shown_->write_centre_notes(cell, position.candidates.of(cell));
    board_ =
        std::make_unique<EditorBoard>(std::shared_ptr<const engine::Grid>(position.chart, &grid),
                                      [this](Digit digit) { claim(digit); });
    proof_ = {};
}

Transition PracticeTaskScene::update(engine::MonotonicTime now)
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

std::optional<engine::PlayTime> PracticeTaskScene::next_change() const
{
    if (task_.is_busy() || (board_ && board_->is_waiting()))
        return engine::PlayTime{30};
    if (task_.stage() != TaskStage::Asked)
        return std::nullopt;
    const engine::PlayTime second{1000};
    return second - task_.time(now_) % second;
}

void PracticeTaskScene::claim(Digit digit)
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
void PracticeTaskScene::refuse_filled(Cell cell)
{
    text_scroll_ = 0;
    message_ = texts().tr(Message{N_("{cell} already holds a digit: select an empty cell."),
                                  {{"cell", engine::cell_name(texts(), board_->grid(), cell)}}});
    place_again();
}

void PracticeTaskScene::say_answer(PracticeAnswer answer, engine::Candidate claimed)
{
    const engine::Grid& grid = board_->grid();
    const std::string cell = engine::cell_name(texts(), grid, claimed.cell);
    const std::string digit = engine::symbol_name(texts(), grid, claimed.digit);
    text_scroll_ = 0;
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
            Message{N_("{digit} in {cell} does not follow from this technique. Look again, or ask "
                       "for a hint."),
                    {{"digit", digit}, {"cell", cell}}});
        return;
    }
}

void PracticeTaskScene::ask_hint()
{
    if (task_.stage() != TaskStage::Asked)
        return;
    board_->forget_waiting();
    task_.hint(services_.host.now());
    text_scroll_ = 0;
    if (task_.stage() == TaskStage::Shown) {
        message_.clear();
        proof_ = proof_of(task_.position().candidates, task_.step());
    } else {
        message_ = tr("The pattern lies in the cells that glow.");
    }
    services_.sound.play(sounds::hint(task_.stage() == TaskStage::Shown ? 3 : 1));
    count();
    place_again();
}

// Each position once, as soon as it is known how it went.
void PracticeTaskScene::count()
{
    const auto counted = task_.take_count();
    if (!counted)
        return;
    if (*counted == PracticeTask::Count::Solved)
        book().count_solved(task_.technique(), static_cast<int>(task_.time(now_).count() / 1000));
    else
        book().count_missed(task_.technique());
    services_.saves.write(saving(services_.settings));
}

// ---- texts

std::string PracticeTaskScene::task_text() const
{
    if (!has_position())
        return with_time(texts(), tr("Looking for a position …"), {.passed = waiting_.passed()});
    const std::string task =
        task_.places() ? tr("Find a step of this technique: select the cell and write the digit "
                            "that it places.")
                       : tr("Find a step of this technique: select a cell and press the digit "
                            "that it removes there.");
    if (!task_.position().has_easier)
        return task;
    return task + " " +
           tr("Easier steps are possible here, too, but only one of this technique counts.");
}

std::vector<engine::Sentence> PracticeTaskScene::sentences() const
{
    std::vector<engine::Sentence> all;
    if (!message_.empty())
        all.push_back(plain_sentence(message_));
    if (!has_position() || !task_.is_over())
        return all;
    for (engine::Sentence& sentence : explain(texts(), board_->grid(), task_.step()))
        all.push_back(std::move(sentence));
    return all;
}

std::vector<KeyHint> PracticeTaskScene::hints() const
{
    return {{"← → ↑ ↓", tr("move")},
            {services_.hint_of(Command::Hint), tr("hint")},
            {name_of(Key::Escape), tr("back")}};
}

// ---- placing

int PracticeTaskScene::place(Rect content)
{
    const Rect seen = this->content();
    const int gap = px(20);
    const int least = tall(least_card_width);
    const bool is_beside =
        seen.width > seen.height && seen.width - least - gap >= tall(least_card_width);
    const int side = is_beside ? std::min(seen.height, seen.width - least - gap)
                               : std::min(seen.width, std::max(seen.height * 11 / 20, px(240)));
    const Rect square = is_beside
                            ? Rect{seen.x, seen.y, side, side}
                            : Rect{content.x + (content.width - side) / 2, content.y, side, side};
    if (board_)
        board_->place(square, scale_);
    if (is_beside) {
        const int x = square.right() + gap;
        const Rect card{x, content.y, seen.right() - x, seen.height};
        scrolling_part_ = card;
        return place_card(card, true);
    }
    return place_card(Rect{content.x, square.bottom() + px(12), content.width, 0}, false);
}

// Beside the board it is as high as the content, unless it needs more; then all of it scrolls.
int PracticeTaskScene::place_card(Rect card, bool is_beside)
{
    const int pad = px(task_padding);
    const int gap = px(10);
    const Rect inner{card.x + pad, card.y + pad, card.width - 2 * pad, 0};
    name_ = Rect{inner.x, inner.y, inner.width,
                 paragraph_height(measure(), tr(task_.technique().name), inner.width,
                                  technique_look, scale_)};
    progress_ = Rect{inner.x, name_.bottom() + px(4), inner.width, tall(20)};
    task_area_ = Rect{inner.x, progress_.bottom() + gap, inner.width,
                      paragraph_height(measure(), task_text(), inner.width, task_look, scale_)};
    const int top = task_area_.bottom() + gap;
    flow_ = flow_sentences(measure(), sentences(), Rect{inner.x, top, inner.width, 0}, scale_);
    const bool is_over = has_position() && task_.is_over(); // nothing is left to write then
    const int keys = is_over ? 0 : keys_height(inner.width) + gap;
    const int below = keys + tall(answer_key_side) + pad;
    const int least = std::min(flow_.height, tall(60));
    const bool fits = is_beside && top + least + gap + below <= card.bottom();
    const int text_height = fits ? card.bottom() - below - gap - top : flow_.height;
    text_ = Rect{inner.x, top, inner.width, text_height};
    text_scroll_ = std::clamp(text_scroll_, 0, std::max(0, flow_.height - text_.height));
    for (HintPiece& piece : flow_.pieces)
        piece.area = piece.area.moved(0, -text_scroll_);
    const Rect keys_area{inner.x, text_.bottom() + gap, inner.width, keys};
    if (!is_over)
        place_keys(keys_area);
    const Rect buttons{inner.x, keys_area.bottom(), inner.width, tall(answer_key_side)};
    place_buttons(buttons);
    card_ = Rect{card.x, card.y, card.width, buttons.bottom() + pad - card.y};
    return card_.bottom();
}

int PracticeTaskScene::key_columns(int width) const
{
    const int gap = key_gap(width);
    const int fit = std::max(1, (width + gap) / (tall(answer_key_side) + gap));
    const int digits = digit_count();
    const int rows = (digits + fit - 1) / fit;
    return (digits + rows - 1) / rows;
}

int PracticeTaskScene::keys_height(int width) const
{
    const int columns = key_columns(width);
    const int rows = (digit_count() + columns - 1) / columns;
    return rows * tall(answer_key_side) + (rows - 1) * key_gap(width);
}

// Narrow if that puts all keys in one row.
int PracticeTaskScene::key_gap(int width) const
{
    const int keys = digit_count() * tall(answer_key_side);
    const bool fits_only_narrow =
        keys + (digit_count() - 1) * px(6) > width && keys + (digit_count() - 1) * px(2) <= width;
    return fits_only_narrow ? px(2) : px(6);
}

void PracticeTaskScene::place_keys(Rect area)
{
    if (!board_)
        return;
    const int columns = key_columns(area.width);
    const int gap = key_gap(area.width);
    for (int index = 0; index < board_->grid().size(); ++index) {
        const int column = index % columns;
        const int left = area.x + (area.width + gap) * column / columns;
        const int right = area.x + (area.width + gap) * (column + 1) / columns - gap;
        const auto digit = static_cast<Digit>(index + 1);
        Button key{.id = {TaskButton::Digit, static_cast<std::size_t>(index)},
                   .area = {left, area.y + index / columns * (tall(answer_key_side) + gap),
                            right - left, tall(answer_key_side)},
                   .style = ButtonStyle::Keycap,
                   .label = board_->grid().symbol(digit)};
        key.font_size = 18;
        key.enabled = task_.stage() == TaskStage::Asked;
        key.press = [this, digit] {
            board_->forget_waiting();
            claim(digit);
        };
        add(std::move(key));
    }
}

void PracticeTaskScene::place_buttons(Rect area)
{
    const int gap = px(8);
    const int half = (area.width - gap) / 2;
    const bool is_over = has_position() && task_.is_over();
    Button hint{.id = TaskButton::Hint,
                .area = {area.x, area.y, half, area.height},
                .style = ButtonStyle::Quiet,
                .label = task_.is_place_shown() ? tr("Show the step") : tr("Hint"),
                .key_hint = services_.hint_of(Command::Hint)};
    hint.enabled = task_.stage() == TaskStage::Asked;
    hint.press = [this] {
        ask_hint();
    };
    add(std::move(hint));
    Button next{.id = TaskButton::Next,
                .area = {area.right() - half, area.y, half, area.height},
                .style = ButtonStyle::Primary,
                .label = tr("Next position"),
                .key_hint = services_.hint_of({.key = Key::Enter})};
    next.font_size = 14;
    next.enabled = is_over;
    next.press = [this] {
        next_position();
        place_again();
    };
    add(std::move(next));
}

// ---- input

Transition PracticeTaskScene::handle(const Input& input)
{
    now_ = std::max(now_, services_.host.now());
    const auto* pressed = std::get_if<PointerPressed>(&input);
    const bool is_left = pressed != nullptr && pressed->button == PointerButton::Left;
    if (is_left && board_ && content().contains(pressed->at) && board_->point(*pressed)) {
        board_->end_drag(); // an answer is about one cell
        return {};
    }
    const auto* wheel = std::get_if<WheelTurned>(&input);
    if (wheel != nullptr && text_.contains(wheel->at) && flow_.height > text_.height) {
        scroll_text(-wheel->steps * tall(60));
        return {};
    }
    return MenuScene::handle(input);
}

void PracticeTaskScene::scroll_text(int pixels)
{
    text_scroll_ += pixels;
    place_again();
}

std::optional<Transition> PracticeTaskScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Enter && key.held == Modifiers{} && has_position() && task_.is_over()) {
        if (!key.repeated)
            panel_.press(TaskButton::Next);
        return Transition{};
    }
    if (key.key == Key::PageUp || key.key == Key::PageDown) {
        scroll_text(key.key == Key::PageDown ? tall(120) : -tall(120));
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

// ---- drawing

void PracticeTaskScene::draw_content(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    draw_paragraph(canvas, tr(task_.technique().name), name_, technique_look, scale_);
    draw_progress(canvas);
    draw_paragraph(canvas, task_text(), task_area_, task_look, scale_);
    HintCardText text;
    text.places_digit = has_position() && task_.places();
    draw_hint_sentences(canvas, text, text_, flow_, scale_);
    if (!board_)
        return;
    BoardLook look;
    look.marks = false;
    look.keeps_corners = false;
    look.notes_in_places = true;
    look.shadow = false;
    if (!proof_.cells.empty()) {
        look.hint = &proof_;
    } else if (task_.stage() == TaskStage::Asked && task_.is_place_shown()) {
        look.glow.assign(board_->grid().cells().size(), 0);
        for (const auto& [cell, mark] : pattern_of(board_->grid(), task_.step()).cells)
            look.glow[cell.index] = 60;
    }
    board_->draw(canvas, *shown_, std::move(look));
}

// A bar for each position that has to be solved, and how many are.
void PracticeTaskScene::draw_progress(Canvas& canvas) const
{
    const int solved = std::min(practised().solved, engine::positions_to_solve);
    const std::string count =
        std::to_string(solved) + " / " + std::to_string(engine::positions_to_solve);
    const TextLook look{
        .size = 13, .weight = Weight::Medium, .tint = Paint::Ink2, .align = Align::Right};
    draw_text(canvas, count, progress_, look, scale_);
    const int room = progress_.width - canvas.width_of(count, font_of(look, scale_)) - px(10);
    const int gap = px(4);
    const int height = px(6);
    for (int index = 0; index < engine::positions_to_solve; ++index) {
        const int left = (room + gap) * index / engine::positions_to_solve;
        const int right = (room + gap) * (index + 1) / engine::positions_to_solve - gap;
        canvas.rounded(
            Rect{progress_.x + left, progress_.centre().y - height / 2, right - left, height},
            height / 2, index < solved ? Paint::Accent : Paint::Line);
    }
}

} // namespace

std::unique_ptr<Scene> make_practice_task_scene(Services& services,
                                                const engine::Technique& technique)
{
    return std::make_unique<PracticeTaskScene>(services, technique);
}

} // namespace game
