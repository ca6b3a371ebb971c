#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/count.h"
#include "game/motion/win_motion.h"
#include "game/scenes/runs/after_play.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/win/win_view.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class WinButton { Next, Replay, Spent, Records, Title };

// So that the last digit is not taken as an initial.
constexpr PlayTime ignore_keys_for{600};
constexpr PlayTime blink{500};

const KeyPressed spent_key{.key = Key::Letter, .symbol = 'T'};

class WinScene : public Scene {
public:
    WinScene(Services& services, engine::SavedGame game, std::optional<WinStart> start)
        : services_(services),
          game_(std::move(game)),
          run_(services_, game_),
          initials_(services.settings.initials),
          entering_(run_.rank().has_value()),
          opened_(services.host.now()),
          now_(opened_),
          start_(std::move(start)),
          board_motion_(start_ ? start_->motion : BoardMotion(game_.session.grid())),
          view_(game_.session.grid())
    {
        panel_.when_pressed(sound_of_button(services_));
        services_.sound.play(sounds::win(run_.is_best()));
        board_motion_.set_amount(services_.motion());
        board_motion_.solved(opened_);
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
        const double text_size = services_.settings.text_size / 100.0;
        layout_ = lay_out_win(window, text_size, view_.grid(), content());
        if (start_ && start_->picture->size() != window)
            start_.reset(); // the board is no longer where it was
        if (std::exchange(window_, window) == Size{})
            motion_.begin(services_.motion(), services_.pace.particles(),
                          window.width / layout_.scale.unit, window.height / layout_.scale.unit,
                          opened_);
        placed_ = {};
        write_texts();
        place_board();
        place_buttons();
        // The book was read after the run was added, and has ten faster runs.
        if (entering_ && !run_.rank())
            save(initials_.text());
    }

    Transition handle(const Input& input) override
    {
        if (is_deliberate(input))
            finish_motion();
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
        move(now);
        return {};
    }

    void move(MonotonicTime now) override
    {
        now_ = now;
        motion_.advance(now);
        board_motion_.advance(now);
        place_board();
    }

    bool is_moving() const override { return motion_.is_moving(now_) || board_motion_.is_moving(); }

    std::optional<PlayTime> next_change() const override
    {
        if (is_moving())
            return next_frame;
        if (entering_ && services_.motion() != MotionAmount::Off)
            return blink - now_ % blink;
        return std::nullopt;
    }

    bool appears_by_itself() const override { return start_.has_value(); }

    std::string in_words() const override
    {
        const engine::Translations& texts = services_.texts;
        if (!entering_)
            return panel_.focus_in_words();
        const std::string place = std::to_string(run_.rank().value_or(0) + 1);
        return texts.tr(engine::Message{
            engine::N_("Place {place} in the table. Your initials: {initials}. Enter saves them."),
            {{"place", place}, {"initials", initials_.text()}}});
    }

    void draw(Canvas& canvas) const override
    {
        const Rect window{0, 0, canvas.size().width, canvas.size().height};
        const WinMoment moment = motion_.moment(now_);
        canvas.fill(window, Paint::Background);
        draw_confetti(canvas);
        if (start_ && moment.veil < 100) {
            start_->picture->replay(canvas, window);
            canvas.fill(window, Tint(Paint::Background).faded(moment.veil));
        }
        BoardLook look;
        look.moment = &board_motion_.moment(now_);
        view_.draw(canvas, game_.session.board(), look);
        draw_texts(canvas, moment);
        draw_curtain(canvas, window, moment.curtain);
    }

private:
    // What was shown before fades away; if nothing was, the background does.
    void draw_curtain(Canvas& canvas, Rect window, int opacity) const
    {
        if (opacity == 0)
            return;
        if (!start_)
            return canvas.fill(window, Tint(Paint::Background).faded(opacity));
        ShiftedCanvas fading(canvas, canvas.size(), 0, opacity);
        start_->picture->replay(fading, window);
    }

    WinContent content() const
    {
        return {.runs = engine::count_of(run_.table()),
                .is_in_table = run_.rank().has_value(),
                .has_badge = run_.is_best(),
                .board = start_ ? start_->board_square.width : 0};
    }

    // Where the board is on its way from where it was won to its place.
    void place_board()
    {
        const Rect to = layout_.board_square;
        const Rect from = start_ ? start_->board_square : to;
        const double way = motion_.moment(now_).way;
        const auto between = [way](int one, int other) {
            return one + rounded(way * (other - one));
        };
        const int side = between(from.width, to.width);
        const Rect square{between(from.x, to.x), between(from.y, to.y), side, side};
        if (square == placed_)
            return;
        placed_ = square;
        view_.place(square, layout_.scale, start_ ? start_->gutter : 16);
    }

    void draw_texts(Canvas& canvas, const WinMoment& moment) const
    {
        ShiftedCanvas faded(canvas, canvas.size(), 0, moment.texts);
        const WinView texts(faded, services_, layout_, run_);
        if (moment.texts > 0) {
            texts.draw_splits();
            texts.draw_heading(sentence_);
            texts.draw_table(initials_, entering_, is_lit());
            panel_.draw(faded, layout_.scale);
        }
        draw_time(canvas, moment);
        if (run_.is_best() && moment.badge > 0) {
            ShiftedCanvas badge(canvas, canvas.size(), 0, moment.badge);
            WinView(badge, services_, layout_, run_).draw_badge(moment.badge_scale);
        }
        if (moment.initials == 0)
            return;
        ShiftedCanvas lower(canvas, canvas.size(), layout_.scale.px(moment.initials_down),
                            moment.initials);
        const WinView card(lower, services_, layout_, run_);
        if (run_.rank())
            card.draw_initials(initials_, entry());
        else
            card.draw_reason(reason_);
    }

    // The clock of play flies to its place and turns to gold.
    void draw_time(Canvas& canvas, const WinMoment& moment) const
    {
        const WinView view(canvas, services_, layout_, run_);
        const FlyingTime to = view.time_in_place();
        if (!start_ || start_->clock.size <= 0) {
            ShiftedCanvas faded(canvas, canvas.size(), 0, moment.texts);
            return WinView(faded, services_, layout_, run_).draw_time(to);
        }
        if (moment.way <= 0)
            return; // still the clock of play
        const TextSpot& clock = start_->clock;
        const double way = moment.way;
        const double size = layout_.scale.font(clock.size);
        const int left =
            clock.align == Align::Right ? clock.at.x - rounded(2.8 * size) : clock.at.x;
        view.draw_time({.at = {left + rounded(way * (to.at.x - left)),
                               clock.at.y + rounded(way * (to.at.y - clock.at.y))},
                        .size = size + way * (to.size - size),
                        .gold = rounded(100 * way)});
    }

    // Below everything, and nowhere near the board's cells and marks or a text without a card.
    void draw_confetti(Canvas& canvas) const
    {
        const double unit = layout_.scale.unit;
        const std::array kept_free = {
            layout_.board.inset(-layout_.scale.px(28)),
            layout_.heading.inset(-layout_.scale.px(6)),
            layout_.time.inset(-layout_.scale.px(6)),
        };
        motion_.confetti().each(now_, [&](const Particle& piece) {
            const int width = std::max(2, rounded(piece.width * unit));
            const int height = std::max(2, rounded(piece.height * unit));
            const Rect area{rounded(piece.x * unit), rounded(piece.y * unit), width, height};
            if (std::ranges::none_of(kept_free, [&](Rect free) { return touch(free, area); }))
                canvas.fill(area, Tint(piece.paint).faded(piece.opacity));
        });
    }

    // The caret of the initials.
    bool is_lit() const { return services_.motion() == MotionAmount::Off || now_ / blink % 2 == 0; }

    // The player does something, and not just the last keys of the play.
    bool is_deliberate(const Input& input) const
    {
        const bool acts = std::holds_alternative<KeyPressed>(input) ||
                          std::holds_alternative<TextTyped>(input) ||
                          std::holds_alternative<PointerPressed>(input);
        return acts && services_.host.now() - opened_ >= ignore_keys_for;
    }

    // Nobody has to wait for it.
    void finish_motion()
    {
        motion_.skip(now_);
        board_motion_.stop();
        place_board();
    }

    void place_buttons()
    {
        const engine::Translations& texts = services_.texts;
        std::vector<Button> buttons = {
            Button{.id = WinButton::Next,
                   .area = layout_.next,
                   .style = ButtonStyle::Primary,
                   .label = next_label(texts, game_),
                   .key_hint = entering_ ? "" : services_.hint_of({.key = Key::Space}),
                   .font_size = 18,
                   .group = WinButton::Next,
                   .press =
                       [this] {
                           leave_for(play_next(services_, game_));
                       }},
            Button{.id = WinButton::Replay,
                   .area = layout_.replay,
                   .style = ButtonStyle::Square,
                   .spoken = texts.tr("Watch this run"),
                   .icon = Icon::Play,
                   .group = WinButton::Next,
                   .press =
                       [this] {
                           leave_for(show(make_replay_scene));
                       }},
            spent_button(),
            Button{.id = WinButton::Records,
                   .area = layout_.records,
                   .style = ButtonStyle::Keycap,
                   .label = texts.tr("Records"),
                   .group = WinButton::Next,
                   .press =
                       [this] {
                           leave_for(go_to(make_records_scene, services_));
                       }},
            Button{.id = WinButton::Title,
                   .area = layout_.title,
                   .style = ButtonStyle::Keycap,
                   .label = leave_label(texts, game_),
                   .group = WinButton::Next,
                   .press =
                       [this] {
                           leave_for(leave_play(services_, game_.collection, game_.recipe));
                       }},
        };
        std::erase_if(buttons, [](const Button& button) { return button.area.empty(); });
        panel_.set(std::move(buttons));
    }

    // Where the time went. The key T does it, too, once no initials are entered.
    Button spent_button()
    {
        return Button{.id = WinButton::Spent,
                      .area = layout_.spent,
                      .style = ButtonStyle::Square,
                      .spoken = services_.texts.tr("Where the time went"),
                      .icon = Icon::Clock,
                      .group = WinButton::Next,
                      .press = [this] {
                          leave_for(show(make_time_spent_scene));
                      }};
    }

    // With the initials that are entered by then.
    using ShowRun = std::unique_ptr<Scene> (*)(Services&, engine::Replay);
    Transition show(ShowRun make)
    {
        return Transition{Transition::Kind::Push, [this, make] {
                              return make(services_, engine::Replay{run_.record(), game_});
                          }};
    }

    void press_key(const KeyPressed& pressed)
    {
        if (services_.host.now() - opened_ < ignore_keys_for)
            return;
        if (entering_)
            return enter(pressed);
        if (pressed.key == Key::Escape)
            return panel_.press(WinButton::Title);
        if (services_.settings.keys.command_for(pressed) == Command::CopyPuzzle)
            say(copy_puzzle(services_, game_));
        if (pressed == spent_key)
            leave_for(show(make_time_spent_scene));
        else if (pressed.key != Key::Space)
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
            save(no_initials);
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
            if (is_paste(pressed))
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
        if (!entering_ || repeated_ || services_.host.now() - opened_ < ignore_keys_for)
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

    // Instead of what was solved.
    void say(engine::Message remark)
    {
        copied_ = std::move(remark);
        write_texts();
    }

    void write_texts()
    {
        sentence_ = copied_ ? services_.texts.tr(*copied_) : run_.in_words();
        reason_ = run_.reason_outside();
    }

    void save(const std::string& initials)
    {
        if (!entering_)
            return;
        entering_ = false;
        services_.host.enable_text_input(false);
        run_.rename(initials);
        if (initials != no_initials) {
            services_.settings.initials = initials;
            services_.saves.write(saving(services_.settings));
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
    bool refused_ = false;                  // the character typed last is not allowed
    bool repeated_ = false;                 // a key is held down
    std::optional<engine::Message> copied_; // what to say of it
    std::string sentence_;                  // in the heading
    std::string reason_;                    // why the run is not in the table
    MonotonicTime opened_;
    MonotonicTime now_;
    std::optional<WinStart> start_;
    WinMotion motion_;
    BoardMotion board_motion_;
    Size window_;
    WinLayout layout_;
    BoardView view_;
    Rect placed_;
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene>
make_win_scene(Services& services, engine::SavedGame finished, std::optional<WinStart> start)
{
    return std::make_unique<WinScene>(services, std::move(finished), std::move(start));
}

} // namespace game
