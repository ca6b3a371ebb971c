#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/scenes/menu_scene.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/runs/when_text.h"
#include "game/scenes/work/pending.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/cards/game_preview.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

// A game has a card and, in its corner, a bin; or two answers to the question whether to delete it.
enum class SavedGamesButton { NewGame, Open, Bin, Forget, Keep, Continue, Collections };

constexpr KeyPressed collections_key{.key = Key::Letter, .symbol = 'C'};

class SavedGamesScene : public MenuScene {
public:
    explicit SavedGamesScene(Services& services)
        : MenuScene(services), reading_(services.saves.games())
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
    int place_games(Rect list);
    void place_preview(Rect card);
    void add_collections();
    void focus_game(std::size_t index); // or the other button if there are no games
    void draw_content(Canvas& canvas) const override;
    void draw_game(Canvas& canvas, std::size_t index) const;
    std::size_t previewed() const; // index of a game
    Transition handle(const Input& input) override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    bool take_games(); // returns whether they have arrived
    Transition open(std::size_t index);
    Transition take_opened();
    std::string sentence() const;
    void ask(std::optional<std::size_t> index);
    void forget(std::size_t index);
    std::optional<std::size_t> focused_game() const;

    Pending<std::vector<engine::GameSummary>> reading_;
    Pending<engine::Result<engine::SavedGame>> opening_;
    std::vector<engine::GameSummary> games_;
    std::vector<Rect> cards_;
    std::optional<std::size_t> asked_; // the game that may be deleted
    std::optional<engine::Message> error_;
    GamePreview preview_;
    bool has_preview_ = false;
    std::size_t previewed_ = 0;
    Rect sentence_; // shows an error, what is waited for, or that there are no games
};

bool SavedGamesScene::take_games()
{
    auto games = reading_.take();
    if (!games)
        return false;
    games_ = *std::move(games);
    focus_game(0);
    return true;
}

void SavedGamesScene::focus_game(std::size_t index)
{
    panel_.focus(games_.empty() ? ButtonId(SavedGamesButton::NewGame)
                                : ButtonId(SavedGamesButton::Open, index));
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
            {name_of(Key::Enter), tr("continue")},
            {name_of(Key::Delete), tr("delete")},
            {name_of(Key::Escape), tr("back")}};
}

int SavedGamesScene::place(Rect content)
{
    cards_.clear();
    add_collections();
    has_preview_ = !games_.empty() && content.width >= px(680) && content.height >= tall(400);
    const int width = has_preview_ ? content.width * 54 / 100 : std::min(content.width, px(760));
    int y = content.y;
    sentence_ = Rect{};
    if (games_.empty() || error_ || is_busy()) {
        sentence_ = Rect{content.x, y, width, tall(44)};
        y = sentence_.bottom() + px(12);
    }
    if (reading_.is_waiting())
        return y;
    if (games_.empty()) {
        add(Button{.id = SavedGamesButton::NewGame,
                   .area = {content.x, y, std::min(width, tall(220)), tall(52)},
                   .style = ButtonStyle::Primary,
                   .label = tr("New game"),
                   .press = [this] {
                       go(go_to(make_new_game_scene, services_, Transition::Kind::Replace));
                   }});
        return y + tall(52);
    }
    scrolling_part_ = Rect{content.x, content.y, width, content.height};
    if (has_preview_) {
        const Rect frame = frame_.content();
        const int x = content.x + width + px(28);
        place_preview(Rect{x, frame.y, frame.right() - x, frame.height});
    }
    return place_games(Rect{content.x, y, width, 0});
}

// In the header, without its label if there is no room for it.
void SavedGamesScene::add_collections()
{
    Button button{.id = SavedGamesButton::Collections,
                  .style = ButtonStyle::Quiet,
                  .label = tr("Collections"),
                  .key_hint = frame_.is_narrow() ? "" : services_.hint_of(collections_key),
                  .icon = Icon::Grid,
                  .scrolls = Scrolls::Never,
                  .press = [this] {
                      go(go_to(make_collections_scene, services_));
                  }};
    const int width = quiet_width(measure(), button, scale_) + px(8);
    const int title_width = measure().width_of(title(), ScreenFrame::title_font(scale_));
    const bool has_room = px(62 + 16) + title_width + width <= frame_.content().width;
    button.area = frame_.header_right(has_room ? width / scale_.unit : 44);
    add(has_room ? button : icon_alone(button, Icon::Grid));
}

int SavedGamesScene::place_games(Rect list)
{
    for (std::size_t index = 0; index < games_.size(); ++index) {
        place_game(index, Rect{list.x, list.y, list.width, tall(84)});
        list.y += tall(84) + px(10);
    }
    return list.y;
}

void SavedGamesScene::place_preview(Rect card)
{
    preview_.place(card, tall(56), scale_);
    preview_.show(games_[previewed()]);
    add(Button{.id = SavedGamesButton::Continue,
               .area = preview_.buttons(),
               .style = ButtonStyle::Primary,
               .label = tr("Continue"),
               .key_hint = name_of(Key::Enter),
               .font_size = 18,
               .scrolls = Scrolls::Never,
               .press = [this] {
                   go(open(previewed()));
               }});
}

// The game under the pointer, or that with the focus.
std::size_t SavedGamesScene::previewed() const
{
    for (const Button& button : panel_.buttons()) {
        const bool is_of_game = !button.id.is(SavedGamesButton::Continue) &&
                                !button.id.is(SavedGamesButton::Collections) &&
                                button.id != back_id() && button.id.index < games_.size();
        if (is_of_game && panel_.state_of(button).hovered)
            return button.id.index;
    }
    return std::min(focused_game().value_or(previewed_), games_.size() - 1);
}

Transition SavedGamesScene::handle(const Input& input)
{
    const Transition next = MenuScene::handle(input);
    if (has_preview_ && !games_.empty()) {
        previewed_ = previewed();
        preview_.show(games_[previewed_]);
    }
    return next;
}

void SavedGamesScene::place_game(std::size_t index, Rect row)
{
    const int bin = px(48);
    const Rect card{row.x, row.y, row.width - bin - px(8), row.height};
    cards_.push_back(card);
    if (asked_ != index) {
        add(Button{.id = {SavedGamesButton::Open, index},
                   .area = card,
                   .style = ButtonStyle::Quiet,
                   .spoken = category_name(texts(), games_[index].category),
                   .press = [this, index] { go(open(index)); },
                   .draw =
                       [this, index](Canvas& canvas, const Button&, ButtonState) {
                           draw_game(canvas, index);
                       }});
        add(Button{.id = {SavedGamesButton::Bin, index},
                   .area = {row.right() - bin, row.y, bin, row.height},
                   .style = ButtonStyle::Square,
                   .spoken = tr("Delete"),
                   .icon = Icon::Trash,
                   .group = SavedGamesButton::Open,
                   .press = [this, index] {
                       ask(index);
                   }});
        return;
    }
    const int width = std::min(tall(120), row.width / 4);
    const int y = row.centre().y - tall(22);
    const Rect keep{row.right() - px(16) - width, y, width, tall(44)};
    add(Button{.id = {SavedGamesButton::Forget, index},
               .area = keep.moved(-width - px(8), 0),
               .style = ButtonStyle::Keycap,
               .label = tr("Delete"),
               .font_size = 14,
               .group = SavedGamesButton::Open,
               .press = [this, index] {
                   forget(index);
               }});
    add(Button{.id = {SavedGamesButton::Keep, index},
               .area = keep,
               .style = ButtonStyle::Primary,
               .label = tr("Cancel"),
               .font_size = 14,
               .group = SavedGamesButton::Open,
               .press = [this] { ask(std::nullopt); },
               .draw =
                   [this, index](Canvas& canvas, const Button&, ButtonState) {
                       draw_game(canvas, index);
                   }});
}

std::optional<std::size_t> SavedGamesScene::focused_game() const
{
    const std::optional<ButtonId> id = panel_.focused();
    if (!id || *id == back_id() || id->is(SavedGamesButton::NewGame) ||
        id->is(SavedGamesButton::Continue) || id->is(SavedGamesButton::Collections))
        return std::nullopt;
    return id->index;
}

std::optional<Transition> SavedGamesScene::take_key(const KeyPressed& key)
{
    if (key == collections_key)
        return go_to(make_collections_scene, services_);
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

Transition SavedGamesScene::open(std::size_t index)
{
    opening_ = Pending(services_.saves.load_game(games_[index].id));
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
        error_ = game->why();
        place_again();
        return {};
    }
    Services& services = services_;
    // An older state of the same game may be open below this screen; it must not overwrite this
    // one.
    return Transition{Transition::Kind::ReplaceAll, [&services, loaded = **game] {
                          return make_play_scene(services, loaded);
                      }};
}

// The focus is on the answer that deletes nothing.
void SavedGamesScene::ask(std::optional<std::size_t> index)
{
    const std::optional<std::size_t> before = asked_;
    asked_ = index;
    place_again();
    if (index)
        panel_.focus({SavedGamesButton::Keep, *index});
    else if (before)
        focus_game(*before);
}

void SavedGamesScene::forget(std::size_t index)
{
    services_.saves.delete_game(games_[index].id);
    games_.erase(games_.begin() + index);
    asked_.reset();
    place_again();
    focus_game(std::min(index, games_.size() - (games_.empty() ? 0 : 1)));
}

void SavedGamesScene::draw_content(Canvas& canvas) const
{
    if (has_preview_)
        preview_.draw(canvas, texts(), when_text(services_, games_[previewed_].saved));
    if (asked_) {
        Rect row = cards_[*asked_];
        row.width += px(48 + 8);
        draw_quiet_background(canvas, Button{.area = row}, ButtonState{}, scale_);
    }
    if (sentence_.empty())
        return;
    const bool is_trouble = error_ && !is_busy();
    const TextLook look{.size = 15, .tint = is_trouble ? Paint::Error : Paint::Ink2};
    draw_paragraph(canvas, sentence(), sentence_, look, scale_);
}

std::string SavedGamesScene::sentence() const
{
    if (is_busy())
        return tr(waiting_for_disk);
    return error_ ? texts().tr(*error_)
                  : tr("No game in progress. Games that you leave are kept here.");
}

void SavedGamesScene::draw_game(Canvas& canvas, std::size_t index) const
{
    const engine::GameSummary& game = games_[index];
    Rect area = cards_[index];
    GameCard card{.headline = category_name(texts(), game.category),
                  .detail = progress_text(texts(), game),
                  .date = when_text(services_, game.saved)};
    if (asked_ == index) {
        const int answers = 2 * std::min(tall(120), (area.width + px(56)) / 4) + px(32);
        area.width -= answers - px(56);
        card.detail = tr("Delete this game?");
        card.short_detail = tr("Delete?");
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
