#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/base/count.h"
#include "engine/practice/practice_stock.h"
#include "game/motion/win_motion.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/waiting/own_data.h"
#include "game/scenes/win/win_card.h"
#include "game/scenes/win/win_parts.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/cards/medals.h"
#include "game/widgets/confetti.h"
#include "game/widgets/play/clock_view.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class WinButton { Next, Race, Replay, Spent, Picture, Records, Title };

// So that the last digit is not taken as an initial.
constexpr PlayTime ignore_keys_for{600};
constexpr PlayTime blink{500};

constexpr KeyPressed letter_key(char letter)
{
    return {.key = Key::Letter, .symbol = letter};
}
constexpr KeyPressed race_key = letter_key('R');
constexpr KeyPressed watch_key = letter_key('W');
constexpr KeyPressed spent_key = letter_key('T');
constexpr KeyPressed picture_key = letter_key('P');
constexpr KeyPressed records_key = letter_key('B');

struct WinKey {
    KeyPressed key;
    WinButton button;
};

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
        if (const auto medals = run_.medals())
            award(*medals);
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
        const engine::Translations& texts = services_.texts;
        const WinTexts measured{.measure = measure,
                                .heading = win_heading(texts, run_.what(), false),
                                .narrow_heading = win_heading(texts, run_.what(), true),
                                .facts = win_facts(facts(false)),
                                .small_facts = win_facts(facts(true))};
        layout_ = lay_out_win(window, text_size, view_.grid(), content(measured));
        if (start_ && start_->picture->size() != window)
            start_.reset(); // the board is no longer where it was
        if (std::exchange(window_, window) == Size{})
            begin_motion();
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
        const auto wave = motion_.second_wave();
        if (wave && now >= *wave && !std::exchange(has_second_wave_, true))
            board_motion_.solved(now);
        board_motion_.advance(now);
        place_board();
    }

    bool is_moving() const override
    {
        return motion_.is_moving(now_) || board_motion_.is_moving() || medals_.is_moving(now_);
    }

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
        return texts.tr(
            engine::Message{engine::N_("{place}. Your initials: {initials}. Enter saves them."),
                            {{"place", run_.place()}, {"initials", initials_.initials().text()}}});
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

    WinContent content(const WinTexts& texts) const
    {
        return {.runs = engine::count_of(run_.table()),
                .is_in_table = run_.rank().has_value(),
                .has_badge = has_badge(),
                .has_medals = run_.medals().has_value(),
                .has_switch = has_other_table(),
                .hints = engine::count_of(run_.shown_techniques()),
                .board = start_ ? start_->board_square.width : 0,
                .texts = &texts};
    }

    // With the medals of the day's board it is said among the facts, and so it is of a run with
    // help.
    bool has_badge() const
    {
        return run_.is_best() && !run_.is_assisted() && !run_.medals().has_value();
    }
    bool has_other_table() const { return run_.is_assisted() && !run_.other_table().empty(); }

    WinFacts facts(bool is_small) const
    {
        WinFacts facts{.facts = run_.facts(), .is_small = is_small};
        const auto ahead = run_.ahead_of_best();
        if (has_badge() || !ahead)
            return facts;
        const char* record = run_.is_assisted() ? engine::N_("Your best with help, by {time}")
                                                : engine::N_("Your best, by {time}");
        facts.record = services_.texts.tr(
            engine::Message{record, {{"time", clock_text(engine::PlayTime{0} - *ahead)}}});
        return facts;
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
        if (has_badge() && moment.badge > 0) {
            ShiftedCanvas badge(canvas, canvas.size(), 0, moment.badge);
            draw_badge(badge, moment.badge_scale);
        }
        if (moment.initials == 0)
            return;
        ShiftedCanvas lower(canvas, canvas.size(), rounded(moment.initials_down * unit().down),
                            moment.initials);
        draw_leaves(lower, card_);
    }

    // In gold, as a stamp: it comes once the board is in its place, so that it crosses no digit.
    void draw_time(Canvas& canvas, const WinMoment& moment) const
    {
        if (moment.time == 0)
            return;
        const std::string time = clock_text(run_.record().time);
        ShiftedCanvas stamped(canvas, canvas.size(), 0, moment.time);
        draw_won_time(
            stamped, time,
            {.place = layout_.time, .size = layout_.time_size, .grown = moment.time_scale},
            layout_.scale);
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

    void begin_motion()
    {
        motion_.begin(services_.motion(), services_.pace.particles(),
                      {.gutters = gutters(layout_, window_),
                       .height = window_.height / layout_.scale.unit,
                       .is_record = run_.ahead_of_best().has_value()},
                      opened_);
    }

    // In the gutters alone: nowhere near a cell, a mark, a card or a word.
    void draw_confetti(Canvas& canvas) const
    {
        game::draw_confetti(canvas, motion_.confetti(), now_, {}, layout_.scale);
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
        medals_.skip();
        board_motion_.stop();
        place_board();
    }

    // Each is heard when it is seen.
    void award(const engine::Medals& earned)
    {
        medals_.begin(services_.motion(), opened_);
        for (const engine::Medal medal : engine::all_medals)
            if (earned.has(medal))
                services_.sound.play(sounds::later(
                    sounds::medal(), milliseconds(MedalMotion::comes(engine::index_of(medal)))));
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
        const std::string what = said_ ? services_.texts.tr(*said_) : run_.what();
        for (std::size_t split = 0; split < layout_.splits.size(); ++split)
            add(win_split(run_, split), layout_.splits[split]);
        add(win_hints(services_.texts, run_, layout_,
                      [this](const engine::Technique& technique) { practise(technique); }),
            layout_.hints);
        add(win_heading(services_.texts, what, layout_.is_narrow), layout_.heading);
        add(win_facts(facts(layout_.has_small_facts)), layout_.facts);
        if (const auto medals = run_.medals())
            add(medal_row(services_.texts, {.earned = *medals,
                                            .side = layout_.is_narrow ? 38.0 : 52.0,
                                            .has_names = !layout_.is_narrow,
                                            .moment =
                                                [this](engine::Medal medal) {
                                                    return medals_.moment(engine::index_of(medal),
                                                                          now_);
                                                }}),
                layout_.badge);
        add(win_table(services_, run_, layout_, table()), layout_.table);
        place(told(), layout_.initials_card, unit(), card_);
        place_buttons();
    }

    WinTable table()
    {
        const auto letter = [this](std::size_t place) {
            const Initials& initials = initials_.initials();
            return place == initials.place() && !is_lit() ? "_" : initials.letter(place);
        };
        return {.own_letter = initials_.is_open() ? OwnLetter(letter) : OwnLetter(),
                .is_other = shows_other_,
                .choose = [this](bool other) {
                    shows_other_ = other;
                    place_texts();
                }};
    }

    // A button that leaves the screen; the arrow keys reach all of them.
    Button way(Button look, std::function<Transition()> next)
    {
        look.press = [this, next = std::move(next)] {
            leave_for(next());
        };
        return look;
    }

    // While initials are entered, all keys are for them.
    std::string hint(const KeyPressed& key) const
    {
        return initials_.is_open() ? "" : services_.hint_of(key);
    }

    // What goes on, large.
    std::vector<Button> large_buttons()
    {
        const engine::Translations& texts = services_.texts;
        return {way({.id = WinButton::Next,
                     .area = layout_.next,
                     .style = ButtonStyle::Primary,
                     .label = next_label(texts, game_),
                     .key_hint = hint({.key = Key::Space}),
                     .font_size = 18},
                    [this] { return play_next(services_, game_); }),
                way({.id = WinButton::Race,
                     .area = layout_.race,
                     .style = ButtonStyle::Keycap,
                     .label = layout_.is_narrow ? texts.tr("Again") : texts.tr("Race it again"),
                     .spoken = texts.tr("Race it again"),
                     .key_hint = hint(race_key),
                     .font_size = 15},
                    [this] { return start_rematch(services_, {run_.record(), game_}); }),
                way({.id = WinButton::Replay,
                     .area = layout_.replay,
                     .style = ButtonStyle::Keycap,
                     .label = texts.tr("Watch"),
                     .spoken = texts.tr("Watch this run"),
                     .key_hint = hint(watch_key),
                     .font_size = 15},
                    [this] { return show(make_replay_scene); })};
    }

    std::vector<Button> small_buttons()
    {
        const engine::Translations& texts = services_.texts;
        return {
            way({.id = WinButton::Spent,
                 .area = layout_.spent,
                 .label = texts.tr("Times"),
                 .spoken = texts.tr("Where the time went"),
                 .key_hint = hint(spent_key),
                 .icon = Icon::Clock},
                [this] { return show(make_time_spent_scene); }),
            {.id = WinButton::Picture,
             .area = layout_.picture,
             .label = texts.tr("Picture"),
             .spoken = texts.tr("Save a picture of the result"),
             .key_hint = hint(picture_key),
             .icon = Icon::Save,
             .press =
                 [this] {
                     save_picture();
                 }},
            way({.id = WinButton::Records,
                 .area = layout_.records,
                 .label = texts.tr("Records"),
                 .key_hint = hint(records_key),
                 .icon = Icon::Trophy},
                [this] { return go_to(make_records_scene, services_); }),
            way({.id = WinButton::Title,
                 .area = layout_.title,
                 .label = layout_.is_narrow && game_.collection.empty() ? texts.tr("Menu")
                                                                        : leave_label(texts, game_),
                 .spoken = leave_label(texts, game_),
                 .key_hint = hint({.key = Key::Escape}),
                 .icon = Icon::Exit},
                [this] { return leave_play(services_, game_.collection, game_.recipe); })};
    }

    void place_buttons()
    {
        std::vector<Button> buttons = large_buttons();
        for (Button& button : small_buttons()) {
            button.style = layout_.is_narrow ? ButtonStyle::Stacked : ButtonStyle::Quiet;
            button.font_size = layout_.is_narrow ? 0 : 13;
            if (!layout_.is_narrow)
                button.icon.reset();
            buttons.push_back(std::move(button));
        }
        for (Button& button : buttons)
            button.group = WinButton::Next;
        for (Button& button : buttons_of(texts_))
            buttons.push_back(std::move(button));
        std::erase_if(buttons, [](const Button& button) { return button.area.empty(); });
        panel_.set(std::move(buttons));
    }

    void practise(const engine::Technique& technique)
    {
        if (is_refused(services_, engine::read_practice_stock()))
            return;
        leave_for(
            push([this, &technique] { return make_practice_task_scene(services_, technique); }));
    }

    // To give away; it says where it is.
    void save_picture()
    {
        const auto path = services_.host.save_drawing(win_card_size, [this](Canvas& canvas) {
            draw_win_card(canvas, services_.texts, run_, game_);
        });
        if (!path)
            return services_.host.show_notice(
                {.headline = {engine::N_("The picture could not be saved")}, .detail = path.why()});
        initials_.end();
        picture_ = *path;
        place_texts();
    }

    // What is said of the place in the table, or of what was just done.
    Box told()
    {
        if (!picture_.empty())
            return win_picture(services_.texts, picture_);
        return run_.rank() ? win_initials(services_, run_, initials_, layout_)
                           : win_reason(run_.reason_outside());
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
        constexpr std::array keys = {
            WinKey{race_key, WinButton::Race},       WinKey{watch_key, WinButton::Replay},
            WinKey{spent_key, WinButton::Spent},     WinKey{picture_key, WinButton::Picture},
            WinKey{records_key, WinButton::Records}, WinKey{{.key = Key::Space}, WinButton::Next}};
        const auto* found = std::ranges::find(keys, pressed, &WinKey::key);
        if (found != keys.end())
            panel_.press(found->button);
        else if (pressed.key != Key::Space) // held down
            panel_.handle(pressed);
    }

    // Instead of what was solved.
    void say(engine::Message remark)
    {
        said_ = std::move(remark);
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
    std::optional<engine::Message> said_; // instead of what was solved
    bool has_second_wave_ = false;        // of a record
    std::string picture_;                 // where it was saved; empty before
    bool shows_other_ = false;            // of the two tables
    MonotonicTime opened_;
    MonotonicTime now_;
    std::optional<WinStart> start_;
    WinMotion motion_;
    MedalMotion medals_;
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
