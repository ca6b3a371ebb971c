#include "game/scenes/screens.h"

#include <utility>

#include "game/scenes/win_view.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/widgets/button_panel.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class WinButton { Next, Records, Title };

constexpr PlayTime deaf_for{600}; // ignores keys, so that the last digit is not taken as an initial
constexpr PlayTime blink{500};

// after Esc: anonymous
constexpr const char* no_name = "···";

class WinScene : public Scene {
public:
    WinScene(Services& services, engine::SavedGame game)
        : services_(services),
          game_(std::move(game)),
          run_(services_, game_),
          initials_(services.settings.initials),
          entering_(run_.rank().has_value()),
          opened_(services.host.now()),
          now_(opened_),
          view_(game_.session.grid())
    {
        panel_.when_pressed(sound_of_button(services_));
        services_.sound.play(sounds::win(run_.is_best()));
        if (entering_)
            services_.host.enable_text_input(true);
        else
            panel_.focus(WinButton::Next);
    }

    ~WinScene() override
    {
        if (entering_)
            services_.host.enable_text_input(false);
    }

    void lay_out(Size window, const TextMeasure&) override
    {
        layout_ = lay_out_win(window, services_.settings.text_size / 100.0);
        if (!layout_.board.empty())
            view_.place(layout_.board, layout_.scale, 15);
        place_buttons();
        // The book was read after the run was added, and has ten faster runs.
        if (entering_ && !run_.rank())
            save(initials_.text());
    }

    Transition handle(const Input& input) override
    {
        if (const auto* key = std::get_if<KeyPressed>(&input))
            press_key(*key);
        else if (const auto* typed = std::get_if<TextTyped>(&input))
            type(typed->text);
        else if (const auto* pressed = std::get_if<PointerPressed>(&input))
            point(*pressed);
        else if (std::holds_alternative<CloseRequested>(input))
            save(initials_.text());
        if (!std::holds_alternative<KeyPressed>(input))
            panel_.handle(input);
        return std::exchange(next_, {});
    }

    Transition update(MonotonicTime now) override
    {
        now_ = now;
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        if (now_ - opened_ < wave_lasts)
            return PlayTime{16};
        if (entering_)
            return blink - now_ % blink;
        return std::nullopt;
    }

    void draw(Canvas& canvas) const override
    {
        const Size window = canvas.size();
        canvas.fill(Rect{0, 0, window.width, window.height}, Paint::Background);
        const WinView view(canvas, services_, layout_, run_);
        view.draw_board(view_, game_.session.board(), now_ - opened_);
        view.draw_splits();
        view.draw_heading();
        if (run_.rank())
            view.draw_initials(initials_, entry());
        else
            view.draw_reason();
        view.draw_table(initials_, entering_, now_ / blink % 2 == 0);
        panel_.draw(canvas, layout_.scale);
    }

private:
    void place_buttons()
    {
        const engine::Translations& texts = services_.texts;
        panel_.set({
            Button{.id = WinButton::Next,
                   .area = layout_.next,
                   .style = ButtonStyle::Primary,
                   .label = texts.tr("Next puzzle"),
                   .key_hint = entering_ ? "" : key_name(Key::Space, texts),
                   .font_size = 18,
                   .press =
                       [this] {
                           leave_for(play_next());
                       }},
            Button{.id = WinButton::Records,
                   .area = layout_.records,
                   .style = ButtonStyle::Keycap,
                   .label = texts.tr("Records"),
                   .press =
                       [this] {
                           leave_for(go_to(make_records_scene, services_));
                       }},
            Button{.id = WinButton::Title,
                   .area = layout_.title,
                   .style = ButtonStyle::Keycap,
                   .label = texts.tr("Main menu"),
                   .press =
                       [this] {
                           leave_for(
                               go_to(make_title_scene, services_, Transition::Kind::ReplaceAll));
                       }},
        });
    }

    Transition play_next() const
    {
        engine::PuzzleSpec spec = game_.spec;
        spec.seed = services_.host.random_seed();
        return start_play(services_, spec);
    }

    void press_key(const KeyPressed& pressed)
    {
        if (services_.host.now() - opened_ < deaf_for)
            return;
        if (entering_)
            return enter(pressed);
        if (pressed.key == Key::Escape)
            return panel_.press(WinButton::Title);
        if (pressed.key != Key::Space)
            panel_.handle(pressed);
        else if (!pressed.repeated)
            panel_.press(WinButton::Next);
    }

    void enter(const KeyPressed& pressed)
    {
        refused_ = false;
        repeated_ = pressed.repeated;
        switch (pressed.key) {
        case Key::Enter:
            save(initials_.text());
            break;
        case Key::Escape:
            save(no_name);
            break;
        case Key::Up:
            initials_.spin(1);
            break;
        case Key::Down:
            initials_.spin(-1);
            break;
        case Key::Left:
            initials_.go(-1);
            break;
        case Key::Right:
            initials_.go(1);
            break;
        case Key::Backspace:
            initials_.rub_out();
            break;
        case Key::Letter:
            if (pressed.symbol == 'V' && pressed.held == Modifiers{.control = true})
                refused_ = !initials_.paste(services_.host.clipboard());
            break;
        default:
            break; // characters arrive as TextTyped
        }
    }

    InitialsEntry entry() const
    {
        if (!entering_)
            return InitialsEntry::Saved;
        return refused_ ? InitialsEntry::Refused : InitialsEntry::Open;
    }

    void type(const std::string& text)
    {
        if (!entering_ || repeated_ || services_.host.now() - opened_ < deaf_for)
            return;
        refused_ = !initials_.type(text);
    }

    void point(const PointerPressed& pressed)
    {
        if (!entering_ || pressed.button != PointerButton::Left)
            return;
        for (std::size_t cap = 0; cap < layout_.caps.size(); ++cap) {
            const bool up = layout_.arrow_up(cap).contains(pressed.at);
            const bool down = layout_.arrow_down(cap).contains(pressed.at);
            if (!up && !down && !layout_.caps[cap].contains(pressed.at))
                continue;
            initials_.go_to(cap);
            if (up || down)
                initials_.spin(up ? 1 : -1);
        }
    }

    void save(const std::string& initials)
    {
        if (!entering_)
            return;
        entering_ = false;
        services_.host.enable_text_input(false);
        run_.rename(initials);
        if (initials != no_name) {
            services_.settings.initials = initials;
            services_.saves.save(services_.settings);
        }
        panel_.focus(WinButton::Next);
        place_buttons();
    }

    void leave_for(Transition next)
    {
        save(initials_.text());
        next_ = std::move(next);
    }

    Services& services_;
    engine::SavedGame game_;
    FinishedRun run_;
    Initials initials_;
    bool entering_;
    bool refused_ = false;  // the character typed last is not allowed
    bool repeated_ = false; // a key is held down
    MonotonicTime opened_;
    MonotonicTime now_;
    WinLayout layout_;
    BoardView view_;
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene> make_win_scene(Services& services, engine::SavedGame finished)
{
    return std::make_unique<WinScene>(services, std::move(finished));
}

} // namespace game
