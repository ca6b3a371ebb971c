#include "game/scenes/title_scene.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/base/message.h"
#include "game/scenes/asked.h"
#include "game/scenes/demo_panel.h"
#include "game/scenes/help_scene.h"
#include "game/scenes/making_scene.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game_scene.h"
#include "game/scenes/play_scene.h"
#include "game/scenes/records_scene.h"
#include "game/scenes/saved_games_scene.h"
#include "game/scenes/settings_scene.h"
#include "game/scenes/title_layout.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/game_card.h"
#include "game/widgets/theme_swatch.h"
#include "game/widgets/wordmark.h"
#include "game/widgets/words.h"

namespace game {
namespace {

using engine::N_;

enum TitleId {
    Play,
    Continue,
    FirstEntry = 10,
    FirstLanguage = 100,
    FirstTheme = 200,
};

enum class Goal { NewGame, Records, SavedGames, Settings, Help, Quit };

struct Entry {
    Goal goal;
    const char* label;
    Icon icon;
    KeyPressed key;
    const char* hint;
};

constexpr KeyPressed letter(char symbol)
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol};
}

constexpr std::array<Entry, title_menu_length> entries = {{
    {Goal::NewGame, N_("New game"), Icon::Plus, letter('N'), "N"},
    {Goal::Records, N_("Records"), Icon::Trophy, letter('R'), "R"},
    {Goal::SavedGames, N_("Saved games"), Icon::Folder, letter('O'), "O"},
    {Goal::Settings, N_("Settings"), Icon::Settings, letter('S'), "S"},
    {Goal::Help, N_("Help"), Icon::Help, KeyPressed{.key = Key::F1}, "F1"},
    {Goal::Quit, N_("Quit"), Icon::Exit, letter('Q'), "Q"},
}};

constexpr std::array<const char*, 3> language_labels = {"EN", "ES", "IT"};

class TitleScene : public Scene {
public:
    explicit TitleScene(Services& services) : services_(services), demo_(services)
    {
        panel_.focus(Play);
    }

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override { return demo_.next_change(); }
    bool is_busy() const override { return games_.is_waiting() || opening_.is_waiting(); }

private:
    void ask_for_games();
    bool take_games(); // true when they have come
    void place();
    Transition answer(const Input& input);
    bool has_room_for_keys() const;
    void add_menu(std::vector<Button>& buttons) const;
    void add_foot(std::vector<Button>& buttons) const;
    std::optional<Transition> take_key(const KeyPressed& key);
    Transition pressed(int id);
    Transition go(Goal goal);
    Transition start();
    Transition resume();
    Transition take_opened();

    void draw_languages(Canvas& canvas) const;
    void draw_themes(Canvas& canvas) const;

    int px(double units) const { return scale_.px(units); }
    std::string tr(std::string_view text) const { return services_.words.tr(text); }

    Services& services_;
    DemoPanel demo_;
    Asked<std::vector<engine::GameSummary>> games_;
    Asked<engine::Result<engine::SavedGame>> opening_;
    std::optional<engine::GameSummary> last_game_;
    Scale scale_;
    Size window_;
    TitleLayout layout_;
    ButtonPanel panel_;
    const TextMeasure* measure_ = nullptr;
};

void TitleScene::lay_out(Size window, const TextMeasure& measure)
{
    // Other games are there only after other screens, not after each step of a growing window.
    const bool is_resized = measure_ != nullptr && window != window_;
    window_ = window;
    measure_ = &measure;
    scale_ = menu_scale(window, services_.settings);
    if (!is_resized && !games_.is_waiting())
        ask_for_games();
    place();
}

void TitleScene::ask_for_games()
{
    games_ = Asked(services_.keeper.games());
    take_games();
}

bool TitleScene::take_games()
{
    const auto games = games_.take();
    if (!games)
        return false;
    last_game_ = games->empty() ? std::nullopt : std::optional(games->front());
    return true;
}

void TitleScene::place()
{
    layout_ = lay_out_title(window_, scale_, last_game_ || games_.is_waiting());
    demo_.place(layout_.board, layout_.strip, scale_);

    const std::string category =
        category_name(services_.words, engine::category_of(services_.settings.last_game));
    std::vector<Button> buttons;
    buttons.push_back({.id = Play,
                       .area = layout_.play,
                       .style = ButtonStyle::Primary,
                       .label = tr("Play"),
                       .detail = engine::fill_places(tr("{category}, clock starts at once"),
                                                     {{"category", category}}),
                       .key_hint = key_name(Key::Enter, services_.words),
                       .icon = Icon::Play});
    if (last_game_)
        buttons.push_back({.id = Continue, .area = layout_.continued, .style = ButtonStyle::Quiet});
    add_menu(buttons);
    add_foot(buttons);
    panel_.set(std::move(buttons));
}

// Whether the keys have room beside the words, all of them or none.
bool TitleScene::has_room_for_keys() const
{
    const Font font{.size = scale_.font(14)};
    const int beside = px(46 + 12 + 8 + 12) + scale_.font(20);
    return layout_.key_hints && std::ranges::all_of(entries, [&](const Entry& entry) {
               return measure_->width_of(tr(entry.label), font) + beside <= layout_.menu[0].width;
           });
}

void TitleScene::add_menu(std::vector<Button>& buttons) const
{
    const bool keys = has_room_for_keys();
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const Entry& entry = entries[index];
        buttons.push_back({.id = FirstEntry + static_cast<int>(index),
                           .area = layout_.menu[index],
                           .style = ButtonStyle::Quiet,
                           .label = tr(entry.label),
                           .key_hint = keys ? entry.hint : "",
                           .icon = entry.icon});
    }
}

void TitleScene::add_foot(std::vector<Button>& buttons) const
{
    const Rect foot = layout_.foot;
    for (int index = 0; index < static_cast<int>(language_codes.size()); ++index)
        buttons.push_back({.id = FirstLanguage + index,
                           .area = {foot.x + index * px(44), foot.y, px(40), foot.height},
                           .style = ButtonStyle::Dot});
    const int count = static_cast<int>(services_.themes.size());
    for (int index = 0; index < count; ++index) {
        const int right = foot.right() - px(6) - (count - 1 - index) * px(38);
        const Rect dot{right - px(24), foot.centre().y - px(12), px(24), px(24)};
        const Theme& theme = services_.themes[static_cast<std::size_t>(index)];
        buttons.push_back({.id = FirstTheme + index,
                           .area = dot,
                           .style = ButtonStyle::Dot,
                           .chosen = theme.id == services_.theme.id});
    }
}

// A game that is still being opened is not waited for when one goes elsewhere.
Transition TitleScene::handle(const Input& input)
{
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
    const std::optional<int> id = panel_.handle(input);
    if (!id)
        return {};
    // Enter stays Play after a click on a language or a theme.
    if (std::holds_alternative<PointerReleased>(input))
        panel_.focus(Play);
    return pressed(*id);
}

std::optional<Transition> TitleScene::take_key(const KeyPressed& key)
{
    for (const Entry& entry : entries)
        if (key == entry.key)
            return go(entry.goal);
    if (key == letter('C') && last_game_)
        return resume();
    const std::optional<Command> command = command_for(key);
    if (command == Command::Settings)
        return go(Goal::Settings);
    if (command == Command::NewGame)
        return go(Goal::NewGame);
    if (command == Command::SavedGames)
        return go(Goal::SavedGames);
    return std::nullopt;
}

Transition TitleScene::pressed(int id)
{
    if (id == Play)
        return start();
    if (id == Continue)
        return resume();
    if (id >= FirstTheme) {
        services_.settings.theme = services_.themes[static_cast<std::size_t>(id - FirstTheme)].id;
    } else if (id >= FirstLanguage) {
        services_.settings.language = language_codes[static_cast<std::size_t>(id - FirstLanguage)];
    } else {
        return go(entries[static_cast<std::size_t>(id - FirstEntry)].goal);
    }
    services_.keeper.keep(services_.settings);
    services_.outside.settings_changed();
    return {};
}

Transition TitleScene::go(Goal goal)
{
    switch (goal) {
    case Goal::NewGame:
        return go_to(make_new_game_scene, services_);
    case Goal::Records:
        return go_to(make_records_scene, services_);
    case Goal::SavedGames:
        return go_to(make_saved_games_scene, services_);
    case Goal::Settings:
        return go_to(make_settings_scene, services_);
    case Goal::Help:
        return go_to(make_help_scene, services_);
    case Goal::Quit:
        return Transition{Transition::Kind::Quit};
    }
    return {};
}

Transition TitleScene::start()
{
    engine::PuzzleSpec spec = services_.settings.last_game;
    spec.seed = services_.outside.random_seed();
    return start_play(services_, spec);
}

Transition TitleScene::resume()
{
    opening_ = Asked(services_.keeper.load_game(last_game_->id));
    return take_opened();
}

Transition TitleScene::take_opened()
{
    const auto game = opening_.take();
    if (!game)
        return {};
    if (!*game) {
        services_.outside.tell({{N_("This game can't be opened")}, game->why()});
        ask_for_games();
        place();
        return {};
    }
    Services& services = services_;
    return Transition{Transition::Kind::Push, [&services, loaded = **game] {
                          return make_play_scene(services, loaded);
                      }};
}

Transition TitleScene::update(engine::MonotonicTime now)
{
    demo_.update(now);
    if (take_games())
        place();
    return take_opened();
}

void TitleScene::draw(Canvas& canvas) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
    if (!layout_.wordmark.empty())
        draw_wordmark(canvas, layout_.wordmark, scale_);
    draw_languages(canvas);
    panel_.draw(canvas, scale_);
    draw_themes(canvas);
    if (is_busy()) {
        put_paragraph(canvas, tr(waits_for_disk), layout_.continued,
                      TextLook{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2}, scale_);
    } else if (last_game_) {
        const std::string category = category_name(services_.words, last_game_->category);
        const GameCard card{.headline = tr("Continue"),
                            .detail = category + ", " + progress_text(services_.words, *last_game_),
                            .key = "C"};
        draw_game_card(canvas, layout_.continued, *last_game_, card, scale_);
    }
    demo_.draw(canvas);
}

void TitleScene::draw_languages(Canvas& canvas) const
{
    // Translated by the code of the language itself: tells which one is shown.
    const std::string shown = services_.words.trc("code of this language", "en");
    for (int index = 0; index < static_cast<int>(language_codes.size()); ++index) {
        const std::size_t place = static_cast<std::size_t>(index);
        const Rect area{layout_.foot.x + index * px(44), layout_.foot.y, px(40),
                        layout_.foot.height};
        const bool chosen = shown == language_codes[place];
        if (chosen)
            canvas.rounded(area, px(8), Paint::Raised);
        put_text(canvas, language_labels[place], area,
                 TextLook{.size = 13,
                          .weight = chosen ? Weight::SemiBold : Weight::Medium,
                          .tint = chosen ? Paint::Ink : Paint::Ink2,
                          .align = Align::Centre},
                 scale_);
    }
}

// Each dot shows the theme's background with its accent inside.
void TitleScene::draw_themes(Canvas& canvas) const
{
    for (const Button& button : panel_.buttons())
        if (button.id >= FirstTheme)
            draw_theme_dot(canvas, button.area, button.id - FirstTheme, scale_);
}

} // namespace

std::unique_ptr<Scene> make_title_scene(Services& services)
{
    return std::make_unique<TitleScene>(services);
}

} // namespace game
