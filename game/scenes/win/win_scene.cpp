#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/base/count.h"
#include "game/motion/win_motion.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/win/win_parts.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/confetti.h"
#include "game/widgets/play/clock_view.h"

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
          initials_(services, [this](const std::string& entered) { save(entered); }),
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
        if (run_.rank())
            initials_.open();
        else
            panel_.focus(WinButton::Next);
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        measure_ = &measure;
        const double text_size = services_.settings.text_size / 100.0;
        layout_ = lay_out_win(window, text_size, view_.grid(), content());
        if (start_ && start_->picture->size() != window)
            start_.reset(); // the board is no longer where it was
        if (std::exchange(window_, window) == Size{})
            motion_.begin(services_.motion(), services_.pace.particles(),
                          window.width / layout_.scale.unit, window.height / layout_.scale.unit,
                          opened_);
        placed_ = {};
        place_board();
        place_texts();
        // The book was read after the run was added, and has ten faster runs.
        if (!run_.rank())
            initials_.end();
    }

    Transition handle(const Input& input) override
    {
        if (is_deliberate(input))
            finish_motion();
        const bool is_key =
            std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input);
        if (is_key && services_.host.now() - opened_ < ignore_keys_for)
            return {};
        if (std::holds_alternative<CloseRequested>(input))
            initials_.end();
        if (initials_.handle(input))
            place_texts();
        else if (const auto* key = std::get_if<KeyPressed>(&input))
            take_key(*key);
        else
            panel_.handle(input);
        return std::exchange(next_, {});
    }

    HelpTopic help_topic() const override { return HelpTopic::Win; }

    Transition update(MonotonicTime now) override
    {
        move(now);
        if (run_.rank() && initials_.has_news())
            place_texts();
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
        if (initials_.is_open() && services_.motion() != MotionAmount::Off)
            return blink - now_ % blink;
        return std::nullopt;
    }

    bool appears_by_itself() const override { return start_.has_value(); }

    std::string in_words() const override
    {
        const engine::Translations& texts = services_.texts;
        if (!initials_.is_open())
            return panel_.focus_in_words();
        const std::string place = std::to_string(run_.rank().value_or(0) + 1);
        return texts.tr(engine::Message{
            engine::N_("Place {place} in the table. Your initials: {initials}. Enter saves them."),
            {{"place", place}, {"initials", initials_.initials().text()}}});
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
        if (moment.texts > 0) {
            ShiftedCanvas faded(canvas, canvas.size(), 0, moment.texts);
            draw_leaves(faded, texts_);
            panel_.draw(faded, layout_.scale);
        }
        draw_time(canvas, moment);
        if (run_.is_best() && moment.badge > 0) {
            ShiftedCanvas badge(canvas, canvas.size(), 0, moment.badge);
            draw_badge(badge, moment.badge_scale);
        }
        if (moment.initials == 0)
            return;
        ShiftedCanvas lower(canvas, canvas.size(), rounded(moment.initials_down * unit().down),
                            moment.initials);
        draw_leaves(lower, card_);
    }

    // The clock of play flies to its place and turns to gold.
    void draw_time(Canvas& canvas, const WinMoment& moment) const
    {
        const std::string time = clock_text(run_.record().time);
        const FlyingTime to =
            time_in_place(canvas, time, layout_.time, layout_.time_size, layout_.scale);
        if (!start_ || start_->clock.size <= 0) {
            ShiftedCanvas faded(canvas, canvas.size(), 0, moment.texts);
            draw_won_time(faded, time, to);
        } else if (moment.way > 0) { // before, it is still the clock of play
            draw_won_time(canvas, time,
                          time_on_its_way(start_->clock, to, moment.way, layout_.scale));
        }
    }

    // In a narrow column at the left end.
    void draw_badge(Canvas& canvas, double size) const
    {
        const auto ahead = run_.ahead_of_best();
        draw_best_badge(canvas, layout_.badge,
                        {.text = services_.texts.shown("New best"),
                         .ahead = ahead ? delta_text(*ahead) : "",
                         .align = layout_.is_narrow ? Align::Left : Align::Right,
                         .size = size},
                        layout_.scale);
    }

    // Below everything, and nowhere near the board's cells and marks or a text without a card.
    void draw_confetti(Canvas& canvas) const
    {
        const double unit = layout_.scale.unit;
        const std::array kept_free = {
            layout_.board.inset(-rounded(28 * unit)),
            layout_.heading.inset(-rounded(6 * unit)),
            layout_.time.inset(-rounded(6 * unit)),
        };
        game::draw_confetti(canvas, motion_.confetti(), now_, kept_free, layout_.scale);
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

    Unit unit() const { return unit_of(layout_.scale, *measure_); }

    // All but the time and its badge, which move.
    void place_texts()
    {
        texts_ = {.leaves = {}, .unit = unit(), .scroll = {}};
        const auto add = [this](const Box& part, Rect area) {
            if (!area.empty())
                part.lay_out(area, texts_.unit, texts_);
        };
        const std::string sentence = copied_ ? services_.texts.tr(*copied_) : run_.in_words();
        for (std::size_t split = 0; split < layout_.splits.size(); ++split)
            add(win_split(run_, split), layout_.splits[split]);
        add(win_heading(services_.texts, sentence, layout_.is_narrow), layout_.heading);
        const auto letter = [this](std::size_t place) {
            const Initials& initials = initials_.initials();
            return place == initials.place() && !is_lit() ? "_" : initials.letter(place);
        };
        add(win_table(services_, run_, layout_,
                      initials_.is_open() ? OwnLetter(letter) : OwnLetter()),
            layout_.table);
        place(run_.rank() ? win_initials(services_, initials_, layout_)
                          : win_reason(run_.reason_outside()),
              layout_.initials_card, unit(), card_);
        place_buttons();
    }

    // A button that leaves the screen; the arrow keys reach all of them.
    Button way(Button look, std::function<Transition()> next)
    {
        look.group = WinButton::Next;
        look.press = [this, next = std::move(next)] {
            leave_for(next());
        };
        return look;
    }

    void place_buttons()
    {
        const engine::Translations& texts = services_.texts;
        std::vector<Button> buttons = {
            way({.id = WinButton::Next,
                 .area = layout_.next,
                 .style = ButtonStyle::Primary,
                 .label = next_label(texts, game_),
                 .key_hint = initials_.is_open() ? "" : services_.hint_of({.key = Key::Space}),
                 .font_size = 18},
                [this] { return play_next(services_, game_); }),
            way({.id = WinButton::Replay,
                 .area = layout_.replay,
                 .style = ButtonStyle::Square,
                 .spoken = texts.tr("Watch this run"),
                 .icon = Icon::Play},
                [this] { return show(make_replay_scene); }),
            // The key T does it, too, once no initials are entered.
            way({.id = WinButton::Spent,
                 .area = layout_.spent,
                 .style = ButtonStyle::Square,
                 .spoken = texts.tr("Where the time went"),
                 .icon = Icon::Clock},
                [this] { return show(make_time_spent_scene); }),
            way({.id = WinButton::Records,
                 .area = layout_.records,
                 .style = ButtonStyle::Keycap,
                 .label = texts.tr("Records")},
                [this] { return go_to(make_records_scene, services_); }),
            way({.id = WinButton::Title,
                 .area = layout_.title,
                 .style = ButtonStyle::Keycap,
                 .label = leave_label(texts, game_)},
                [this] { return leave_play(services_, game_.collection, game_.recipe); }),
        };
        std::erase_if(buttons, [](const Button& button) { return button.area.empty(); });
        panel_.set(std::move(buttons));
    }

    // With the initials that are entered by then.
    using ShowRun = std::unique_ptr<Scene> (*)(Services&, engine::Replay);
    Transition show(ShowRun make)
    {
        return push([this, make] { return make(services_, engine::Replay{run_.record(), game_}); });
    }

    void take_key(const KeyPressed& pressed)
    {
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

    // Instead of what was solved.
    void say(engine::Message remark)
    {
        copied_ = std::move(remark);
        place_texts();
    }

    void save(const std::string& initials)
    {
        run_.rename(initials);
        panel_.focus(WinButton::Next);
        place_texts();
    }

    void leave_for(Transition next)
    {
        initials_.end();
        next_ = std::move(next);
    }

    Services& services_;
    engine::SavedGame game_;
    FinishedRun run_;
    InitialsEntry initials_;
    std::optional<engine::Message> copied_; // what to say of it
    MonotonicTime opened_;
    MonotonicTime now_;
    std::optional<WinStart> start_;
    WinMotion motion_;
    BoardMotion board_motion_;
    Size window_;
    WinLayout layout_;
    BoardView view_;
    Rect placed_;
    const TextMeasure* measure_ = nullptr;
    Placement texts_;
    Placement card_; // of the initials, which comes from below
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
