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
    {make_arcade_scene, N_("Arcade"), Icon::Star, title_letter('A')},
    {make_learn_scene, N_("Learn"), Icon::Hint, title_letter('L')},
    {make_records_scene, N_("Records"), Icon::Trophy, title_letter('R')},
    {make_open_scene, N_("Open"), Icon::Folder, title_letter('O')},
    {make_settings_scene, N_("Settings"), Icon::Settings, title_letter('S')},
    {make_help_scene, N_("Help"), Icon::Help, KeyPressed{.key = Key::F1}},
    {nullptr, N_("Quit"), Icon::Exit, title_letter('Q')},
});
// In its place a copied puzzle is offered.
constexpr std::size_t open_place = 4;
// In an upright window the rest are small, in the foot.
constexpr std::size_t upright_entries = 6;

// What has a key but no place: it is found behind one of the entries.
struct TitleKey {
    KeyPressed key;
    MakeScene goal;
};
constexpr auto title_keys = std::to_array<TitleKey>({
    {title_letter('B'), make_board_of_the_day_scene},
    {title_letter('E'), make_editor_scene},
    {title_letter('F'), make_lesson_scene},
    {title_letter('K'), make_code_scene},
    {title_letter('T'), make_learn_scene},
});

// Null if no place has that key.
const TitleEntry* title_entry_of(const KeyPressed& key)
{
    const auto found = std::ranges::find(title_entries, key, &TitleEntry::key);
    return found == title_entries.end() ? nullptr : &*found;
}

enum class TitleButton { Play, Continue, Lesson, Entry, Copied };

class TitleScene : public Scene {
public:
    explicit TitleScene(Services& services)
        : services_(services),
          demo_(services),
          today_(
              services, [this] { place(); }, [this](Transition next) { next_ = std::move(next); })
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
        today_.refresh();
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
        const bool is_other_day = today_.update();
        if (take_games() || is_other_day)
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
        if (today_.is_busy())
            demo = std::min(demo.value_or(next_frame), next_frame);
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
    bool is_busy() const override
    {
        return games_.is_waiting() || opening_.is_waiting() || today_.is_busy();
    }

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
        const auto height_of = [&](const Box& box, double width) {
            return box.preferred_height(unit, width * scale_.unit) / scale_.unit;
        };
        const TitleHeights heights{
            .menu = [&](const TitleForm& each) { return height_of(menu(each), each.menu_width); },
            .today =
                [&](const TitleForm& each) {
                    const Box all = box::column({day(each).then(16), rest(each)});
                    return height_of(each.is_square() ? all : day(each), each.today_width);
                }};
        const TitleForm form = title_form(window_, scale_, heights);
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
        // After a click on a theme, Enter still continues or plays.
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

    Box screen(const TitleForm& form)
    {
        using namespace box;
        std::vector<Box> small; // in the foot
        for (std::size_t which = upright_entries; form.is_upright() && which < title_entries.size();
             ++which)
            small.push_back(small_entry(which));
        const Unit unit = unit_of(scale_, *measure_);
        const auto choose_language = [this] {
            next_ = go_to(make_languages_scene, services_);
        };
        // The foot may be somewhat wider: a finger needs its room.
        const double wider = form.is_upright()
                                 ? 0
                                 : std::clamp(title_foot_width(services_, unit) - form.menu_width,
                                              0.0, form.between - 8);
        const double foot = form.menu_width + wider;
        const Box left =
            column({space(form.top), menu(form).at_most(form.menu_width), space().size(0).grow(),
                    title_foot(services_, unit, foot, {std::move(small), choose_language})
                        .size(32)
                        .then(form.foot - 16)});
        const Box demo = column({space(form.top), demo_.screen(form.board)});
        const Box right = form.is_square() ? column({space(form.top), day(form).grow().then(16),
                                                     rest(form), space(form.foot - 16)})
                                           : column({space(form.top), day(form)});
        const bool is_wide = form.shape == TitleShape::Wide;
        return row({left.size(foot).then(form.is_upright() ? 0 : form.between - wider),
                    demo.size(form.board).then(32).when(is_wide),
                    right.size(form.today_width).when(!form.is_upright())})
            .padding(form.margin, 0);
    }

    Box day(const TitleForm& form) { return today_.screen(form.today, scale_, !offers_lesson()); }

    Box rest(const TitleForm& form)
    {
        return box::grid(entries(form),
                         {form.columns(), box::with_text(form.row), form.row_gap, form.row_gap});
    }

    // From the wordmark to the last row, or to the demo. In an upright window the day is part of
    // it.
    Box menu(const TitleForm& form)
    {
        using namespace box;
        const Box second = continue_or_wait(scale_.grown(form.continued));
        const bool has_second = last_game_ || games_.is_waiting();
        const bool is_square = form.is_square();
        return column({
            wordmark().then(form.under_wordmark).when(form.wordmark),
            play(scale_.grown(form.play)).then(form.gap),
            second.then(form.gap).when(has_second),
            lesson().size(with_text(form.row)).then(form.gap).when(offers_lesson()),
            day(form).then(form.gap).when(form.is_upright()),
            rest(form).when(!is_square),
            demo_.screen(is_square ? form.board : 0).when(is_square),
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

    // A new puzzle of the kind that was played last. While a game waits, that one is filled.
    Box play(double height)
    {
        Button play{.id = TitleButton::Play,
                    .style = last_game_ ? ButtonStyle::Headed : ButtonStyle::Headline,
                    .label = tr("Play"),
                    .key_hint = last_game_ ? services_.hint_of(title_letter('P'))
                                           : services_.hint_of({.key = Key::Enter}),
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
                   Button made = play;
                   made.detail = length <= lines * room * scale_.unit ? whole : category;
                   return box::button(std::move(made));
               })
            .size(height);
    }

    // The game that waits, with its board as it was left.
    Box continue_or_wait(double height)
    {
        using namespace box;
        const Tint ink = last_game_ ? Paint::OnAccent : Paint::Ink2;
        const Box wait =
            paragraph(tr(waiting_for_disk), {.size = 14, .weight = Weight::Regular, .tint = ink});
        if (!last_game_)
            return wait.size(height);
        const std::string category = category_name(services_.texts, last_game_->category);
        const std::string time = short_clock_text(last_game_->elapsed);
        const GameCard card{.headline = tr("Continue"),
                            .detail = category + ", " + progress_text(services_.texts, *last_game_),
                            .short_detail = category + ", " + time,
                            .ink = Paint::OnAccent};
        const Button button{
            .id = TitleButton::Continue,
            .style = ButtonStyle::Primary,
            .spoken = card.headline + ": " + card.detail,
            .key_hint = height < scale_.grown(60) ? "" : services_.hint_of({.key = Key::Enter}),
            .group = ButtonId(TitleButton::Play),
            .press = [this] {
                next_ = resume();
            }};
        if (opening_.is_waiting())
            return box::button(button, column({wait}).padding(16, 6)).size(height);
        if (height < scale_.grown(60))
            return box::button(button, game_line(card)).size(height);
        const auto draw = [this, card](Canvas& canvas, Rect area, Scale scale) {
            draw_game_card(canvas, area, *last_game_, card, scale);
        };
        const double key = 24 + 36 * scale_.text; // the room that the key takes
        return box::button(button, box::row({box::picture(draw).grow(), box::space(key)}))
            .size(height);
    }

    // It goes when it was opened, or a game was played.
    Box lesson()
    {
        return box::button({.id = TitleButton::Lesson,
                            .style = ButtonStyle::Quiet,
                            .label = tr("First time? Learn it in a minute"),
                            .key_hint = services_.hint_of(title_letter('F')),
                            .icon = Icon::Star,
                            .group = ButtonId(TitleButton::Play),
                            .press = [this] {
                                next_ = go_to(make_lesson_scene, services_);
                            }});
    }

    // With their keys and icons, if there is room for them beside all the labels.
    std::vector<Box> entries(const TitleForm& form)
    {
        const std::size_t count = form.is_upright() ? upright_entries : title_entries.size();
        std::vector<Button> all;
        for (std::size_t which = 0; which < count; ++which)
            all.push_back(which == open_place && is_puzzle_copied_ ? copied_button()
                                                                   : entry_button(which));
        const int columns = form.columns();
        const double room =
            (form.entries_width() - (columns - 1) * form.row_gap) / columns * scale_.unit;
        const auto all_fit = [&] {
            return std::ranges::all_of(all, [&](const Button& button) {
                return quiet_width(*measure_, button, scale_) <= room;
            });
        };
        if (form.is_upright() || !all_fit())
            for (Button& button : all)
                button.key_hint.clear();
        if (!all_fit())
            for (Button& button : all)
                button.icon.reset();
        std::vector<Box> boxes;
        for (Button& button : all)
            boxes.push_back(box::button(std::move(button)));
        return boxes;
    }

    Button entry_button(std::size_t which)
    {
        const TitleEntry& entry = title_entries[which];
        return {.id = {TitleButton::Entry, which},
                .style = ButtonStyle::Quiet,
                .label = tr(entry.label),
                .key_hint = services_.hint_of(entry.key),
                .icon = entry.icon,
                .press = [this, &entry] {
                    next_ = go(entry);
                }};
    }

    Box small_entry(std::size_t which)
    {
        const Icon icon = title_entries[which].icon;
        Button small = icon_alone(entry_button(which), icon);
        small.style = ButtonStyle::Dot;
        const auto draw = [icon](Canvas& canvas, Rect area, Scale) {
            draw_icon(canvas, icon, area.centre(), area.width * 5 / 6, Paint::Ink2);
        };
        return box::row({box::small_button(std::move(small), draw).size(24).across(24)})
            .padding(10, 0);
    }

    Button copied_button()
    {
        return {.id = TitleButton::Copied,
                .style = ButtonStyle::Quiet,
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
        if (key == title_letter('D'))
            return today_.play_today();
        const auto found = std::ranges::find(title_keys, key, &TitleKey::key);
        if (found != title_keys.end())
            return go_to(found->goal, services_);
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

    Transition start() { return start_new_play(services_, services_.settings.last_game); }

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
    TodayCard today_;
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
