#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/message.h"
#include "engine/formats/playable.h"
#include "game/motion/span.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/title/attract_scene.h"
#include "game/scenes/title/demo_panel.h"
#include "game/scenes/title/lesson_scene.h"
#include "game/scenes/title/title_entries.h"
#include "game/scenes/title/title_layout.h"
#include "game/scenes/work/pending.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/screen_frame.h"
#include "game/widgets/theme_swatch.h"
#include "game/widgets/wordmark.h"

namespace game {
namespace {

using engine::N_;

constexpr engine::PlayTime light_every{6000};
// Later than everything that the title shows at its start, as another program may take its time to
// hand over what was copied there.
constexpr engine::PlayTime looks_at_copied_after{300};
constexpr std::size_t longest_copied = 64 << 10; // bytes that are looked at
constexpr double lowest = 480;                   // units; below, texts do not grow

enum class TitleButton { Play, Continue, Lesson, NoLesson, Entry, Copied, Language, Theme };

std::string in_capitals(std::string code)
{
    for (char& letter : code)
        letter = engine::capital(letter);
    return code;
}

class TitleScene : public Scene {
public:
    explicit TitleScene(Services& services) : services_(services), demo_(services)
    {
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(TitleButton::Play);
    }

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override;
    bool opens_puzzles() const override { return true; }
    std::string in_words() const override { return "Cronodoku: " + panel_.focus_in_words(); }
    bool is_busy() const override { return games_.is_waiting() || opening_.is_waiting(); }

private:
    void ask_for_games();
    bool take_games(); // returns whether they have arrived
    void place();
    Transition answer(const Input& input);
    bool offers_lesson() const;
    void add_lesson(std::vector<Button>& buttons);
    bool has_room_for_keys() const;
    Button play_button(Rect area, ButtonStyle style);
    void add_continue(std::vector<Button>& buttons);
    ButtonId first_button() const; // what Enter presses at first
    void add_menu(std::vector<Button>& buttons);
    Button entry_button(const TitleEntry& entry, std::size_t which);
    void add_more(std::vector<Button>& buttons);
    Button copied_button();
    void add_foot(std::vector<Button>& buttons);
    std::vector<std::size_t> themes_offered(int width) const; // indexes
    void add_theme(std::vector<Button>& buttons, std::size_t index, Rect reach);
    std::optional<Transition> take_key(const KeyPressed& key);
    Transition go(const TitleEntry& entry) const;
    void settings_changed();
    Transition start();
    Transition resume();
    Transition take_opened();
    void look_at_copied();
    void note_input(const Input& input);
    std::optional<engine::PlayTime> until_attract() const; // nothing if it does not come

    void draw_game(Canvas& canvas, Rect face) const;
    bool has_light() const;
    std::optional<engine::PlayTime> next_light() const;
    void draw_language(Canvas& canvas, Rect area, const engine::Language& language) const;

    int px(double units) const { return scale_.px(units); }
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

    Services& services_;
    DemoPanel demo_;
    Pending<std::vector<engine::GameSummary>> games_;
    Pending<engine::Result<engine::SavedGame>> opening_;
    std::optional<engine::GameSummary> last_game_;
    Scale scale_;
    Size window_;
    TitleLayout layout_;
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

void TitleScene::lay_out(Size window, const TextMeasure& measure)
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

void TitleScene::ask_for_games()
{
    games_ = Pending(services_.saves.ask(&SavedData::games));
    take_games();
}

bool TitleScene::take_games()
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

void TitleScene::place()
{
    layout_ = lay_out_title(window_, scale_, last_game_ || games_.is_waiting() || offers_lesson());
    demo_.place(layout_.board, layout_.strip, scale_);

    std::vector<Button> buttons;
    if (last_game_) {
        add_continue(buttons);
        buttons.push_back(play_button(layout_.continued, ButtonStyle::Quiet));
        buttons.back().label += ": " + std::exchange(buttons.back().detail, "");
    } else {
        buttons.push_back(play_button(layout_.play, ButtonStyle::Headline));
        buttons.back().key_hint = services_.hint_of({.key = Key::Enter});
    }
    if (offers_lesson())
        add_lesson(buttons);
    add_menu(buttons);
    add_more(buttons);
    add_foot(buttons);
    panel_.set(std::move(buttons));
}

// A new puzzle of the kind that was played last.
Button TitleScene::play_button(Rect area, ButtonStyle style)
{
    const std::string category =
        category_name(services_.texts, engine::category_of(services_.settings.last_game));
    const std::string whole =
        engine::fill_places(tr("{category}, clock starts at once"), {{"category", category}});
    const int before = px(area.width < px(380) ? 48 : 84);
    const int room = area.width - before - px(28 + 16) - scale_.font(40);
    const Font small{.weight = Weight::Medium, .size = std::max(px(12), scale_.font(11.5))};
    const int lines = area.height >= scale_.font(84) ? 2 : 1;
    return {.id = TitleButton::Play,
            .area = area,
            .style = style,
            .label = tr("Play"),
            .detail = measure_->width_of(whole, small) <= lines * room ? whole : category,
            .key_hint = services_.hint_of(title_letter('P')),
            .icon = Icon::Play,
            .group = ButtonId(TitleButton::Play),
            .press = [this] {
                next_ = start();
            }};
}

// The game that waits comes first.
void TitleScene::add_continue(std::vector<Button>& buttons)
{
    const std::string category = category_name(services_.texts, last_game_->category);
    buttons.push_back(
        {.id = TitleButton::Continue,
         .area = layout_.play,
         .style = ButtonStyle::Headline,
         .label = tr("Continue"),
         .detail = opening_.is_waiting()
                       ? tr(waiting_for_disk)
                       : category + ", " + progress_text(services_.texts, *last_game_),
         .key_hint = services_.hint_of({.key = Key::Enter}),
         .icon = Icon::Play,
         .group = ButtonId(TitleButton::Play),
         .press = [this] { next_ = resume(); },
         .draw =
             [this](Canvas& canvas, const Button& button, ButtonState state) {
                 draw_game(canvas, face_of(button, state, scale_));
             }});
}

ButtonId TitleScene::first_button() const
{
    return last_game_ ? TitleButton::Continue : TitleButton::Play;
}

// To those who have neither a game nor a record, until they have seen it or do not want it.
bool TitleScene::offers_lesson() const
{
    return services_.settings.offers_lesson && !last_game_ && !games_.is_waiting() &&
           services_.records_are_read && services_.records.runs().empty();
}

void TitleScene::add_lesson(std::vector<Button>& buttons)
{
    const Rect all = layout_.continued;
    const int cross = px(44);
    buttons.push_back({.id = TitleButton::Lesson,
                       .area = {all.x, all.y, all.width - cross - px(8), all.height},
                       .style = ButtonStyle::Quiet,
                       .label = tr("First time? Learn it in a minute"),
                       .key_hint = services_.hint_of(title_letter('L')),
                       .icon = Icon::Hint,
                       .press = [this] {
                           next_ = go_to(make_lesson_scene, services_);
                       }});
    buttons.push_back({.id = TitleButton::NoLesson,
                       .area = {all.right() - cross, all.y, cross, all.height},
                       .style = ButtonStyle::Square,
                       .icon = Icon::Cross,
                       .press = [this] {
                           services_.settings.offers_lesson = false;
                           services_.saves.write(saving(services_.settings));
                           place();
                       }});
}

// Whether there is room for the keys beside all the labels.
bool TitleScene::has_room_for_keys() const
{
    const Font font{.size = scale_.font(14)};
    const int beside = px(46 + 12 + 8 + 12) + scale_.font(20);
    return layout_.key_hints && std::ranges::all_of(title_entries, [&](const TitleEntry& entry) {
               return measure_->width_of(tr(entry.label), font) + beside <= layout_.menu[0].width;
           });
}

void TitleScene::add_menu(std::vector<Button>& buttons)
{
    for (std::size_t which = 0; which < title_entries.size(); ++which) {
        Button button = entry_button(title_entries[which], which);
        button.area = layout_.menu[which];
        button.key_hint = has_room_for_keys() ? services_.hint_of(title_entries[which].key) : "";
        button.icon = layout_.key_hints ? button.icon : std::nullopt;
        buttons.push_back(std::move(button));
    }
}

Button TitleScene::entry_button(const TitleEntry& entry, std::size_t which)
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
void TitleScene::add_more(std::vector<Button>& buttons)
{
    std::vector<Button> more;
    for (std::size_t which = 0; which < more_title_entries.size(); ++which) {
        const bool is_copied = which == code_place && is_puzzle_copied_;
        more.push_back(is_copied
                           ? copied_button()
                           : entry_button(more_title_entries[which], title_entries.size() + which));
        more.back().area = layout_.more[which];
        more.back().style = ButtonStyle::Plain;
    }
    const bool icons = std::ranges::all_of(more, [this](const Button& button) {
        return quiet_width(*measure_, button, scale_) <= button.area.width;
    });
    for (Button& button : more) {
        button.icon = icons ? button.icon : std::nullopt;
        buttons.push_back(std::move(button));
    }
}

Button TitleScene::copied_button()
{
    return {.id = TitleButton::Copied,
            .label = is_replay_copied_ ? tr("Copied replay") : tr("Copied puzzle"),
            .icon = Icon::Play,
            .group = ButtonId(TitleButton::Entry),
            .press = [this] {
                next_ = start_copied(services_, services_.host.clipboard());
            }};
}

void TitleScene::look_at_copied()
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

void TitleScene::add_foot(std::vector<Button>& buttons)
{
    const Rect foot = layout_.foot;
    for (int index = 0; index < engine::count_of(services_.languages); ++index) {
        const engine::Language& language = services_.languages[index];
        buttons.push_back(
            {.id = ButtonId(TitleButton::Language, index),
             .area = {foot.x + index * px(44), foot.y, px(40), foot.height},
             .reach = {foot.x + index * px(44), foot.centre().y - px(22), px(44), px(44)},
             .style = ButtonStyle::Dot,
             .press =
                 [this, &language] {
                     services_.settings.language = language.code;
                     settings_changed();
                 },
             .draw =
                 [this, &language](Canvas& canvas, const Button& button, ButtonState) {
                     draw_language(canvas, button.area, language);
                 }});
    }
    const int languages = engine::count_of(services_.languages) * px(44);
    const std::vector<std::size_t> themes = themes_offered(foot.width - languages);
    Rect reach{foot.right() - engine::count_of(themes) * px(44), foot.centre().y - px(22), px(44),
               px(44)};
    for (const std::size_t index : themes) {
        add_theme(buttons, index, reach);
        reach = reach.moved(px(44), 0);
    }
}

// All of them; where there is no room for a finger on each, only the one that follows.
std::vector<std::size_t> TitleScene::themes_offered(int width) const
{
    std::vector<std::size_t> all(services_.themes.size());
    std::iota(all.begin(), all.end(), 0);
    if (all.empty() || engine::count_of(all) * px(44) <= width)
        return all;
    return {next_theme(services_)};
}

void TitleScene::add_theme(std::vector<Button>& buttons, std::size_t index, Rect reach)
{
    const Theme& theme = services_.themes[index];
    buttons.push_back(
        {.id = {TitleButton::Theme, index},
         .area = {reach.centre().x - px(12), reach.centre().y - px(12), px(24), px(24)},
         .reach = reach,
         .style = ButtonStyle::Dot,
         .chosen = theme.id == services_.theme.id,
         .press =
             [this, &theme] {
                 services_.settings.theme = theme.id;
                 settings_changed();
             },
         .draw =
             [this, index](Canvas& canvas, const Button& button, ButtonState) {
                 draw_theme_dot(canvas, button.area, static_cast<int>(index), scale_);
             }});
}

// Going elsewhere cancels opening a game.
Transition TitleScene::handle(const Input& input)
{
    note_input(input);
    Transition next = answer(input);
    if (next.kind != Transition::Kind::Stay)
        opening_ = {};
    return next;
}

Transition TitleScene::answer(const Input& input)
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

std::optional<Transition> TitleScene::take_key(const KeyPressed& key)
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

Transition TitleScene::go(const TitleEntry& entry) const
{
    if (entry.goal == nullptr)
        return Transition{Transition::Kind::Quit};
    return go_to(entry.goal, services_);
}

void TitleScene::settings_changed()
{
    services_.saves.write(saving(services_.settings));
    services_.host.settings_changed();
}

Transition TitleScene::start()
{
    engine::PuzzleSpec spec = services_.settings.last_game;
    spec.seed = services_.host.random_seed();
    return start_play(services_, spec);
}

Transition TitleScene::resume()
{
    opening_ = Pending(services_.saves.ask(&SavedData::load_game, last_game_->id));
    const Transition next = take_opened();
    if (opening_.is_waiting())
        place();
    return next;
}

Transition TitleScene::take_opened()
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
    return Transition{Transition::Kind::Push, [&services, loaded = **game] {
                          return make_play_scene(services, loaded);
                      }};
}

// Whatever happens, somebody is there.
void TitleScene::note_input(const Input& input)
{
    idle_since_.reset();
    is_in_front_ = !std::holds_alternative<FocusLost>(input);
}

std::optional<engine::PlayTime> TitleScene::until_attract() const
{
    if (!idle_since_ || services_.motion() != MotionAmount::Full || games_.is_waiting() ||
        opening_.is_waiting())
        return std::nullopt;
    return std::max(engine::PlayTime{1}, *idle_since_ + attract_after - now_);
}

Transition TitleScene::update(engine::MonotonicTime now)
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

// Every few seconds a light runs through the wordmark.
bool TitleScene::has_light() const
{
    return opened_ && !layout_.wordmark.empty() && services_.motion() == MotionAmount::Full;
}

// Nothing while the light is on its way.
std::optional<engine::PlayTime> TitleScene::next_light() const
{
    const engine::PlayTime round = (now_ - *opened_) % light_every;
    const bool is_first = now_ - *opened_ < light_every;
    if (!is_first && wordmark_light(milliseconds(round)))
        return std::nullopt;
    return light_every - round;
}

std::optional<engine::PlayTime> TitleScene::next_change() const
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

void TitleScene::draw(Canvas& canvas) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
    if (!layout_.wordmark.empty()) {
        const bool lit = has_light() && !next_light();
        const engine::PlayTime round = lit ? (now_ - *opened_) % light_every : engine::PlayTime{0};
        const double light = wordmark_light(milliseconds(round)).value_or(unlit);
        draw_wordmark(canvas, layout_.wordmark, scale_, lit ? light : unlit);
    }
    panel_.draw(canvas, scale_);
    if (games_.is_waiting())
        draw_paragraph(canvas, tr(waiting_for_disk), layout_.continued,
                       TextLook{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2},
                       scale_);
    demo_.draw(canvas);
}

// The board as it was left, in the place of the icon.
void TitleScene::draw_game(Canvas& canvas, Rect face) const
{
    const bool narrow = face.width < px(380);
    const int side = std::min(px(narrow ? 32 : 60), face.height - px(12));
    const Point middle{face.x + px(narrow ? 26 : 46), face.centre().y};
    draw_stamp(canvas, Rect{middle.x - side / 2, middle.y - side / 2, side, side}, *last_game_);
}

void TitleScene::draw_language(Canvas& canvas, Rect area, const engine::Language& language) const
{
    const bool chosen = language.code == services_.texts.language().code;
    if (chosen)
        canvas.rounded(area, px(8), Paint::Raised);
    draw_text(canvas, in_capitals(language.code), area,
              TextLook{.size = 13,
                       .weight = chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = chosen ? Paint::Ink : Paint::Ink2,
                       .align = Align::Centre},
              scale_);
}

} // namespace

std::unique_ptr<Scene> make_title_scene(Services& services)
{
    return std::make_unique<TitleScene>(services);
}

} // namespace game
