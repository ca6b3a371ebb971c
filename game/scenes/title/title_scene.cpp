#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/message.h"
#include "engine/formats/playable.h"
#include "game/motion/span.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/title/demo_panel.h"
#include "game/scenes/title/title_foot.h"
#include "game/scenes/title/title_form.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/screen_frame.h"
#include "game/widgets/wordmark.h"

namespace game {
namespace {

using engine::N_;

constexpr engine::PlayTime light_every{6000};
// How long there must be no input before the attract mode appears.
constexpr engine::PlayTime attract_after{45'000};
// Later than everything that the title shows at its start, as another program may take its time to
// hand over what was copied there.
constexpr engine::PlayTime looks_at_copied_after{300};
constexpr std::size_t longest_copied = 64 << 10; // bytes that are looked at
constexpr double lowest = 480;                   // units; below, texts do not grow
constexpr int more_columns = 3;

// The menu: where each place leads, and by which key.
struct TitleEntry {
    MakeScene goal; // null: ends the program
    const char* label;
    Icon icon;
    KeyPressed key;
};

constexpr KeyPressed title_letter(char symbol)
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol};
}

constexpr auto title_entries = std::to_array<TitleEntry>({
    {make_new_game_scene, N_("New game"), Icon::Plus, title_letter('N')},
    {make_board_of_the_day_scene, N_("Today's board"), Icon::Clock, title_letter('D')},
    {make_learn_scene, N_("Learn"), Icon::Star, title_letter('T')},
    {make_arcade_scene, N_("Arcade"), Icon::Heart, title_letter('A')},
    {make_records_scene, N_("Records"), Icon::Trophy, title_letter('R')},
    {make_editor_scene, N_("Editor"), Icon::Pencil, title_letter('E')},
});

constexpr auto more_title_entries = std::to_array<TitleEntry>({
    {make_code_scene, N_("Play a code"), Icon::Hash, title_letter('K')},
    {make_open_scene, N_("Open"), Icon::Folder, title_letter('O')},
    {make_settings_scene, N_("Settings"), Icon::Settings, title_letter('S')},
    {make_help_scene, N_("Help"), Icon::Help, KeyPressed{.key = Key::F1}},
    {nullptr, N_("Quit"), Icon::Exit, title_letter('Q')},
});

// In its place a copied puzzle is offered.
constexpr std::size_t code_place = 0;

// Null if no place has that key.
const TitleEntry* title_entry_of(const KeyPressed& key)
{
    for (const TitleEntry& entry : title_entries)
        if (entry.key == key)
            return &entry;
    for (const TitleEntry& entry : more_title_entries)
        if (entry.key == key)
            return &entry;
    return nullptr;
}

enum class TitleButton { Play, Continue, Lesson, NoLesson, Entry, Copied };

class TitleScene : public Scene {
public:
    explicit TitleScene(Services& services) : services_(services), demo_(services)
    {
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(TitleButton::Play);
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        // The list of games changes only on other screens, not while the window is resized.
        const bool is_resized = measure_ != nullptr && window != window_;
        window_ = window;
        measure_ = &measure;
        scale_ = menu_scale(window, services_.settings);
        if (window.height < lowest * scale_.unit)
            scale_.text = std::min(scale_.text, 1.0);
        if (!is_resized && !games_.is_waiting())
            ask_for_games();
        if (!is_resized)
            looked_at_copied_ = false;
        idle_since_.reset();
        place();
    }

    // Going elsewhere cancels opening a game.
    Transition handle(const Input& input) override
    {
        note_input(input);
        Transition next = answer(input);
        if (next.kind != Transition::Kind::Stay)
            opening_ = {};
        return next;
    }

    Transition update(engine::MonotonicTime now) override
    {
        now_ = now;
        if (!idle_since_ && is_in_front_)
            idle_since_ = now;
        if (until_attract() && now - *idle_since_ >= attract_after)
            return go_to(make_attract_scene, services_);
        if (!opened_)
            opened_ = now;
        demo_.update(now);
        if (take_games())
            place();
        if (!looked_at_copied_ && now >= *opened_ + looks_at_copied_after)
            look_at_copied();
        return take_opened();
    }

    void draw(Canvas& canvas) const override
    {
        canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
        draw_leaves(canvas, placement_);
        panel_.draw(canvas, scale_);
    }

    std::optional<engine::PlayTime> next_change() const override
    {
        std::optional<engine::PlayTime> demo = demo_.next_change();
        if (!looked_at_copied_)
            demo = std::min(demo.value_or(looks_at_copied_after), looks_at_copied_after);
        if (const auto left = until_attract())
            demo = std::min(demo.value_or(*left), *left);
        if (!has_light())
            return demo;
        const engine::PlayTime light = next_light().value_or(engine::PlayTime{16});
        return demo ? std::min(*demo, light) : light;
    }

    bool opens_puzzles() const override { return true; }
    HelpTopic help_topic() const override { return HelpTopic::Title; }
    bool opens_help() const override { return true; }
    std::string in_words() const override { return "Cronodoku: " + panel_.focus_in_words(); }
    bool is_busy() const override { return games_.is_waiting() || opening_.is_waiting(); }

private:
    void ask_for_games()
    {
        games_ = Pending(services_.saves.ask(&SavedData::games));
        take_games();
    }

    // Returns whether they have arrived.
    bool take_games()
    {
        const auto games = games_.take();
        if (!games)
            return false;
        const bool is_on_first = panel_.focused() == first_button();
        last_game_ = games->empty() ? std::nullopt : std::optional(games->front());
        if (is_on_first || !panel_.focused())
            panel_.focus(first_button());
        return true;
    }

    void place()
    {
        const Unit unit = unit_of(scale_, *measure_);
        const auto menu_height = [&](const TitleForm& form) {
            return menu(form).preferred_height(unit, form.menu_width * scale_.unit) / scale_.unit;
        };
        const TitleForm form = title_form(window_, scale_, menu_height);
        has_wordmark_ = form.wordmark;
        game::place(screen(form), Rect{0, 0, window_.width, window_.height}, unit, placement_);
        demo_.begin(scale_);
        panel_.set(buttons_of(placement_));
    }

    Transition answer(const Input& input)
    {
        if (const auto* key = std::get_if<KeyPressed>(&input))
            if (std::optional<Transition> taken = take_key(*key))
                return *taken;
        if (const auto* dropped = std::get_if<TextDropped>(&input))
            return start_dropped(services_, *dropped);
        if (std::holds_alternative<FocusGained>(input))
            looked_at_copied_ = false;
        // After a click on a language or a theme, Enter still continues or plays.
        if (panel_.handle(input) && std::holds_alternative<PointerReleased>(input))
            panel_.focus(first_button());
        return std::exchange(next_, {});
    }

    // To those who have neither a game nor a record, until they have seen it or do not want it.
    bool offers_lesson() const
    {
        return services_.settings.offers_lesson && !last_game_ && !games_.is_waiting() &&
               services_.records_are_read && services_.records.runs().empty();
    }

    // What Enter presses at first.
    ButtonId first_button() const { return last_game_ ? TitleButton::Continue : TitleButton::Play; }

    // The menu, and the demo beside it, or below it in an upright window.
    Box screen(const TitleForm& form)
    {
        using namespace box;
        const Box demo = demo_.screen(form.board);
        const Box below = row({column({space(24), demo}).size(0).grow(), space(28)});
        const Box left =
            column({space(form.top), menu(form), (form.upright ? below : space()).size(0).grow(),
                    title_foot(services_, form.menu_width).size(32).then(form.foot - 16)});
        const Box right = column({space(form.top), demo}).size(0).grow().then(12);
        return row({left.size(form.menu_width).then(form.margin), right.when(!form.upright)})
            .padding(form.margin, 0);
    }

    // From the wordmark to the last row.
    Box menu(const TitleForm& form)
    {
        using namespace box;
        const bool has_second = last_game_ || games_.is_waiting() || offers_lesson();
        return column({
            wordmark().then(form.under_wordmark).when(form.wordmark),
            first(scale_.grown(form.play)).then(form.gap),
            second(scale_.grown(form.continued)).then(form.gap).when(has_second),
            grid(entries(form), {form.columns, with_text(form.row), form.row_gap, form.row_gap})
                .then(form.gap),
            grid(more(form), {more_columns, with_text(form.more)}),
        });
    }

    // Every few seconds a light runs through it.
    Box wordmark()
    {
        const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
            const bool lit = has_light() && !next_light();
            const engine::PlayTime round =
                lit ? (now_ - *opened_) % light_every : engine::PlayTime{0};
            const double light = wordmark_light(milliseconds(round)).value_or(unlit);
            draw_wordmark(canvas, area, scale, lit ? light : unlit);
        };
        const auto height = [](const Unit& unit, double width) {
            return wordmark_height(rounded(width), unit.scale) * 1.0;
        };
        return box::leaf({.height = height, .draw = draw});
    }

    // The game that waits, or else Play.
    Box first(double height)
    {
        return last_game_ ? game_that_waits(height) : play(height, ButtonStyle::Headline);
    }

    // Play, or else what there is for those who have no game yet
    Box second(double height)
    {
        if (last_game_)
            return play(height, ButtonStyle::Quiet);
        if (offers_lesson())
            return lesson().size(height);
        return box::paragraph(tr(waiting_for_disk),
                              {.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2})
            .size(height);
    }

    // A new puzzle of the kind that was played last.
    Box play(double height, ButtonStyle style)
    {
        Button play{.id = TitleButton::Play,
                    .style = style,
                    .label = tr("Play"),
                    .key_hint = services_.hint_of(title_letter('P')),
                    .icon = Icon::Play,
                    .group = ButtonId(TitleButton::Play),
                    .press = [this] {
                        next_ = start();
                    }};
        const std::string category =
            category_name(services_.texts, engine::category_of(services_.settings.last_game));
        const std::string whole =
            engine::fill_places(tr("{category}, clock starts at once"), {{"category", category}});
        const int lines = height >= 84 * scale_.text ? 2 : 1;
        return box::for_width([=, this](double width) {
                   const double room = width - (width < 380 ? 92 : 128) - 40 * scale_.text;
                   const TextLook small{.size = std::max(12 / scale_.text, 11.5)};
                   const int length = measure_->width_of(whole, font_of(small, scale_));
                   const std::string& what =
                       length <= lines * room * scale_.unit ? whole : category;
                   Button made = play;
                   if (style == ButtonStyle::Quiet) {
                       made.label += ": " + what;
                   } else {
                       made.detail = what;
                       made.key_hint = services_.hint_of({.key = Key::Enter});
                   }
                   return box::button(std::move(made));
               })
            .size(height);
    }

    // With the board as it was left, in the place of the icon.
    Box game_that_waits(double height)
    {
        const std::string category = category_name(services_.texts, last_game_->category);
        const Button button{.id = TitleButton::Continue,
                            .style = ButtonStyle::Headline,
                            .label = tr("Continue"),
                            .detail =
                                opening_.is_waiting()
                                    ? tr(waiting_for_disk)
                                    : category + ", " + progress_text(services_.texts, *last_game_),
                            .key_hint = services_.hint_of({.key = Key::Enter}),
                            .icon = Icon::Play,
                            .group = ButtonId(TitleButton::Play),
                            .press = [this] {
                                next_ = resume();
                            }};
        const auto stamp = [this](Canvas& canvas, Rect area, Scale) {
            draw_stamp(canvas, area, *last_game_);
        };
        return box::for_width([=](double width) {
                   const bool narrow = width < 380;
                   const double side = std::min(narrow ? 32.0 : 60.0, height - keycap_lip - 12);
                   return box::button(button,
                                      box::row({box::space((narrow ? 26 : 46) - side / 2),
                                                box::picture(stamp).size(side).across(side)}));
               })
            .size(height);
    }

    Box lesson()
    {
        using namespace box;
        const Button lesson{.id = TitleButton::Lesson,
                            .style = ButtonStyle::Quiet,
                            .label = tr("First time? Learn it in a minute"),
                            .key_hint = services_.hint_of(title_letter('L')),
                            .icon = Icon::Hint,
                            .press = [this] {
                                next_ = go_to(make_lesson_scene, services_);
                            }};
        const Box close =
            square(TitleButton::NoLesson, TitleButton::NoLesson, Icon::Cross, "", [this] {
                services_.settings.offers_lesson = false;
                services_.saves.write(saving(services_.settings));
                place();
            });
        return row({button(lesson).size(0).grow().then(8), close.size(44)});
    }

    // With their keys, if there is room for them beside all the labels.
    std::vector<Box> entries(const TitleForm& form)
    {
        const double room = (form.menu_width - form.row_gap) / 2 - 78 - 20 * scale_.text;
        const Font font = font_of({}, scale_);
        const bool has_keys =
            form.has_key_hints() &&
            std::ranges::all_of(title_entries, [&](const TitleEntry& entry) {
                return measure_->width_of(tr(entry.label), font) <= room * scale_.unit;
            });
        std::vector<Box> buttons;
        for (std::size_t which = 0; which < title_entries.size(); ++which) {
            Button button = entry_button(title_entries[which], which);
            button.key_hint = has_keys ? services_.hint_of(title_entries[which].key) : "";
            button.icon = form.has_key_hints() ? button.icon : std::nullopt;
            buttons.push_back(box::button(std::move(button)));
        }
        return buttons;
    }

    Button entry_button(const TitleEntry& entry, std::size_t which)
    {
        return {.id = {TitleButton::Entry, which},
                .style = ButtonStyle::Quiet,
                .label = tr(entry.label),
                .icon = entry.icon,
                .press = [this, &entry] {
                    next_ = go(entry);
                }};
    }

    // Without borders and keys, so that the menu above stays calm.
    std::vector<Box> more(const TitleForm& form)
    {
        std::vector<Button> more;
        for (std::size_t which = 0; which < more_title_entries.size(); ++which) {
            const bool is_copied = which == code_place && is_puzzle_copied_;
            more.push_back(
                is_copied ? copied_button()
                          : entry_button(more_title_entries[which], title_entries.size() + which));
            more.back().style = ButtonStyle::Plain;
        }
        const double room = form.menu_width * scale_.unit / more_columns;
        const bool icons = std::ranges::all_of(more, [&](const Button& button) {
            return quiet_width(*measure_, button, scale_) <= room;
        });
        std::vector<Box> buttons;
        for (Button& button : more) {
            button.icon = icons ? button.icon : std::nullopt;
            buttons.push_back(box::button(std::move(button)));
        }
        return buttons;
    }

    Button copied_button()
    {
        return {.id = TitleButton::Copied,
                .label = is_replay_copied_ ? tr("Copied replay") : tr("Copied puzzle"),
                .icon = Icon::Play,
                .group = ButtonId(TitleButton::Entry),
                .press = [this] {
                    next_ = start_copied(services_, services_.host.clipboard());
                }};
    }

    std::optional<Transition> take_key(const KeyPressed& key)
    {
        if (const TitleEntry* entry = title_entry_of(key))
            return go(*entry);
        if (key == title_letter('C') && last_game_)
            return resume();
        if (key == title_letter('P'))
            return start();
        if (key == title_letter('L') && offers_lesson())
            return go_to(make_lesson_scene, services_);
        const std::optional<Command> command = services_.settings.keys.command_for(key);
        if (command == Command::PlayCopied)
            return start_copied(services_, services_.host.clipboard());
        const MakeScene make = command ? screen_of(*command) : nullptr;
        return make != nullptr ? std::optional(go_to(make, services_)) : std::nullopt;
    }

    Transition go(const TitleEntry& entry) const
    {
        if (entry.goal == nullptr)
            return Transition{Transition::Kind::Quit};
        return go_to(entry.goal, services_);
    }

    Transition start()
    {
        engine::PuzzleSpec spec = services_.settings.last_game;
        spec.seed = services_.host.random_seed();
        return start_play(services_, spec);
    }

    Transition resume()
    {
        opening_ = Pending(services_.saves.ask(&SavedData::load_game, last_game_->id));
        const Transition next = take_opened();
        if (opening_.is_waiting())
            place();
        return next;
    }

    Transition take_opened()
    {
        const auto game = opening_.take();
        if (!game)
            return {};
        if (!*game) {
            services_.host.show_notice({{N_("This game can't be opened")}, game->why()});
            ask_for_games();
            place();
            return {};
        }
        Services& services = services_;
        return push([&services, loaded = **game] { return make_play_scene(services, loaded); });
    }

    void look_at_copied()
    {
        looked_at_copied_ = true;
        const std::string copied = services_.host.clipboard();
        is_replay_copied_ = engine::holds_replay(copied);
        const bool is_puzzle =
            !copied.empty() && copied.size() <= longest_copied &&
            (is_replay_copied_ || engine::parse_recipe(copied) || engine::find_puzzle(copied));
        if (std::exchange(is_puzzle_copied_, is_puzzle) != is_puzzle)
            place();
    }

    // Whatever happens, somebody is there.
    void note_input(const Input& input)
    {
        idle_since_.reset();
        is_in_front_ = !std::holds_alternative<FocusLost>(input);
    }

    // Nothing if it does not come.
    std::optional<engine::PlayTime> until_attract() const
    {
        if (!idle_since_ || services_.motion() != MotionAmount::Full || games_.is_waiting() ||
            opening_.is_waiting())
            return std::nullopt;
        return std::max(engine::PlayTime{1}, *idle_since_ + attract_after - now_);
    }

    bool has_light() const
    {
        return opened_ && has_wordmark_ && services_.motion() == MotionAmount::Full;
    }

    // Nothing while the light is on its way.
    std::optional<engine::PlayTime> next_light() const
    {
        const engine::PlayTime round = (now_ - *opened_) % light_every;
        const bool is_first = now_ - *opened_ < light_every;
        if (!is_first && wordmark_light(milliseconds(round)))
            return std::nullopt;
        return light_every - round;
    }

    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

    Services& services_;
    DemoPanel demo_;
    Pending<std::vector<engine::GameSummary>> games_;
    Pending<engine::Result<engine::SavedGame>> opening_;
    std::optional<engine::GameSummary> last_game_;
    Scale scale_;
    Size window_;
    bool has_wordmark_ = false;
    Placement placement_;
    ButtonPanel panel_;
    const TextMeasure* measure_ = nullptr;
    std::optional<engine::MonotonicTime> opened_;
    engine::MonotonicTime now_{0};
    std::optional<engine::MonotonicTime> idle_since_; // nothing while the window is not in front
    bool is_in_front_ = true;
    bool looked_at_copied_ = false; // since the title or the window came to the front
    bool is_puzzle_copied_ = false; // or a replay
    bool is_replay_copied_ = false;
    Transition next_;
};
} // namespace

std::unique_ptr<Scene> make_title_scene(Services& services)
{
    return std::make_unique<TitleScene>(services);
}

} // namespace game
