#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/game_card.h"

namespace game {
namespace {

// A game has a card and, in its corner, a bin; or two answers to the question whether to delete it.
enum class SavedGamesButton { NewGame, Open, Bin, Forget, Keep, Continue, Collections };

constexpr KeyPressed collections_key{.key = Key::Letter, .symbol = 'C'};

class SavedGamesScene : public MenuScene {
public:
    explicit SavedGamesScene(Services& services)
        : MenuScene(services), reading_(services.saves.ask(&SavedData::games))
    {
        take_games();
    }

    Transition update(engine::MonotonicTime now) override
    {
        if (take_games())
            place_again();
        if (opening_.is_waiting())
            return take_opened();
        return MenuScene::update(now);
    }

    bool is_busy() const override { return reading_.is_waiting() || opening_.is_waiting(); }

private:
    std::optional<Command> own_command() const override { return Command::SavedGames; }
    HelpTopic help_topic() const override { return HelpTopic::SavedGames; }
    std::string title() const override { return tr("Saved games"); }

    std::vector<KeyHint> hints() const override
    {
        if (games_.empty())
            return {{name_of(Key::Enter), tr("new game")}, {name_of(Key::Escape), tr("back")}};
        return {{"↑ ↓", tr("game")},
                {name_of(Key::Enter), tr("continue")},
                {name_of(Key::Delete), tr("delete")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        using namespace box;
        has_preview_ = !games_.empty() && width() >= 680 && height() >= scale_.grown(400);
        std::vector<Box> rows;
        if (games_.empty() || error_ || is_busy())
            rows.push_back(sentence().at_least(with_text(44)).then(12));
        if (games_.empty() && !reading_.is_waiting())
            rows.push_back(button({.id = SavedGamesButton::NewGame,
                                   .style = ButtonStyle::Primary,
                                   .label = tr("New game"),
                                   .press =
                                       [this] {
                                           go(go_to(make_new_game_scene, services_,
                                                    Transition::Kind::Replace));
                                       }})
                               .size(with_text(52))
                               .at_most(with_text(220)));
        rows.push_back(list(engine::count_of(games_),
                            {.row = with_text(84),
                             .gap = 10,
                             .kept = static_cast<int>(focused_game().value_or(previewed_))},
                            [this](int index) { return row_of(static_cast<std::size_t>(index)); }));
        if (!has_preview_)
            return column(rows).at_most(760);
        return row(
            {column(rows).scrolling().size(width() * 0.54).then(28), preview().size(0).grow()});
    }

    // Without its label if there is no room for it.
    Box header() override
    {
        Button button{.id = SavedGamesButton::Collections,
                      .style = ButtonStyle::Quiet,
                      .label = tr("Collections"),
                      .key_hint = frame_.is_narrow() ? "" : services_.hint_of(collections_key),
                      .icon = Icon::Grid,
                      .press = [this] {
                          go(go_to(make_collections_scene, services_));
                      }};
        const Box whole = box::button(button);
        return fits_in_header(whole) ? whole : box::button(icon_alone(button, Icon::Grid));
    }

    Box row_of(std::size_t index)
    {
        using namespace box;
        if (asked_ == index)
            return question_of(index);
        const Button open{.id = {SavedGamesButton::Open, index},
                          .style = ButtonStyle::Quiet,
                          .spoken = category_name(texts(), games_[index].category),
                          .press = [this, index] {
                              go(this->open(index));
                          }};
        const auto ask = [this, index] {
            this->ask(index);
        };
        return row({button(open, column({card_of(index).grow()})).size(0).grow().then(8),
                    square({SavedGamesButton::Bin, index}, SavedGamesButton::Open, Icon::Trash,
                           tr("Delete"), ask)
                        .size(48)});
    }

    Box question_of(std::size_t index)
    {
        using namespace box;
        Button forget{.id = {SavedGamesButton::Forget, index},
                      .style = ButtonStyle::Keycap,
                      .label = tr("Delete"),
                      .font_size = 14,
                      .group = SavedGamesButton::Open,
                      .press = [this, index] {
                          this->forget(index);
                      }};
        Button keep{.id = {SavedGamesButton::Keep, index},
                    .style = ButtonStyle::Primary,
                    .label = tr("Cancel"),
                    .font_size = 14,
                    .group = SavedGamesButton::Open,
                    .press = [this] {
                        ask(std::nullopt);
                    }};
        const auto background = [](Canvas& canvas, Rect area, Scale scale) {
            draw_quiet_background(canvas, Button{.area = area}, ButtonState{}, scale);
        };
        return for_width([=, this](double width) {
            const double answer = std::min(scale_.grown(120), width / 4);
            return row({card_of(index).grow(),
                        button(forget).size(answer).across(with_text(44)).then(8),
                        button(keep).size(answer).across(with_text(44)).then(16)})
                .showing({.draw = background});
        });
    }

    Box card_of(std::size_t index) const
    {
        GameCard card{.headline = category_name(texts(), games_[index].category),
                      .detail = progress_text(texts(), games_[index]),
                      .date = when_text(services_, games_[index].saved)};
        if (asked_ == index) {
            card.detail = tr("Delete this game?");
            card.short_detail = tr("Delete?");
            card.date.clear();
        }
        return box::picture([card, game = games_[index]](Canvas& canvas, Rect area, Scale scale) {
            draw_game_card(canvas, area, game, card, scale);
        });
    }

    Box preview()
    {
        preview_.show(games_[previewed()]);
        const Box resume = box::button({.id = SavedGamesButton::Continue,
                                        .style = ButtonStyle::Primary,
                                        .label = tr("Continue"),
                                        .key_hint = name_of(Key::Enter),
                                        .font_size = 18,
                                        .press = [this] {
                                            go(open(previewed()));
                                        }});
        return preview_.card(texts(), when_text(services_, games_[previewed()].saved),
                             resume.size(box::with_text(56)));
    }

    // Or the other button if there are no games.
    void focus_game(std::size_t index)
    {
        panel_.focus(games_.empty() ? ButtonId(SavedGamesButton::NewGame)
                                    : ButtonId(SavedGamesButton::Open, index));
    }

    // The game under the pointer, or that with the focus.
    std::size_t previewed() const
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

    Transition handle(const Input& input) override
    {
        const Transition next = MenuScene::handle(input);
        if (has_preview_ && !games_.empty() && previewed_ != previewed()) {
            previewed_ = previewed();
            place_again();
        }
        return next;
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
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

    // Returns whether they have arrived.
    bool take_games()
    {
        auto games = reading_.take();
        if (!games)
            return false;
        games_ = *std::move(games);
        focus_game(0);
        return true;
    }

    Transition open(std::size_t index)
    {
        opening_ = Pending(services_.saves.ask(&SavedData::load_game, games_[index].id));
        const Transition next = take_opened();
        if (opening_.is_waiting())
            place_again();
        return next;
    }

    Transition take_opened()
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

    Box sentence() const
    {
        if (is_busy())
            return box::paragraph(tr(waiting_for_disk), {.size = 15, .tint = Paint::Ink2});
        if (error_)
            return box::paragraph(texts().tr(*error_), {.size = 15, .tint = Paint::Error});
        return box::paragraph(tr("No game in progress. Games that you leave are kept here."),
                              {.size = 15, .tint = Paint::Ink2});
    }

    // The focus is on the answer that deletes nothing.
    void ask(std::optional<std::size_t> index)
    {
        const std::optional<std::size_t> before = asked_;
        asked_ = index;
        place_again();
        if (index)
            panel_.focus({SavedGamesButton::Keep, *index});
        else if (before)
            focus_game(*before);
    }

    void forget(std::size_t index)
    {
        services_.saves.write(deleting_game(games_[index].id));
        games_.erase(games_.begin() + index);
        asked_.reset();
        place_again();
        focus_game(std::min(index, games_.size() - (games_.empty() ? 0 : 1)));
    }

    std::optional<std::size_t> focused_game() const
    {
        const std::optional<ButtonId> id = panel_.focused();
        if (!id || *id == back_id() || id->is(SavedGamesButton::NewGame) ||
            id->is(SavedGamesButton::Continue) || id->is(SavedGamesButton::Collections))
            return std::nullopt;
        return id->index;
    }

    Pending<std::vector<engine::GameSummary>> reading_;
    Pending<engine::Result<engine::SavedGame>> opening_;
    std::vector<engine::GameSummary> games_;
    std::optional<std::size_t> asked_; // the game that may be deleted
    std::optional<engine::Message> error_;
    GamePreview preview_;
    bool has_preview_ = false;
    std::size_t previewed_ = 0;
};
} // namespace

std::unique_ptr<Scene> make_saved_games_scene(Services& services)
{
    return std::make_unique<SavedGamesScene>(services);
}

} // namespace game
