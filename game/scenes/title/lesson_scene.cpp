#include "game/scenes/title/lesson_scene.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/play/input_below.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::Message;
using engine::N_;

constexpr std::string_view lesson_puzzle = "12.4.4.2.14.4..1";
constexpr std::array<Digit, 16> lesson_solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
const Cell first_cell = Cell::at(2); // the only empty one of the first row
constexpr Digit first_digit = 3;
const Cell noted_cell = Cell::at(8); // 2 or 3
constexpr Digit noted_digit = 2;

constexpr TextLook lesson_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook deed_look{.size = 15, .weight = Weight::Regular};
constexpr double strip_padding = 14;

enum class LessonButton { Leave, Start };
enum class LessonStep { Place, Note, Undo, Hint, End };
constexpr int lesson_steps = static_cast<int>(LessonStep::End);

struct LessonTexts {
    const char* what; // is learnt
    const char* keys; // what to do by keyboard
    const char* pointer;
};

// In the order of the steps.
constexpr std::array lesson_texts = {
    LessonTexts{N_("Each row, column and box holds 1 to 4 once. The first row lacks the 3."),
                N_("Go to the marked cell with the arrow keys and press 3."),
                N_("Click the marked cell, then 3 on the pad.")},
    LessonTexts{N_("Not sure yet? Here 2 or 3 fits. Note what is possible."),
                N_("Go to the marked cell and press Shift and 2: a small 2 in the corner."),
                N_("Click the marked cell, then the corner mode above the pad, then 2.")},
    LessonTexts{N_("Every step can be taken back."), N_("Press Ctrl and Z."),
                N_("Click the arrow that undoes.")},
    LessonTexts{N_("Stuck? A hint says where to look, which technique applies, and why."),
                N_("Press H, and again to read on; Enter applies it."),
                N_("Click the light bulb, then the large button until the hint is applied.")},
    LessonTexts{N_("That is all you need. The keys and all rules are in the help: F1."), "", ""},
};

engine::SavedGame lesson_game()
{
    const auto printed = engine::parse_puzzle_line(lesson_puzzle);
    ENSURE(printed);
    engine::Puzzle puzzle{printed->grid, printed->givens,
                          engine::Digits(lesson_solution.begin(), lesson_solution.end())};
    engine::PuzzleSpec spec;
    spec.layout = "4x4";
    spec.level = engine::Level::Beginner;
    return engine::SavedGame{.id = "lesson",
                             .spec = spec,
                             .session = engine::Session(std::move(puzzle), engine::PlayOptions{}),
                             .input = {.selection = {Cell::at(0)}}};
}

// As the player has them, but without what would lead away from the lesson.
Settings lesson_settings(Settings settings)
{
    settings.ask_before_help = false;
    settings.pause_on_focus_loss = false;
    settings.show_clock = false;
    settings.symbols = engine::SymbolSet::Figures;
    settings.clear_peer_notes = false;
    return settings;
}

class LessonScene : public Scene {
public:
    explicit LessonScene(Services& services)
        : services_(services),
          settings_(lesson_settings(services.settings)),
          inner_(inner_services()),
          play_(inner_, lesson_game(), "")
    {
        play_.stay_here();
        panel_.when_pressed(sound_of_button(services_));
        services_.settings.offers_lesson = false;
        services_.saves.write(saving(services_.settings));
    }

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override { return play_.next_change(); }
    bool is_busy() const override { return play_.is_busy(); }

private:
    Services inner_services()
    {
        Services inner = services_.with(settings_, records_, unsaved_);
        return inner;
    }
    const engine::Session& session() const { return play_.game().session; }
    const engine::Board& board() const { return session().board(); }
    const LessonTexts& texts() const { return lesson_texts[engine::index_of(step_)]; }
    std::string tr(const char* text) const { return services_.texts.tr(text); }
    std::string deed() const { return tr(by_keys_ ? texts().keys : texts().pointer); }
    bool is_done() const;
    void go_on();
    void place();
    void place_buttons(Rect line);
    // Empty while a card of the play takes the key.
    std::string key_hint(Key key) const { return has_card_ ? "" : services_.hint_of({.key = key}); }
    std::optional<Transition> take(const Input& input);
    void draw_mark_around(Canvas& canvas, Cell cell) const;
    void draw_strip(Canvas& canvas) const;
    void draw_steps(Canvas& canvas) const;

    Services& services_;
    Settings settings_;
    engine::RecordBook records_;
    SaveService unsaved_;
    Services inner_;
    PlayScene play_;
    LessonStep step_ = LessonStep::Place;
    bool by_keys_ = true;   // the last input came from the keyboard
    bool has_card_ = false; // the play shows one, which has the keys
    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    Rect strip_;
    Rect text_;
    ButtonPanel panel_{FocusKeys::None};
    Transition next_;
};

void LessonScene::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    settings_.text_size = services_.settings.text_size;
    scale_ = menu_scale(window, services_.settings);
    place();
}

// The strip with the texts is above the play and as high as they need.
void LessonScene::place()
{
    const int pad = scale_.px(strip_padding);
    const int outside = scale_.px(8);
    const int button = scale_.tall(44);
    strip_ = Rect{outside, outside, window_.width - 2 * outside, 0};
    text_ = Rect{strip_.x + pad, strip_.y + pad, strip_.width - 2 * pad, 0};
    const bool ends = step_ == LessonStep::End;
    const bool is_wide = strip_.width >= scale_.tall(760);
    const bool has_room_beside = is_wide || !ends;
    const int buttons = ends ? scale_.tall(380) : is_wide ? scale_.tall(150) : button;
    if (has_room_beside)
        text_.width -= buttons + pad;
    text_.height = scale_.px(12) +
                   paragraph_height(*measure_, tr(texts().what), text_.width, lesson_look, scale_);
    // The longer of both, so that nothing jumps when the device changes.
    text_.height +=
        std::max(paragraph_height(*measure_, tr(texts().keys), text_.width, deed_look, scale_),
                 paragraph_height(*measure_, tr(texts().pointer), text_.width, deed_look, scale_));
    if (has_room_beside) {
        strip_.height = std::max(text_.height, button) + 2 * pad;
        place_buttons(
            Rect{strip_.right() - pad - buttons, strip_.centre().y - button / 2, buttons, button});
    } else {
        place_buttons(Rect{text_.x, text_.bottom() + scale_.px(4), text_.width, button});
        strip_.height = text_.height + scale_.px(4) + button + 2 * pad;
    }
    play_.lay_out(Size{window_.width, window_.height - strip_.bottom()}, *measure_);
}

void LessonScene::place_buttons(Rect line)
{
    const bool ends = step_ == LessonStep::End;
    const int gap = scale_.px(12);
    const int width = ends ? (line.width - gap) / 2 : std::min(line.width, scale_.tall(150));
    const Rect right{line.right() - width, line.y, width, line.height};
    Button leave{.id = LessonButton::Leave,
                 .area = right,
                 .style = ButtonStyle::Quiet,
                 .label = tr(ends ? N_("Main menu") : N_("Skip")),
                 .key_hint = key_hint(Key::Escape),
                 .press = [this] {
                     next_ = {Transition::Kind::Pop, {}};
                 }};
    if (width == line.height)
        leave = icon_alone(std::move(leave), Icon::Cross);
    std::vector<Button> buttons = {std::move(leave)};
    if (ends)
        buttons.push_back(Button{.id = LessonButton::Start,
                                 .area = right.moved(-width - gap, 0),
                                 .style = ButtonStyle::Primary,
                                 .label = tr(N_("Play")),
                                 .key_hint = key_hint(Key::Enter),
                                 .font_size = 16,
                                 .press = [this] {
                                     engine::PuzzleSpec spec = services_.settings.last_game;
                                     spec.seed = services_.host.random_seed();
                                     next_ = start_play(services_, spec);
                                     next_.kind = Transition::Kind::Replace;
                                 }});
    panel_.set(std::move(buttons));
}

bool LessonScene::is_done() const
{
    switch (step_) {
    case LessonStep::Place:
        return board()[first_cell].digit == first_digit;
    case LessonStep::Note:
        return std::ranges::any_of(session().grid().cells(), [this](Cell cell) {
            return board()[cell].corner_notes.has(noted_digit) ||
                   board()[cell].centre_notes.has(noted_digit);
        });
    case LessonStep::Undo:
        return session().can_redo();
    case LessonStep::Hint:
        return session().stats().hints > 0 && !play_.has_card();
    case LessonStep::End:
        return false;
    }
    return false;
}

void LessonScene::go_on()
{
    const LessonStep before = step_;
    while (is_done())
        step_ = engine::enumerator_after(step_, 1);
    if (session().is_solved())
        step_ = LessonStep::End;
    const bool had_card = std::exchange(has_card_, play_.has_card());
    if (has_card_ != had_card || step_ != before)
        place();
}

std::optional<Transition> LessonScene::take(const Input& input)
{
    if (panel_.handle(input))
        return std::exchange(next_, Transition{});
    const auto* key = std::get_if<KeyPressed>(&input);
    if (key == nullptr || key->repeated)
        return std::nullopt;
    const bool is_ours = !play_.has_card();
    if (key->key == Key::Escape && is_ours)
        return Transition{Transition::Kind::Pop, {}};
    if (key->key == Key::Enter && is_ours && step_ == LessonStep::End) {
        panel_.press(LessonButton::Start);
        return std::exchange(next_, Transition{});
    }
    const bool is_over = step_ == LessonStep::End; // which names the key of the help
    if (is_over && services_.settings.keys.command_for(*key) == Command::Help)
        return go_to(make_help_scene, services_);
    return std::nullopt;
}

// Whatever leads to another screen is not followed: the lesson goes on.
Transition LessonScene::handle(const Input& input)
{
    if (std::holds_alternative<KeyPressed>(input))
        by_keys_ = true;
    else if (std::holds_alternative<PointerPressed>(input))
        by_keys_ = false;
    if (auto taken = take(input))
        return *taken;
    const std::optional<Input> below = input_below(input, strip_.bottom());
    if (below && play_.handle(*below).kind != Transition::Kind::Stay)
        play_.resume();
    go_on();
    return {};
}

Transition LessonScene::update(engine::MonotonicTime now)
{
    if (play_.update(now).kind != Transition::Kind::Stay)
        play_.resume();
    go_on();
    return {};
}

void LessonScene::draw(Canvas& canvas) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
    ShiftedCanvas below(canvas, Size{window_.width, window_.height - strip_.bottom()},
                        strip_.bottom());
    play_.draw(below);
    if (step_ == LessonStep::Place)
        draw_mark_around(below, first_cell);
    if (step_ == LessonStep::Note)
        draw_mark_around(below, noted_cell);
    draw_strip(canvas);
}

void LessonScene::draw_mark_around(Canvas& canvas, Cell cell) const
{
    canvas.rounded_border(play_.area_of(cell).inset(-scale_.px(2)), scale_.px(6), 4 * scale_.unit,
                          Paint::Accent);
}

void LessonScene::draw_strip(Canvas& canvas) const
{
    draw_card(canvas, strip_, scale_);
    draw_steps(canvas);
    Rect line = text_;
    line.y += scale_.px(12);
    line.height = paragraph_height(canvas, tr(texts().what), line.width, lesson_look, scale_);
    draw_paragraph(canvas, tr(texts().what), line, lesson_look, scale_);
    line.y = line.bottom();
    line.height = text_.bottom() - line.y;
    if (!deed().empty())
        draw_paragraph(canvas, deed(), line, deed_look, scale_);
    panel_.draw(canvas, scale_);
}

// A bar for each step; those that are done are filled.
void LessonScene::draw_steps(Canvas& canvas) const
{
    const int width = scale_.px(36);
    const int height = scale_.px(5);
    for (int step = 0; step < lesson_steps; ++step) {
        const Rect bar{text_.x + step * (width + scale_.px(6)), text_.y, width, height};
        canvas.rounded(bar, height / 2,
                       step < static_cast<int>(step_) ? Paint::Accent : Paint::Line);
    }
}

} // namespace

std::unique_ptr<Scene> make_lesson_scene(Services& services)
{
    return std::make_unique<LessonScene>(services);
}

} // namespace game
