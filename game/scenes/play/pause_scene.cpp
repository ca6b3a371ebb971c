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

namespace game {
namespace {

using engine::N_;

enum class PauseButton { Resume, Restart, Settings, Help, NewGame, Leave, Menu };

// The buttons that keys of commands press here.
struct PauseKey {
    Command command;
    PauseButton button;
};

constexpr std::array pause_keys = {
    PauseKey{Command::Pause, PauseButton::Resume},
    PauseKey{Command::Back, PauseButton::Resume},
    PauseKey{Command::NextMode, PauseButton::Resume}, // Space
    PauseKey{Command::Confirm, PauseButton::Resume},
    PauseKey{Command::Restart, PauseButton::Restart},
    PauseKey{Command::Settings, PauseButton::Settings},
    PauseKey{Command::Help, PauseButton::Help},
    PauseKey{Command::NewGame, PauseButton::NewGame},
};

constexpr TextLook pause_heading_look{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook time_look{
    .size = 24, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals};
constexpr TextLook sentence_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

constexpr int counts = 3;
constexpr engine::PlayTime count_lasts{600};

class PauseScene : public DialogScene {
public:
    PauseScene(Services& services, PauseCard card) : DialogScene(services), card_(std::move(card))
    {
        panel_.focus(asks_restart() ? PauseButton::Restart : PauseButton::Resume);
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

    // At once, or after a count.
    void begin_to_resume()
    {
        now_ = services_.host.now();
        if (!services_.settings.count_down)
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
    Length card_width() const override { return 420; }

    Box card() override
    {
        const Box with_par = contents(card_.par);
        return has_room_for(with_par) ? with_par : contents("");
    }

    Box contents(const std::string& par)
    {
        using namespace box;
        return column(
                   {
                       row({icon(Icon::Pause, 24).then(14), text(tr("Paused"), pause_heading_look),
                            space().grow(), number(clock_text(card_.elapsed), time_look)})
                           .size(40)
                           .then(14),
                       paragraph(sentence(), sentence_look),
                       paragraph(par, sentence_look).when(!par.empty()),
                       space(18),
                       button(resume_button()).size(64).then(20),
                       evenly({restart(), way(Command::Settings)}, 8).size(48).then(10),
                       evenly({way(Command::Help), way(Command::NewGame)}, 8).size(48).then(10),
                       evenly({leave(), menu()}, 8).size(48).then(17),
                       foot(),
                   })
            .padding(36, 30);
    }

    std::string sentence() const
    {
        switch (card_.asks) {
        case PauseAsks::Restart:
            return tr("Empty the board? The time so far still counts.");
        case PauseAsks::Copy:
            return services_.texts.tr(
                engine::Message{N_("Copy the digits? The run then counts as assisted, no longer as "
                                   "clean. {key} once more copies them."),
                                {{"key", services_.hint_of(Command::CopyPuzzle)}}});
        case PauseAsks::Nothing:
            break;
        }
        return tr("The digits are hidden while the clock is stopped.");
    }

    Box quiet(PauseButton id,
              std::string label,
              Icon icon,
              std::string key,
              std::function<void()> press) const
    {
        return box::button({.id = id,
                            .style = ButtonStyle::Quiet,
                            .label = std::move(label),
                            .key_hint = std::move(key),
                            .icon = icon,
                            .chosen = id == PauseButton::Restart && asks_restart(),
                            .group = PauseButton::Resume,
                            .press = std::move(press)});
    }

    bool asks_restart() const { return card_.asks == PauseAsks::Restart; }

    // A button that opens another screen, as its command does.
    Box way(Command command)
    {
        const PlayCommand& row = play_command(command);
        return quiet(std::ranges::find(pause_keys, command, &PauseKey::command)->button,
                     tr(row.label), *row.icon, services_.hint_of(command),
                     [this, command] { leave_for(go_to(screen_of(command), services_)); });
    }

    Button resume_button()
    {
        return {.id = PauseButton::Resume,
                .style = ButtonStyle::Primary,
                .label = tr("Resume"),
                .key_hint = services_.hint_of(Command::Pause),
                .font_size = 20,
                .press = [this] {
                    begin_to_resume();
                }};
    }

    Box restart()
    {
        return quiet(PauseButton::Restart, asks_restart() ? tr("Restart now") : tr("Restart"),
                     Icon::Restart, asks_restart() ? "" : services_.hint_of(Command::Restart),
                     [this] { ask_or_restart(); });
    }

    Box leave()
    {
        return quiet(PauseButton::Leave, card_.is_untouched ? tr("Leave") : tr("Save and leave"),
                     Icon::Exit, services_.hint_of({.key = Key::Letter, .symbol = 'Q'}),
                     [this] { leave_for(leave_play(services_, card_.collection, card_.recipe)); });
    }

    Box menu()
    {
        return quiet(PauseButton::Menu, tr("Menu"), Icon::Menu, "",
                     [this] { leave_for({Transition::Kind::Replace, card_.menu}); });
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
        const TextLook look{
            .size = 13, .weight = Weight::Regular, .tint = error ? Paint::Error : Paint::Ink2};
        return row({icon(is_saved ? Icon::Check : Icon::Warning, 16,
                         is_saved ? Paint::Ok
                         : error  ? Paint::Error
                                  : Paint::Ink2)
                        .then(6),
                    text(said, look).grow()})
            .size(24);
    }

    bool take_key(const KeyPressed& pressed) override
    {
        if (pressed.key == Key::Letter && pressed.symbol == 'Q' && pressed.held == Modifiers{}) {
            panel_.press(PauseButton::Leave);
            return true;
        }
        if (panel_.handle(pressed) || pressed.repeated)
            return true;
        const auto command = services_.settings.keys.command_for(pressed);
        if (command == Command::CopyPuzzle)
            ask_or_copy();
        const auto found = std::ranges::find(pause_keys, command, &PauseKey::command);
        if (found != pause_keys.end())
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
