#include "game/scenes/saved_games_scene.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/scenes/asked.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game_scene.h"
#include "game/scenes/play_scene.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/game_card.h"
#include "game/widgets/ground.h"
#include "game/widgets/words.h"

namespace game {
namespace {

enum SavedGamesId { ToNewGame = 1, FirstGame = 10 };

// The buttons of one game: its card and, in the corner, the bin; or the two answers to the question
// whether to forget it.
enum Part { Open, Bin, Forget, Keep, part_count };

class SavedGamesScene : public MenuScene {
public:
    explicit SavedGamesScene(Services& services)
        : MenuScene(services), reading_(services.keeper.games())
    {
        take_games();
    }

    Transition update(engine::MonotonicTime now) override;
    bool is_busy() const override { return reading_.is_waiting() || opening_.is_waiting(); }

private:
    std::optional<Command> own_command() const override { return Command::SavedGames; }
    std::string title() const override { return tr("Saved games"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void place_game(std::size_t index, Rect row);
    void draw_content(Canvas& canvas) const override;
    void draw_on_buttons(Canvas& canvas) const override;
    void draw_game(Canvas& canvas, std::size_t index) const;
    Transition pressed(int id) override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    bool take_games(); // true when they have come
    Transition open(std::size_t index);
    Transition take_opened();
    std::string sentence() const;
    void ask(std::optional<std::size_t> index);
    void forget(std::size_t index);
    std::optional<std::size_t> focused_game() const;
    static int id_of(std::size_t index, Part part)
    {
        return FirstGame + static_cast<int>(index) * part_count + part;
    }

    Asked<std::vector<engine::GameSummary>> reading_;
    Asked<engine::Result<engine::SavedGame>> opening_;
    std::vector<engine::GameSummary> games_;
    std::vector<Rect> cards_;
    std::optional<std::size_t> asked_; // the game to be forgotten, perhaps
    std::optional<engine::Message> trouble_;
    Rect sentence_; // what is wrong or waited for, or that there is nothing
};

bool SavedGamesScene::take_games()
{
    auto games = reading_.take();
    if (!games)
        return false;
    games_ = *std::move(games);
    panel_.focus(games_.empty() ? static_cast<int>(ToNewGame) : id_of(0, Open));
    return true;
}

Transition SavedGamesScene::update(engine::MonotonicTime now)
{
    if (take_games())
        place_again();
    if (opening_.is_waiting())
        return take_opened();
    return MenuScene::update(now);
}

std::vector<KeyHint> SavedGamesScene::hints() const
{
    if (games_.empty())
        return {{name_of(Key::Enter), tr("new game")}, {name_of(Key::Escape), tr("back")}};
    return {{"↑ ↓", tr("game")},
            {name_of(Key::Enter), tr("go on")},
            {name_of(Key::Delete), tr("forget")},
            {name_of(Key::Escape), tr("back")}};
}

int SavedGamesScene::place(Rect content)
{
    cards_.clear();
    const int width = std::min(content.width, px(760));
    int y = content.y;
    sentence_ = Rect{};
    if (games_.empty() || trouble_ || is_busy()) {
        sentence_ = Rect{content.x, y, width, tall(44)};
        y = sentence_.bottom() + px(12);
    }
    if (reading_.is_waiting())
        return y;
    if (games_.empty()) {
        add(Button{.id = ToNewGame,
                   .area = {content.x, y, std::min(width, tall(220)), tall(52)},
                   .style = ButtonStyle::Primary,
                   .label = tr("New game")});
        return y + tall(52);
    }
    for (std::size_t index = 0; index < games_.size(); ++index) {
        place_game(index, Rect{content.x, y, width, tall(84)});
        y += tall(84) + px(10);
    }
    return y;
}

void SavedGamesScene::place_game(std::size_t index, Rect row)
{
    const int bin = px(48);
    const Rect card{row.x, row.y, row.width - bin - px(8), row.height};
    cards_.push_back(card);
    if (asked_ != index) {
        add(Button{.id = id_of(index, Open), .area = card, .style = ButtonStyle::Quiet});
        add(Button{.id = id_of(index, Bin),
                   .area = {row.right() - bin, row.y, bin, row.height},
                   .style = ButtonStyle::Square,
                   .icon = Icon::Trash});
        return;
    }
    const int width = std::min(tall(120), row.width / 4);
    const int y = row.centre().y - tall(22);
    const Rect keep{row.right() - px(16) - width, y, width, tall(44)};
    add(Button{.id = id_of(index, Forget),
               .area = keep.moved(-width - px(8), 0),
               .style = ButtonStyle::Keycap,
               .label = tr("Forget"),
               .font_size = 14});
    add(Button{.id = id_of(index, Keep),
               .area = keep,
               .style = ButtonStyle::Primary,
               .label = tr("Keep"),
               .font_size = 14});
}

std::optional<std::size_t> SavedGamesScene::focused_game() const
{
    const std::optional<int> id = panel_.focused();
    if (!id || *id < FirstGame)
        return std::nullopt;
    return static_cast<std::size_t>((*id - FirstGame) / part_count);
}

std::optional<Transition> SavedGamesScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Escape && asked_) {
        ask(std::nullopt);
        return Transition{};
    }
    if (key.key == Key::Delete && focused_game()) {
        ask(focused_game());
        return Transition{};
    }
    return std::nullopt;
}

Transition SavedGamesScene::pressed(int id)
{
    if (id == ToNewGame) {
        Services& services = services_;
        return Transition{Transition::Kind::Replace, [&services] {
                              return make_new_game_scene(services);
                          }};
    }
    const std::size_t index = static_cast<std::size_t>((id - FirstGame) / part_count);
    switch (static_cast<Part>((id - FirstGame) % part_count)) {
    case Open:
        return open(index);
    case Bin:
        ask(index);
        break;
    case Forget:
        forget(index);
        break;
    case Keep:
        ask(std::nullopt);
        break;
    case part_count:
        break;
    }
    return {};
}

Transition SavedGamesScene::open(std::size_t index)
{
    opening_ = Asked(services_.keeper.load_game(games_[index].id));
    const Transition next = take_opened();
    if (opening_.is_waiting())
        place_again();
    return next;
}

Transition SavedGamesScene::take_opened()
{
    const auto game = opening_.take();
    if (!game)
        return {};
    if (!*game) {
        trouble_ = game->why();
        place_again();
        return {};
    }
    Services& services = services_;
    // The same game may lie under this screen, older: it must not be saved over this one.
    return Transition{Transition::Kind::ReplaceAll, [&services, loaded = **game] {
                          return make_play_scene(services, loaded);
                      }};
}

// The focus stands on the answer that loses nothing.
void SavedGamesScene::ask(std::optional<std::size_t> index)
{
    const std::optional<std::size_t> before = asked_;
    asked_ = index;
    place_again();
    if (index)
        panel_.focus(id_of(*index, Keep));
    else if (before)
        panel_.focus(id_of(*before, Open));
}

void SavedGamesScene::forget(std::size_t index)
{
    services_.keeper.forget_game(games_[index].id);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(index));
    asked_.reset();
    place_again();
    const std::size_t next = std::min(index, games_.size() - (games_.empty() ? 0 : 1));
    panel_.focus(games_.empty() ? static_cast<int>(ToNewGame) : id_of(next, Open));
}

void SavedGamesScene::draw_content(Canvas& canvas) const
{
    if (asked_) {
        Rect row = cards_[*asked_];
        row.width += px(48 + 8);
        draw_quiet_ground(canvas, Button{.area = row}, ButtonState{}, scale_);
    }
    if (sentence_.empty())
        return;
    const bool is_trouble = trouble_ && !is_busy();
    const TextLook look{.size = 15, .tint = is_trouble ? Paint::Error : Paint::Ink2};
    put_paragraph(canvas, sentence(), sentence_, look, scale_);
}

std::string SavedGamesScene::sentence() const
{
    if (is_busy())
        return tr(waits_for_disk);
    return trouble_ ? words().tr(*trouble_) : tr("No game in progress. What you leave waits here.");
}

void SavedGamesScene::draw_on_buttons(Canvas& canvas) const
{
    for (std::size_t index = 0; index < games_.size(); ++index)
        draw_game(canvas, index);
}

void SavedGamesScene::draw_game(Canvas& canvas, std::size_t index) const
{
    const engine::GameSummary& game = games_[index];
    Rect area = cards_[index];
    GameCard card{.headline = category_name(words(), game.category),
                  .detail = progress_text(words(), game),
                  .date = services_.outside.local_date(game.saved)};
    if (asked_ == index) {
        const int answers = 2 * std::min(tall(120), (area.width + px(56)) / 4) + px(32);
        area.width -= answers - px(56);
        card.detail = tr("Forget this game for good?");
        card.date.clear();
    }
    draw_game_card(canvas, area, game, card, scale_);
}

} // namespace

std::unique_ptr<Scene> make_saved_games_scene(Services& services)
{
    return std::make_unique<SavedGamesScene>(services);
}

} // namespace game
