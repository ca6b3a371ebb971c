#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/base/count.h"
#include "engine/practice/stock/practice_stock.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/waiting/own_data.h"
#include "game/scenes/win/win_card.h"
#include "game/scenes/win/win_parts.h"
#include "game/scenes/win/won_board.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/cards/medals.h"
#include "game/widgets/play/clock_view.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class WinButton { Next, Race, Replay, Spent, Picture, Records, Title };

constexpr PlayTime blink{500};
constexpr double roomy_button = 130; // units: for an icon, a word and a key

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
          board_(services, game_.session, std::move(start))
    {
        panel_.when_pressed(sound_of_button(services_));
        services_.sound.play(sounds::win(run_.is_best()));
        if (const auto medals = run_.medals())
            award(*medals);
        if (run_.rank())
            initials_.open();
        else
            panel_.focus(WinButton::Next);
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        measure_ = &measure;
        is_upright_ = window.width < window.height;
        const double text_size = services_.settings.text_size / 100.0;
        const engine::Translations& texts = services_.texts;
        const WinTexts measured{.measure = measure,
                                .heading = win_heading(texts, run_.what(), false),
                                .narrow_heading = win_heading(texts, run_.what(), true),
                                .facts = win_facts(facts(false)),
                                .small_facts = win_facts(facts(true))};
        layout_ = lay_out_win(window, text_size, game_.session.grid(), content(measured));
        board_.place(window, layout_.board_square, layout_.scale);
        if (std::exchange(window_, window) == Size{})
            begin_motion();
        place_texts();
        // The book was read after the run was added, and has ten faster runs.
        if (!run_.rank())
            initials_.end();
    }

    Transition handle(const Input& input) override
    {
        if (board_.is_too_early(input))
            return {};
        if (board_.is_deliberate(input)) {
            board_.skip();
            medals_.skip();
        }
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

    void move(MonotonicTime now) override { board_.advance(now); }

    bool is_moving() const override
    {
        return board_.is_moving() || medals_.is_moving(board_.now());
    }

    std::optional<PlayTime> next_change() const override
    {
        if (is_moving())
            return next_frame;
        if (initials_.is_open() && services_.motion() != MotionAmount::Off)
            return blink - board_.now() % blink;
        return std::nullopt;
    }

    bool appears_by_itself() const override { return board_.start().has_value(); }

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
        board_.draw_behind(canvas, {});
        board_.draw(canvas);
        draw_texts(canvas, board_.moment());
        board_.draw_curtain(canvas);
    }

private:
    WinContent content(const WinTexts& texts) const
    {
        return {.runs = engine::count_of(run_.table()),
                .is_in_table = run_.rank().has_value(),
                .has_badge = has_badge(),
                .has_medals = run_.medals().has_value(),
                .has_switch = has_other_table(),
                .hints = engine::count_of(run_.shown_techniques()),
                .board = board_.start() ? board_.start()->board_square.width : 0,
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
        if (run_.is_assisted() && is_upright_) // where the key that saves takes its room
            facts.outlook = services_.texts.tr(win_outlook);
        const auto ahead = run_.ahead_of_best();
        if (has_badge() || !ahead)
            return facts;
        const char* record = run_.is_assisted() ? engine::N_("Your best with help, by {time}")
                                                : engine::N_("Your best, by {time}");
        facts.record = services_.texts.tr(
            engine::Message{record, {{"time", clock_text(engine::PlayTime{0} - *ahead)}}});
        return facts;
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

    // As a stamp, in gold unless others with help were faster: it comes once the board is in its
    // place, so that it crosses no digit.
    void draw_time(Canvas& canvas, const WinMoment& moment) const
    {
        if (moment.time == 0)
            return;
        const std::string time = clock_text(run_.record().time);
        ShiftedCanvas stamped(canvas, canvas.size(), 0, moment.time);
        draw_won_time(stamped, time,
                      {.place = layout_.time,
                       .size = layout_.time_size,
                       .grown = moment.time_scale,
                       .paint = run_.is_assisted() && !run_.is_best() ? Paint::Ink : Paint::Gold},
                      layout_.scale);
    }

    // In a narrow column at the left end. A first run has beaten nothing.
    void draw_badge(Canvas& canvas, double size) const
    {
        const auto ahead = run_.ahead_of_best();
        const engine::Translations& texts = services_.texts;
        draw_best_badge(
            canvas, layout_.badge,
            {.text = ahead ? texts.shown("New best") : texts.shown("First on this table"),
             .ahead = ahead ? delta_text(*ahead) : "",
             .align = layout_.is_narrow ? Align::Left : Align::Right,
             .size = size},
            layout_.scale);
    }

    // Confetti falls in the gutters alone: nowhere near a cell, a mark, a card or a word.
    void begin_motion()
    {
        board_.begin({.gutters = gutters(layout_, window_),
                      .height = window_.height / layout_.scale.unit,
                      .is_record = run_.ahead_of_best().has_value()});
    }

    // The caret of the initials.
    bool is_lit() const
    {
        return services_.motion() == MotionAmount::Off || board_.now() / blink % 2 == 0;
    }

    // Each is heard when it is seen.
    void award(const engine::Medals& earned)
    {
        medals_.begin(services_.motion(), board_.now());
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
            add(win_split(run_, layout_, split), layout_.splits[split]);
        add(win_hints(services_.texts, run_, layout_,
                      [this](const engine::Technique& technique) { practise(technique); }),
            layout_.hints);
        add(win_heading(services_.texts, what, layout_.is_narrow), layout_.heading);
        add(win_facts(facts(layout_.has_small_facts)), layout_.facts);
        if (const auto medals = run_.medals())
            add(medal_row(services_.texts, {.earned = *medals,
                                            .side = has_roomy_parts() ? 52.0 : 38.0,
                                            .has_names = has_roomy_parts(),
                                            .moment =
                                                [this](engine::Medal medal) {
                                                    return medals_.moment(engine::index_of(medal),
                                                                          board_.now());
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

    // Whether buttons and medals need not stand in a narrow column.
    bool has_roomy_parts() const { return !layout_.is_narrow || layout_.is_square; }

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
                     .label = has_roomy_parts() ? texts.tr("Race it again") : texts.tr("Again"),
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
        return {way({.id = WinButton::Spent,
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
                     .label = !has_roomy_parts() && game_.collection.empty()
                                  ? texts.tr("Menu")
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
            button.style = has_roomy_parts() ? ButtonStyle::Quiet : ButtonStyle::Stacked;
            button.font_size = has_roomy_parts() ? 13 : 0;
            if (has_roomy_parts() &&
                button.area.width < layout_.scale.grown(roomy_button) * layout_.scale.unit)
                button.icon.reset();
            buttons.push_back(std::move(button));
        }
        for (Button& button : buttons)
            button.group = WinButton::Next;
        for (const Placement* each : {&texts_, &card_})
            for (Button& button : buttons_of(*each))
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
    std::string picture_;                 // where it was saved; empty before
    bool shows_other_ = false;            // of the two tables
    WonBoard board_;
    MedalMotion medals_;
    Size window_;
    bool is_upright_ = false;
    WinLayout layout_;
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
