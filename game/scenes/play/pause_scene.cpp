#include "game/scenes/play/pause_scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/motion/curves.h"
#include "game/motion/span.h"
#include "game/scenes/dialog_scene.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/play/play_commands.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

using engine::N_;

enum class PauseButton { Resume, Restart, Settings, Help, NewGame, Leave, Commands };

// The buttons that keys of commands press here.
struct PauseKey {
    Command command;
    PauseButton button;
};

constexpr std::array pause_keys = {
    PauseKey{Command::Pause, PauseButton::Resume},
    PauseKey{Command::Back, PauseButton::Resume},
    PauseKey{Command::Restart, PauseButton::Restart},
    PauseKey{Command::Settings, PauseButton::Settings},
    PauseKey{Command::Help, PauseButton::Help},
    PauseKey{Command::NewGame, PauseButton::NewGame},
};
constexpr KeyPressed leave_key{.key = Key::Letter, .symbol = 'Q'};
constexpr KeyPressed commands_key{.key = Key::Tab};

// The card in high windows, and in lower ones. What asks is always shown.
enum class PauseForm { WithPar, Usual, Tight, Low };
constexpr std::array pause_forms = {PauseForm::WithPar, PauseForm::Usual, PauseForm::Tight};

// Lengths of a form, in units.
struct PauseLook {
    double above;   // and below everything
    double heading; // space after it, and likewise the next
    double sentence;
    double resume;
    double resume_height;
    double rows; // their height
    double rule; // space around it
    double foot; // space above it
    double beside;
};
constexpr PauseLook usual_look{26, 10, 16, 20, 64, 48, 20, 16, 32};
constexpr PauseLook tight_look{14, 4, 12, 12, 56, 44, 10, 8, 24};
constexpr double widest_card = 460;
constexpr double narrowest_card = 380;

constexpr TextLook pause_heading_look{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook time_look{
    .size = 24, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals};
constexpr TextLook sentence_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook foot_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

constexpr int counts = 3;
constexpr engine::PlayTime count_lasts{600};

class PauseScene : public DialogScene {
public:
    PauseScene(Services& services, PauseCard card) : DialogScene(services), card_(std::move(card))
    {
        panel_.focus(asks_restart() ? PauseButton::Restart : PauseButton::Resume);
    }

    HelpTopic help_topic() const override
    {
        return is_arcade() ? HelpTopic::Arcade : HelpTopic::Play;
    }
    bool opens_help() const override { return true; }
    Transition handle(const Input& input) override
    {
        if (counting_) {
            if (is_press(input))
                resume();
            return std::exchange(next_, {});
        }
        return DialogScene::handle(input);
    }

    Transition update(engine::MonotonicTime now) override
    {
        now_ = now;
        if (counting_ && counting_->is_over(now))
            resume();
        DialogScene::update(now);
        return std::exchange(next_, {});
    }

    std::optional<engine::PlayTime> next_change() const override
    {
        if (!counting_)
            return std::nullopt;
        return services_.motion() == MotionAmount::Full ? next_frame
                                                        : count_lasts - passed() % count_lasts;
    }

    void draw(Canvas& canvas) const override
    {
        if (counting_)
            draw_count(canvas);
        else
            DialogScene::draw(canvas);
    }

private:
    static bool is_press(const Input& input)
    {
        return std::holds_alternative<KeyPressed>(input) ||
               std::holds_alternative<PointerPressed>(input);
    }

    bool is_arcade() const { return card_.end != nullptr; }

    // At once, or after a count.
    void begin_to_resume()
    {
        now_ = services_.host.now();
        if (is_arcade() || !services_.settings.count_down)
            return resume();
        counting_ = Span{now_, counts * count_lasts};
    }

    void resume()
    {
        card_.resume();
        leave_for({Transition::Kind::Pop, {}});
    }

    engine::PlayTime passed() const { return now_ - counting_->start; }

    // 3, 2, 1 in the middle of the board; each appears large and settles.
    void draw_count(Canvas& canvas) const
    {
        const auto left = counts - passed() / count_lasts;
        const double since = milliseconds(passed() % count_lasts);
        const bool moves = services_.motion() == MotionAmount::Full;
        const double size = moves ? 1 + 0.25 * (1 - ease_out(std::min(1.0, since / 200))) : 1;
        const Rect board = card_.board();
        canvas.text(std::to_string(left), board.centre(), Align::Centre,
                    Font{Face::Numerals, Weight::Bold, rounded(140 * size * scale_.unit)},
                    Paint::AccentText);
    }

    Rect covered() const override { return card_.board(); }
    // Narrower where the board is, so that its edges are seen.
    Length card_width() const override
    {
        const double board = card_.board().width / scale_.unit;
        return board > 0 ? std::clamp(board - 32, narrowest_card, widest_card) : widest_card;
    }
    Scale scale_of(Size window) const override { return menu_scale(window, services_.settings); }

    Box card() override
    {
        for (const PauseForm form : pause_forms) {
            const Box card = contents(form);
            if (has_room_for(card))
                return card;
        }
        return contents(PauseForm::Low);
    }

    Box contents(PauseForm form)
    {
        using namespace box;
        const bool asks = card_.asks != PauseAsks::Nothing;
        const bool is_low = form == PauseForm::Low;
        const PauseLook& look = form <= PauseForm::Usual ? usual_look : tight_look;
        const bool has_par = form == PauseForm::WithPar && !card_.par.empty();
        return column({
                          heading().size(with_text(40)).then(look.heading),
                          paragraph(sentence(), sentence_look)
                              .then(has_par ? 0 : look.sentence)
                              .when(asks || !is_low),
                          paragraph(card_.par, sentence_look).then(look.sentence).when(has_par),
                          button(resume_button())
                              .size(with_text(look.resume_height))
                              .then(look.resume),
                          ways(look),
                          all_commands(form, look).when(!is_arcade()),
                          foot().size(with_text(20)).when(!is_arcade() && !(is_low && asks)),
                      })
            .padding(look.beside, look.above);
    }

    Box heading() const
    {
        using namespace box;
        return row({icon(Icon::Pause, 24).then(14), text(tr("Paused"), pause_heading_look),
                    space().grow(), number(clock_text(card_.elapsed), time_look)});
    }

    // Two in a row, without their keys if there is no room for them.
    Box ways(const PauseLook& look)
    {
        using namespace box;
        const double half = (card_width().units - 2 * look.beside - 8) / 2;
        std::vector<Button> pairs = {
            restart(), is_arcade() ? end() : way(Command::NewGame, N_("New game")),
            way(Command::Settings, N_("Settings")), way(Command::Help, N_("Help"))};
        const bool all_fit = std::ranges::all_of(
            pairs, [&](const Button& way) { return natural_width(button(way)) <= half; });
        std::vector<Box> all;
        for (Button& way : pairs) {
            if (!all_fit)
                way.key_hint.clear();
            all.push_back(button(std::move(way)));
        }
        std::vector<Box> rows = {evenly({all[0], all[1]}, 8), evenly({all[2], all[3]}, 8)};
        if (!is_arcade())
            rows.push_back(button(leave()));
        for (Box& row : rows)
            row = row.size(with_text(look.rows));
        return column(rows).gaps(8);
    }

    // With a line that says what there is.
    Box all_commands(PauseForm form, const PauseLook& look)
    {
        using namespace box;
        const bool is_usual = form <= PauseForm::Usual;
        const Button commands =
            quiet(PauseButton::Commands, tr("All commands"), Icon::Menu,
                  services_.hint_of(commands_key), [this] { leave_for(replace(card_.commands)); });
        return column({
            space(is_usual ? look.rule : 8),
            rule().then(look.rule).when(form != PauseForm::Low),
            button(commands).size(with_text(look.rows)),
            space(12).when(is_usual),
            paragraph(tr("Undo, notes, bookmarks, print, copy and more"), foot_look).when(is_usual),
            space(12).when(is_usual),
            rule().when(is_usual),
            space(look.foot),
        });
    }

    std::string sentence() const
    {
        switch (card_.asks) {
        case PauseAsks::Restart:
            return tr(is_arcade() ? N_("Start again? This run will not count.")
                                  : N_("Empty the board? The time so far still counts."));
        case PauseAsks::Copy:
            return services_.texts.tr(
                engine::Message{N_("Copy the digits? The run then counts as assisted, no longer as "
                                   "clean. {key} once more copies them."),
                                {{"key", services_.hint_of(Command::CopyPuzzle)}}});
        case PauseAsks::Nothing:
            break;
        }
        return tr(card_.is_of_today ? N_("Today's board. The digits are hidden, the clock stands.")
                                    : N_("The digits are hidden, the clock stands."));
    }

    Button quiet(PauseButton id,
                 std::string label,
                 Icon icon,
                 std::string key,
                 std::function<void()> press) const
    {
        return {.id = id,
                .style = ButtonStyle::Quiet,
                .label = std::move(label),
                .key_hint = std::move(key),
                .icon = icon,
                .chosen = id == PauseButton::Restart && asks_restart(),
                .group = PauseButton::Resume,
                .press = std::move(press)};
    }

    bool asks_restart() const { return card_.asks == PauseAsks::Restart; }

    // A button that opens another screen, as its command does.
    Button way(Command command, const char* label)
    {
        return quiet(std::ranges::find(pause_keys, command, &PauseKey::command)->button, tr(label),
                     *play_command(command).icon, services_.hint_of(command),
                     [this, command] { leave_for(go_to(screen_of(command), services_)); });
    }

    Button resume_button()
    {
        return {.id = PauseButton::Resume,
                .style = ButtonStyle::Primary,
                .label = tr("Resume"),
                .key_hint = services_.hint_of(Command::Back),
                .font_size = 20,
                .group = PauseButton::Resume,
                .press = [this] {
                    begin_to_resume();
                }};
    }

    Button restart()
    {
        return quiet(PauseButton::Restart, asks_restart() ? tr("Restart now") : tr("Restart"),
                     Icon::Restart, asks_restart() ? "" : services_.hint_of(Command::Restart),
                     [this] { ask_or_restart(); });
    }

    Button leave()
    {
        return quiet(PauseButton::Leave, card_.is_untouched ? tr("Leave") : tr("Save and leave"),
                     Icon::Exit, services_.hint_of(leave_key),
                     [this] { leave_for(leave_play(services_, card_.collection, card_.recipe)); });
    }

    // Of a run.
    Button end()
    {
        return quiet(PauseButton::Leave, tr("End the run"), Icon::Exit,
                     services_.hint_of(leave_key), [this] {
                         card_.end();
                         leave_for({Transition::Kind::Pop, {}});
                     });
    }

    // Says whether the play is saved, or what was copied.
    Box foot() const
    {
        using namespace box;
        const std::optional<engine::Message> error = services_.saves.save_error();
        const bool is_saved = !error && !services_.saves.is_still_saving();
        const std::string said = copied_              ? services_.texts.tr(*copied_)
                                 : card_.is_untouched ? tr("Nothing entered yet")
                                 : error              ? services_.texts.tr(*error)
                                 : is_saved           ? tr("Saved a moment ago")
                                                      : tr("Saving: the disk is slow …");
        TextLook look = foot_look;
        if (error)
            look.tint = Paint::Error;
        return row({icon(is_saved ? Icon::Check : Icon::Warning, 16,
                         is_saved ? Paint::Ok
                         : error  ? Paint::Error
                                  : Paint::Ink2)
                        .then(6),
                    text(said, look).grow()});
    }

    bool take_key(const KeyPressed& pressed) override
    {
        if (pressed == leave_key) {
            panel_.press(PauseButton::Leave);
            return true;
        }
        if (pressed == commands_key && !is_arcade()) {
            panel_.press(PauseButton::Commands);
            return true;
        }
        if (panel_.handle(pressed) || pressed.repeated)
            return true;
        const auto command = services_.settings.keys.command_for(pressed);
        if (command == Command::CopyPuzzle && !is_arcade())
            ask_or_copy();
        const auto found = std::ranges::find(pause_keys, command, &PauseKey::command);
        if (found != pause_keys.end() && panel_.find(found->button) != nullptr)
            panel_.press(found->button);
        return true;
    }

    void ask_or_restart()
    {
        if (asks_restart()) {
            card_.restart();
            return leave_for({Transition::Kind::Pop, {}});
        }
        card_.asks = PauseAsks::Restart;
        panel_.focus(PauseButton::Restart);
    }

    void ask_or_copy()
    {
        const bool is_asked = card_.asks == PauseAsks::Copy;
        card_.asks = PauseAsks::Nothing;
        if (card_.asks_before_copy && !is_asked) {
            card_.asks = PauseAsks::Copy;
            return;
        }
        card_.asks_before_copy = false;
        copied_ = card_.copy();
    }

    void leave_for(Transition next)
    {
        card_.asks = PauseAsks::Nothing;
        next_ = std::move(next);
    }

    PauseCard card_;
    engine::MonotonicTime now_{0};
    std::optional<Span> counting_;          // before the play goes on
    std::optional<engine::Message> copied_; // what to say of it
};

} // namespace

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card)
{
    return std::make_unique<PauseScene>(services, std::move(card));
}

} // namespace game
