#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "game/saves/known_to_all.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/play/strip_above.h"
#include "game/scenes/title/lesson_win_scene.h"
#include "game/sound/sounds.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::Message;
using engine::N_;

const Cell first_cell = Cell::at(2); // the only empty one of the first row
constexpr Digit first_digit = 3;
const Cell noted_cell = Cell::at(8); // 2 or 3
constexpr Digit noted_digit = 2;

constexpr TextLook lesson_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook deed_look{.size = 15, .weight = Weight::Regular};

enum class LessonButton { Leave };
enum class LessonStep { Place, Note, Undo, Hint, Finish };
constexpr int lesson_steps = static_cast<int>(LessonStep::Finish) + 1;

struct LessonTexts {
    const char* what; // is learnt
    const char* keys; // what to do by keyboard
    const char* pointer;
};

// In the order of the steps.
constexpr std::array lesson_texts = {
    LessonTexts{N_("Each row, column and box holds 1 to 4 once. The first row is missing a 3."),
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
    LessonTexts{N_("Now finish it"),
                N_("Fill the cells that are left: choose one and press its digit."),
                N_("Fill the cells that are left: click one, then its digit.")},
};

engine::SavedGame lesson_game()
{
    engine::PuzzleSpec spec;
    spec.layout = "4x4";
    spec.level = engine::Level::Beginner;
    return engine::SavedGame{
        .id = "", // it is not saved
        .spec = spec,
        .session = engine::Session(lesson_puzzle.puzzle(), {.clashes_keep_notes = true}),
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
          inner_(services.with(settings_, records_, unsaved_)),
          play_(inner_, lesson_game(), ""),
          strip_(services)
    {
        play_.stay_here();
        play_.play().count_as(PlayKind::Lesson);
        services_.settings.offers_lesson = false;
        services_.saves.write(saving(services_.settings));
    }

    HelpTopic help_topic() const override { return HelpTopic::Lesson; }
    bool opens_help() const override { return true; }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        window_ = window;
        measure_ = &measure;
        settings_.text_size = services_.settings.text_size;
        scale_ = menu_scale(window, services_.settings);
        place();
        play_.lay_out(strip_.room_below(), measure);
    }

    // Whatever leads to another screen is not followed: the lesson goes on.
    Transition handle(const Input& input) override
    {
        if (std::holds_alternative<KeyPressed>(input))
            by_keys_ = true;
        else if (std::holds_alternative<PointerPressed>(input))
            by_keys_ = false;
        if (auto taken = take(input))
            return *taken;
        const std::optional<Input> below = strip_.input_below(input);
        return below ? after(play_.handle(*below)) : Transition{};
    }

    Transition update(engine::MonotonicTime now) override { return after(play_.update(now)); }

    void draw(Canvas& canvas) const override
    {
        strip_.draw(canvas, [this](Canvas& below) {
            play_.draw(below);
            if (step_ == LessonStep::Place)
                draw_mark_around(below, first_cell);
            if (step_ == LessonStep::Note)
                draw_mark_around(below, noted_cell);
        });
    }

    std::optional<engine::PlayTime> next_change() const override { return play_.next_change(); }
    bool is_busy() const override { return play_.is_busy(); }

private:
    const engine::Session& session() const { return play_.game().session; }
    const engine::Board& board() const { return session().board(); }
    const LessonTexts& texts() const { return lesson_texts[engine::index_of(step_)]; }
    std::string tr(const char* text) const { return services_.texts.tr(text); }

    bool is_done() const
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
        case LessonStep::Finish:
            return false;
        }
        return false;
    }

    // The last digit begins the win; no other screen follows.
    Transition after(const Transition& of_play)
    {
        if (session().is_solved())
            return replace([&services = services_, game = play_.game(), start = win_start()] {
                return make_lesson_win_scene(services, game, start);
            });
        if (of_play.kind != Transition::Kind::Stay)
            play_.resume();
        go_on();
        return {};
    }

    void go_on()
    {
        const LessonStep before = step_;
        while (is_done())
            step_ = engine::enumerator_after(step_, 1);
        if (step_ != before)
            services_.sound.play(sounds::lesson_step());
        place();
    }

    // With the strip above it.
    WinStart win_start() const
    {
        WinStart start = play_.win_start();
        const auto picture = std::make_shared<DisplayList>(window_, *measure_);
        draw(*picture);
        start.picture = picture;
        start.board_square = start.board_square.moved(0, strip_.bottom());
        return start;
    }

    void place()
    {
        if (measure_ != nullptr && strip_.place(strip(), window_, unit_of(scale_, *measure_)))
            play_.lay_out(strip_.room_below(), *measure_);
    }

    // As high as the texts need.
    Box strip()
    {
        using namespace box;
        const bool is_wide = window_.width / scale_.unit - 16 >= scale_.grown(760);
        // That of the other device may be longer: nothing jumps when the device changes.
        const Box deed =
            layers({room_for({tr(texts().keys), tr(texts().pointer)}, deed_look),
                    paragraph(tr(by_keys_ ? texts().keys : texts().pointer), deed_look)});
        const Box said =
            column({steps().size(5).then(7), paragraph(tr(texts().what), lesson_look), deed});
        return row({said.size(0).grow().then(14), leave_button(is_wide)
                                                      .size(with_text(is_wide ? 150 : 44))
                                                      .across(with_text(44))})
            .padding(14, 14);
    }

    // A bar for each step; those that are done are filled.
    Box steps() const
    {
        std::vector<Box> bars;
        for (int step = 0; step < lesson_steps; ++step) {
            const Paint paint = step < static_cast<int>(step_) ? Paint::Accent : Paint::Line;
            const auto draw = [paint](Canvas& canvas, Rect bar, Scale) {
                canvas.rounded(bar, bar.height / 2, paint);
            };
            bars.push_back(box::picture(draw).size(36));
        }
        return box::row(std::move(bars)).gaps(6);
    }

    Box leave_button(bool has_label)
    {
        Button leave{.id = LessonButton::Leave,
                     .style = ButtonStyle::Quiet,
                     .label = tr("Skip"),
                     .key_hint = play_.has_card() ? "" // which takes the key
                                                  : services_.hint_of({.key = Key::Escape}),
                     .press = [this] {
                         next_ = {Transition::Kind::Pop, {}};
                     }};
        return box::button(has_label ? leave : icon_alone(leave, Icon::Cross));
    }

    std::optional<Transition> take(const Input& input)
    {
        if (strip_.panel().handle(input))
            return std::exchange(next_, Transition{});
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr || key->repeated)
            return std::nullopt;
        if (key->key == Key::Escape && !play_.has_card())
            return Transition{Transition::Kind::Pop, {}};
        if (services_.settings.keys.command_for(*key) == Command::Help)
            return go_to(make_help_scene, services_);
        return std::nullopt;
    }

    void draw_mark_around(Canvas& canvas, Cell cell) const
    {
        const auto around = rounded(2 * scale_.unit);
        canvas.rounded_border(play_.area_of(cell).inset(-around), 3 * around, 4 * scale_.unit,
                              Paint::Accent);
    }

    Services& services_;
    Settings settings_;
    engine::RecordBook records_;
    SaveService unsaved_;
    Services inner_;
    PlayScene play_;
    LessonStep step_ = LessonStep::Place;
    bool by_keys_ = true; // the last input came from the keyboard
    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    StripAbove strip_;
    Transition next_;
};
} // namespace

std::unique_ptr<Scene> make_lesson_scene(Services& services)
{
    return std::make_unique<LessonScene>(services);
}

} // namespace game
