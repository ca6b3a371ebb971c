// What can be opened: the games that wait, codes and puzzles from elsewhere, collections, files.

#include "game/scenes/screens.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/count.h"
#include "engine/make/puzzle_spec.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/opening.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/cards/medals.h"
#include "game/widgets/text_field.h"

namespace game {
namespace {

using engine::N_;

enum class OpenButton { Field, Start, Paste, Editor, Collections, Continue, Today, Others };
// A game has a card and, beside it, a bin; or two answers to the question whether to delete it.
enum class WaitingButton { Open, Bin, Forget, Keep };

constexpr KeyPressed collections_key{.key = Key::Letter, .symbol = 'C'};
constexpr KeyPressed today_key{.key = Key::Letter, .symbol = 'D'};
constexpr std::size_t longest_to_open = 300; // characters in the field
constexpr double preview_width = 300;        // below the games
constexpr double least_field = 230;          // units, for the characters of a code
constexpr TextLook open_heading_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook open_hint_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

bool is_path(const std::string& text)
{
    return text.starts_with('/') || text.starts_with("~/");
}

std::string without_tilde(const std::string& path)
{
    const char* home = std::getenv("HOME");
    return path.starts_with('~') && home != nullptr ? home + path.substr(1) : path;
}

class OpenScene : public MenuScene {
public:
    // From what pastes, the focus goes to the first game once there is one.
    OpenScene(Services& services, OpenButton focus)
        : MenuScene(services), reading_(services.saves.ask(&SavedData::games))
    {
        panel_.focus(focus);
        take_games();
        follow_focus();
    }
    ~OpenScene() override { services_.host.enable_text_input(false); }

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
    std::optional<Command> own_command() const override { return Command::Open; }
    HelpTopic help_topic() const override { return HelpTopic::Open; }
    std::string title() const override { return tr("Open"); }

    std::vector<KeyHint> hints() const override
    {
        if (!focused_game())
            return {{"← → ↑ ↓", tr("choose")},
                    {name_of(Key::Enter), tr("open")},
                    {name_of(Key::Escape), tr("back")}};
        return {{"↑ ↓", tr("game")},
                {name_of(Key::Enter), tr("continue")},
                {name_of(Key::Delete), tr("delete")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        using namespace box;
        is_wide_ = width() >= 1000;
        const double rows = 36 + scale_.grown(94) * engine::count_of(games_);
        is_split_ =
            !games_.empty() && !is_wide_ && width() >= 720 && height() >= rows + scale_.grown(510);
        has_preview_ = is_split_ || (!games_.empty() && is_wide_ && height() >= scale_.grown(640));
        if (nothing_waits())
            return ways_in();
        std::vector<Box> waiting{
            text(tr("Saved games"), open_heading_look).size(with_text(28)).then(4)};
        if (games_.empty() || error_ || is_busy())
            waiting.push_back(sentence().at_least(with_text(44)).then(12));
        waiting.push_back(
            list(engine::count_of(games_),
                 {.row = with_text(84),
                  .gap = 10,
                  .kept = static_cast<int>(focused_game().value_or(previewed_))},
                 [this](int index) { return row_of(static_cast<std::size_t>(index)); }));
        if (is_split_)
            return column({column(waiting).then(20),
                           row({column({card({from_elsewhere()}).padding(14, 20), space().grow()})
                                    .size(0)
                                    .grow(),
                                preview().size(preview_width)})
                               .gaps(16)
                               .grow()});
        if (!is_wide_)
            return rows <= height() / 2 ? column({column(waiting).then(20), from_elsewhere()})
                                        : column({from_elsewhere().then(20), column(waiting)});
        std::vector<Box> beside{card({from_elsewhere()}).padding(20, 20)};
        if (has_preview_) {
            beside.push_back(space(16));
            beside.push_back(preview().size(0).grow());
        }
        return row({column(waiting).scrolling().size(width() * 0.54).then(28),
                    column(beside).size(0).grow()});
    }

    bool nothing_waits() const { return games_.empty() && !is_busy(); }
    bool is_roomy() const { return is_wide_ && height() >= scale_.grown(600); }
    double inside() const { return is_wide_ ? 24 : 14; } // of a card

    // Whoever comes here without a game sees what else there is to play.
    Box ways_in()
    {
        using namespace box;
        const Box elsewhere = card({from_elsewhere()}).padding(inside(), inside());
        const Box said = sentence().then(16);
        if (!is_wide_)
            return column({said, elsewhere.then(16), todays_card()}).at_most(760);
        return column(
            {said, row({elsewhere.size(0).grow(), todays_card().size(0).grow()}).gaps(24)});
    }

    Box todays_card()
    {
        using namespace box;
        const engine::Day day = today(services_);
        const DayStanding standing = standing_of(services_, day);
        Button play{.id = OpenButton::Today,
                    .style = ButtonStyle::Primary,
                    .label = tr(standing.best ? N_("Play it again") : N_("Play this board")),
                    .key_hint = is_open() ? "" : services_.hint_of(today_key),
                    .font_size = 18,
                    .press = [this, day] {
                        go(play_days_board(services_, day));
                    }};
        const Button others{.id = OpenButton::Others,
                            .style = ButtonStyle::Plain,
                            .spoken = tr("Other boards of the day"),
                            .group = OpenButton::Today,
                            .press = [this] {
                                go(go_to(make_board_of_the_day_scene, services_));
                            }};
        const TextLook name{.size = 22, .weight = Weight::Bold, .face = Face::Numerals};
        const TextLook link{.size = 14, .tint = Paint::AccentText};
        return card({row({text(tr("Today's board"), name).size(0).grow().then(10),
                          text(weekday_text(services_, day),
                               {.size = 14, .tint = Paint::Ink2, .align = Align::Right})})
                         .then(2),
                     paragraph(tr("one puzzle for everybody, new each day"), open_hint_look)
                         .then(16),
                     medal_row(texts(),
                               {.earned = standing.medals, .side = is_roomy() ? 88.0 : 56.0})
                         .then(16),
                     space().grow(), button(std::move(play)).size(with_text(56)).then(6),
                     button(others, row({text(tr("Other boards of the day"), link).size(0).grow(),
                                         icon(Icon::ChevronRight, 16, Paint::AccentText)}))
                         .size(with_text(44))})
            .padding(inside(), inside());
    }

    // What is typed or copied, and where other puzzles are.
    Box from_elsewhere()
    {
        using namespace box;
        TextLook under_field = open_hint_look;
        if (why_)
            under_field.tint = Paint::Error;
        const std::string said =
            why_ ? texts().tr(*why_)
                 : tr("A code or a seed, a puzzle as one line, or the path of a file; a file can "
                      "also be dropped on the window. A seed gives a puzzle of the kind that was "
                      "last chosen in New Game.");
        return column({
            field_row().then(8),
            paragraph(said, under_field).then(12),
            ways(),
        });
    }

    double column_width() const
    {
        return is_wide_ ? width() * 0.46 - 68 : is_split_ ? width() - preview_width - 44 : width();
    }

    Box field_row()
    {
        using namespace box;
        const Button field{.id = OpenButton::Field,
                           .style = ButtonStyle::Bare,
                           .spoken = tr("Code, puzzle or file"),
                           .group = OpenButton::Field,
                           .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                               const TextField::Look look{.placeholder =
                                                              tr("5KCF-CMDA-WW8R, or a file"),
                                                          .icon = Icon::Hash,
                                                          .wrong = why_.has_value()};
                               field_.draw(canvas, button.area, look, state, scale_);
                           }};
        const Button start{.id = OpenButton::Start,
                           .style = ButtonStyle::Keycap,
                           .label = tr("Open"),
                           .key_hint = is_open() ? name_of(Key::Enter) : "",
                           .font_size = 16,
                           .enabled = !field_.text().empty(),
                           .group = OpenButton::Field,
                           .press = [this] {
                               go(open_typed());
                           }};
        const double start_width = std::max(140.0, natural_width(button(start)) + 24);
        if (column_width() < start_width + least_field * scale_.text)
            return column({button(field).size(with_text(48)), button(start).size(with_text(48))})
                .gaps(8);
        return row({button(field).size(0).grow().then(8), button(start).size(start_width)})
            .size(with_text(48));
    }

    Box ways()
    {
        using namespace box;
        Button paste = way(OpenButton::Paste, tr("Paste"), Icon::Paste,
                           [this] { go(start_copied(services_, services_.host.clipboard())); });
        paste.key_hint = services_.hint_of(Command::PlayCopied);
        const Button editor = way(OpenButton::Editor, tr("Editor"), Icon::Pencil,
                                  [this] { go(go_to(make_editor_scene, services_)); });
        Button collections = way(OpenButton::Collections, tr("Collections"), Icon::Grid,
                                 [this] { go(go_to(make_collections_scene, services_)); });
        collections.key_hint = services_.hint_of(collections_key);
        if (nothing_waits())
            return column({offer(paste, tr("a puzzle or a code that you have copied")),
                           offer(editor, tr("a puzzle of your own: checked, rated and solved")),
                           offer(collections, tr("many puzzles from one file"))})
                .gaps(8);
        const std::vector<Box> all{button(paste), button(editor), button(collections)};
        const double third = (column_width() - 16) / 3;
        if (std::ranges::all_of(all, [&](const Box& each) { return natural_width(each) <= third; }))
            return evenly(all, 8).size(with_text(48));
        return column({evenly({all[0], all[1]}, 8).size(with_text(48)), all[2].size(with_text(48))})
            .gaps(8);
    }

    static Button way(OpenButton id, std::string label, Icon icon, std::function<void()> press)
    {
        return {.id = id,
                .style = ButtonStyle::Quiet,
                .label = std::move(label),
                .icon = icon,
                .group = OpenButton::Field,
                .press = std::move(press)};
    }

    // With a line on what it is for.
    Box offer(const Button& way, const std::string& remark) const
    {
        using namespace box;
        const Button bare{.id = way.id,
                          .style = way.style,
                          .spoken = way.label + ", " + remark,
                          .group = way.group,
                          .press = way.press};
        const Box lines =
            column({space().grow(), text(way.label, {.size = 16, .weight = Weight::SemiBold}),
                    text(remark, open_hint_look), space().grow()});
        return button(bare,
                      row({space(16), icon(*way.icon, 22).then(14), lines.size(0).grow().then(8),
                           key_hint(way.key_hint).when(!way.key_hint.empty()), space(16)}))
            .size(with_text(is_roomy() ? 80 : 60));
    }

    Box row_of(std::size_t index)
    {
        using namespace box;
        if (asked_ == index)
            return question_of(index);
        const Button open{.id = {WaitingButton::Open, index},
                          .style = is_filled(index) ? ButtonStyle::Primary : ButtonStyle::Quiet,
                          .spoken = category_name(texts(), games_[index].category),
                          .press = [this, index] {
                              go(this->open(index));
                          }};
        const auto ask = [this, index] {
            this->ask(index);
        };
        return row({button(open, column({card_of(index).grow()})).size(0).grow().then(8),
                    square({WaitingButton::Bin, index}, WaitingButton::Open, Icon::Trash,
                           tr("Delete"), ask)
                        .size(48)});
    }

    Box question_of(std::size_t index)
    {
        using namespace box;
        Button forget{.id = {WaitingButton::Forget, index},
                      .style = ButtonStyle::Keycap,
                      .label = tr("Delete"),
                      .font_size = 14,
                      .group = WaitingButton::Open,
                      .press = [this, index] {
                          this->forget(index);
                      }};
        Button keep{.id = {WaitingButton::Keep, index},
                    .style = ButtonStyle::Primary,
                    .label = tr("Cancel"),
                    .font_size = 14,
                    .group = WaitingButton::Open,
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

    // Where no other button continues it.
    bool is_filled(std::size_t index) const
    {
        return !has_preview_ && !asked_ &&
               index == std::min(focused_game().value_or(previewed_), games_.size() - 1);
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
        if (is_filled(index))
            card.ink = Paint::OnAccent;
        return box::picture([card, game = games_[index]](Canvas& canvas, Rect area, Scale scale) {
            draw_game_card(canvas, area, game, card, scale);
        });
    }

    Box preview()
    {
        preview_.show(games_[previewed()]);
        const Box resume = box::button({.id = OpenButton::Continue,
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

    // Or what pastes if there are no games: letters are commands there.
    void focus_game(std::size_t index)
    {
        panel_.focus(games_.empty() ? ButtonId(OpenButton::Paste)
                                    : ButtonId(WaitingButton::Open, index));
        follow_focus();
    }

    // The game under the pointer, or that with the focus.
    std::size_t previewed() const
    {
        for (const Button& button : panel_.buttons()) {
            if (is_of_game(button.id) && panel_.state_of(button).hovered)
                return button.id.index;
        }
        return std::min(focused_game().value_or(previewed_), games_.size() - 1);
    }

    bool is_of_game(ButtonId id) const
    {
        return id.is_same_kind(ButtonId(WaitingButton::Open)) && id.index < games_.size();
    }

    Transition handle(const Input& input) override
    {
        if (is_open() && field_.handle(input)) {
            why_.reset();
            place_again();
            return {};
        }
        const bool was_open = is_open();
        const Transition next = MenuScene::handle(input);
        follow_focus();
        const bool is_other = !games_.empty() && previewed_ != previewed();
        if (is_other)
            previewed_ = previewed();
        if (is_other || was_open != is_open())
            place_again();
        return next;
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key == Key::Enter && is_open())
            return key.repeated ? Transition{} : open_typed();
        if (services_.settings.keys.command_for(key) == Command::PlayCopied || is_paste(key))
            return paste();
        if (key == collections_key && !is_open())
            return go_to(make_collections_scene, services_);
        if (key == today_key && !is_open() && nothing_waits())
            return play_days_board(services_, today(services_));
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

    bool is_open() const { return panel_.focused() == ButtonId(OpenButton::Field); }
    // Only the open field gets characters; elsewhere letters are commands.
    void follow_focus() { services_.host.enable_text_input(is_open()); }

    // Into the field if it is open and the text is one line that has room there.
    Transition paste()
    {
        const std::string copied = services_.host.clipboard();
        const bool is_line =
            copied.size() < longest_to_open && copied.find('\n') == std::string::npos;
        if (!is_open() || !is_line)
            return start_copied(services_, copied);
        field_.handle(TextTyped{copied});
        why_.reset();
        place_again();
        return {};
    }

    Transition open_typed()
    {
        const std::string& typed = field_.text();
        if (typed.empty())
            return {};
        if (is_path(typed)) {
            const auto reading = std::make_shared<FileReading>(without_tilde(typed));
            return start_dropped(services_,
                                 {.text = "", .file = reading->name(), .reading = reading});
        }
        Content content = content_of(typed);
        const auto* why = std::get_if<engine::Message>(&content);
        const auto seed = engine::parse_seed(typed);
        if (why != nullptr && seed) {
            engine::PuzzleSpec spec = services_.settings.last_game;
            spec.seed = *seed;
            return start_play(services_, spec);
        }
        if (why != nullptr) {
            why_ = *why;
            place_again();
            return {};
        }
        return open_content(services_, std::move(content),
                            std::make_shared<ForeignText>(ForeignText{typed, "", {}}),
                            Transition::Kind::Push);
    }

    // Returns whether they have arrived.
    bool take_games()
    {
        auto games = reading_.take();
        if (!games)
            return false;
        games_ = *std::move(games);
        if (panel_.focused() == ButtonId(OpenButton::Paste))
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
        if (error_ && !is_busy())
            return box::paragraph(texts().tr(*error_), {.size = 15, .tint = Paint::Error});
        const char* said = is_busy()
                               ? waiting_for_disk
                               : N_("No game in progress. Games that you leave are kept here.");
        return box::paragraph(tr(said), {.size = 15, .tint = Paint::Ink2});
    }

    // The focus is on the answer that deletes nothing.
    void ask(std::optional<std::size_t> index)
    {
        const std::optional<std::size_t> before = asked_;
        asked_ = index;
        place_again();
        if (index)
            panel_.focus({WaitingButton::Keep, *index});
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
        if (!id || !is_of_game(*id))
            return std::nullopt;
        return id->index;
    }

    TextField field_{can_be_seen, longest_to_open};
    std::optional<engine::Message> why_; // nothing was opened
    bool is_wide_ = false;
    Pending<std::vector<engine::GameSummary>> reading_;
    Pending<engine::Result<engine::SavedGame>> opening_;
    std::vector<engine::GameSummary> games_;
    std::optional<std::size_t> asked_; // the game that may be deleted
    std::optional<engine::Message> error_;
    GamePreview preview_;
    bool has_preview_ = false;
    bool is_split_ = false; // the preview is below the games
    std::size_t previewed_ = 0;
};
} // namespace

std::unique_ptr<Scene> make_open_scene(Services& services)
{
    return std::make_unique<OpenScene>(services, OpenButton::Paste);
}

std::unique_ptr<Scene> make_code_scene(Services& services)
{
    return std::make_unique<OpenScene>(services, OpenButton::Field);
}

} // namespace game
