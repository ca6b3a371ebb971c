// A collection: its puzzles with their levels and what has become of them, to be searched, sorted
// and played; and its best times.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/plain_text.h"
#include "game/scenes/collections/collection_rows.h"
#include "game/scenes/collections/open_collection.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/rounding.h"
#include "game/widgets/text_field.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

enum class CollectionButton { Page, Search, Sort, Rate, Puzzle, Clean, Run, Play, Next };
enum class CollectionPage { Puzzles, BestTimes };

constexpr PlayTime while_busy{100};        // between frames
constexpr std::size_t longest_search = 40; // characters
constexpr double row_height = 64;          // units
constexpr double row_gap = 4;

class CollectionScene : public MenuScene {
public:
    enum class Then { ShowList, PlayNext, ChoosePlayed };
    // `which` is a collection or the id of one; what was played before is a recipe.
    template <typename Which>
    CollectionScene(Services& services, Which which, Then then = {}, std::string played = "")
        : MenuScene(services),
          collection_(services_, std::move(which)),
          played_(std::move(played)),
          then_(then),
          leads_to_title_(then == Then::ChoosePlayed)
    {
        panel_.focus({CollectionButton::Puzzle, 0});
        show_chosen();
    }
    ~CollectionScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override;
    Transition update(MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return is_busy() ? std::optional(while_busy) : std::nullopt;
    }
    bool is_busy() const override { return collection_.is_busy() || opening_.is_waiting(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Collections; }
    std::string title() const override;
    std::string remark() const override;
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    std::vector<Box> controls();
    Box search_field();
    Box rating();
    Box puzzle_at(std::size_t place);
    Box clean_only();
    Box run_at(std::size_t place);
    Box preview();
    Transition go_back() override;

    std::optional<Transition> take_key(const KeyPressed& key) override;
    std::optional<Transition> take_key_of_search(const KeyPressed& key);
    std::optional<Transition> take_key_of_list(const KeyPressed& key);
    bool is_searching() const { return panel_.focused() == ButtonId(CollectionButton::Search); }
    void search_from(const KeyPressed& key);
    void take_text_or_not();

    void list_by(CollectionSort sort);
    void show_page(CollectionPage page);
    void choose(std::size_t place);
    void press_puzzle(std::size_t place);
    void show_chosen() { preview_.show(collection_, chosen_puzzle()); }
    std::optional<std::size_t> chosen_puzzle() const
    {
        const auto& listed = collection_.listed();
        return chosen_ < listed.size() ? std::optional(listed[chosen_]) : std::nullopt;
    }
    Transition play(std::size_t index);
    Transition take_opened();
    Transition play_next();
    void choose_played();

    OpenCollection collection_;
    std::string played_;  // the recipe of the puzzle that was played before
    Then then_;           // once that puzzle can be found
    bool leads_to_title_; // Back does, as no screen is below
    Pending<engine::Result<engine::SavedGame>> opening_; // a game that was begun
    CollectionPage page_ = CollectionPage::Puzzles;
    TextField search_{
        [](std::string_view character) { return engine::is_plain_text(character, 4); },
        longest_search};
    std::size_t chosen_ = 0; // its place in the list
    bool is_all_solved_ = false;
    bool takes_text_ = false;
    CollectionPreview preview_;
    bool has_preview_ = false;
};

Transition CollectionScene::update(MonotonicTime now)
{
    const auto before = chosen_puzzle();
    if (collection_.update(now) || collection_.is_rating()) {
        const auto& listed = collection_.listed();
        const auto found = std::ranges::find(listed, before);
        if (found != listed.end())
            chosen_ = found - listed.begin();
        show_chosen();
        place_again();
    }
    if (leads_to_title_ && collection_.failure())
        return go_back();
    if (then_ == Then::PlayNext && collection_.has_states())
        return play_next();
    if (then_ == Then::ChoosePlayed && collection_.is_loaded())
        choose_played();
    return opening_.is_waiting() ? take_opened() : Transition{};
}

Transition CollectionScene::go_back()
{
    collection_.cancel_rating();
    if (leads_to_title_)
        return go_to(make_title_scene, services_, Transition::Kind::ReplaceAll);
    return {Transition::Kind::Pop, {}};
}

void CollectionScene::choose_played()
{
    then_ = Then::ShowList;
    const auto& listed = collection_.listed();
    const auto found = std::ranges::find(listed, collection_.puzzle_of(played_));
    if (found != listed.end())
        choose(static_cast<std::size_t>(found - listed.begin()));
}

// If no puzzle was solved just now, the first one of the file.
Transition CollectionScene::play_next()
{
    if (!collection_.is_loaded())
        return {};
    then_ = Then::ShowList;
    const std::size_t last = collection_.count() - 1;
    const auto before = collection_.puzzle_of(std::exchange(played_, {}));
    const auto next = collection_.next_unsolved(before.value_or(last));
    if (next)
        return play(*next);
    is_all_solved_ = true;
    place_again();
    return {};
}

// Stays here, with a notice, if the puzzle can't be played.
Transition CollectionScene::play(std::size_t index)
{
    auto printed = collection_.printed(index);
    if (const auto& fault = collection_.puzzle(index).fault; fault || !printed) {
        services_.host.show_notice({{N_("This puzzle can't be played")},
                                    fault.value_or(Message{N_("It can't be read.")})});
        return {};
    }
    collection_.cancel_rating(); // to leave both cores to the puzzle
    if (!collection_.state(index).game.empty()) {
        opening_ =
            Pending(services_.saves.ask(&SavedData::load_game, collection_.state(index).game));
        return take_opened();
    }
    return start_play(services_, engine::FoundPuzzle{*std::move(printed), false}, collection_.id());
}

Transition CollectionScene::take_opened()
{
    const auto game = opening_.take();
    if (!game)
        return {};
    if (!*game) {
        services_.host.show_notice({{N_("This game can't be opened")}, game->why()});
        return {};
    }
    engine::SavedGame opened = **game;
    opened.collection = collection_.id();
    return Transition{Transition::Kind::ReplaceAll, [&services = services_, opened] {
                          return make_play_scene(services, opened);
                      }};
}

// What is shown.

std::string CollectionScene::title() const
{
    if (!collection_.is_loaded())
        return tr("Collections");
    return collection_.name().empty() ? tr("Pasted puzzles") : collection_.name();
}

std::string CollectionScene::remark() const
{
    if (!collection_.is_loaded())
        return "";
    return texts().tr(Message{N_("{n} of {all} solved"),
                              {{"n", std::to_string(collection_.solved())},
                               {"all", std::to_string(collection_.playable())}}});
}

std::vector<KeyHint> CollectionScene::hints() const
{
    if (!collection_.is_loaded())
        return {{name_of(Key::Escape), tr("back")}};
    if (is_searching())
        return {{name_of(Key::Enter), tr("to the list")}, {name_of(Key::Escape), tr("show all")}};
    if (page_ == CollectionPage::BestTimes)
        return {{"A", tr("all or clean runs")},
                {"P", tr("puzzles")},
                {name_of(Key::Escape), tr("back")}};
    return {{"↑ ↓", tr("puzzle")},      {name_of(Key::Enter), tr("play")},
            {"N", tr("next unsolved")}, {"F", tr("search")},
            {"T", tr("best times")},    {name_of(Key::Escape), tr("back")}};
}

void CollectionScene::list_by(CollectionSort sort)
{
    collection_.list(sort, search_.text());
    chosen_ = 0;
    show_chosen();
    place_again();
}

void CollectionScene::show_page(CollectionPage page)
{
    page_ = page;
    scroll_to_top();
    place_again();
    if (page == CollectionPage::Puzzles)
        choose(chosen_);
    else
        panel_.focus({CollectionButton::Page, 1});
}

Box CollectionScene::screen()
{
    using namespace box;
    const bool shows_puzzles = page_ == CollectionPage::Puzzles;
    const std::size_t count = collection_.listed().size();
    const Paint tint = collection_.failure() ? Paint::Error : Paint::Ink2;
    const Box sentence =
        paragraph(sentence_for(collection_, is_all_solved_, shows_puzzles, texts()),
                  {.size = 15, .tint = tint})
            .at_least(with_text(48))
            .then(8);
    has_preview_ = false;
    if (!collection_.is_loaded())
        return column({sentence});
    std::vector<Box> all = controls();
    for (std::size_t place = 0; !shows_puzzles && place < collection_.best().size(); ++place)
        all.push_back(run_at(place).size(with_text(48)).then(row_gap));
    if (is_all_solved_ || (shows_puzzles ? count : collection_.best().size()) == 0)
        all.push_back(sentence);
    if (!shows_puzzles)
        return column(all);
    all.push_back(
        list(static_cast<int>(count),
             {.row = with_text(row_height), .gap = row_gap, .kept = static_cast<int>(chosen_)},
             [this](int place) { return puzzle_at(static_cast<std::size_t>(place)); }));
    has_preview_ = width() >= 680 && height() >= scale_.grown(400);
    if (!has_preview_)
        return column(all);
    return row({column(all).scrolling().size(0).grow(54).then(28), preview().size(0).grow(46)});
}

// The pages; the search, the order and the rating, or whether only clean runs are shown.
std::vector<Box> CollectionScene::controls()
{
    using namespace box;
    const Box pages = segments({.first = CollectionButton::Page,
                                .labels = {tr("Puzzles"), tr("Best times")},
                                .chosen = static_cast<std::size_t>(page_),
                                .choose = [this](std::size_t index) {
                                    show_page(static_cast<CollectionPage>(index));
                                }});
    if (page_ == CollectionPage::BestTimes)
        return {pages.then(10), clean_only().size(with_text(44)).then(8)};
    const Box orders = segments({.first = CollectionButton::Sort,
                                 .labels = {tr("Number"), tr("Level"), tr("State"), tr("Time")},
                                 .chosen = static_cast<std::size_t>(collection_.sort()),
                                 .choose = [this](std::size_t index) {
                                     list_by(static_cast<CollectionSort>(index));
                                 }});
    return {pages.then(10), search_field().then(10), orders.then(10),
            rating().then(10).when(collection_.needs_rating())};
}

Box CollectionScene::search_field()
{
    return box::button({.id = CollectionButton::Search,
                        .style = ButtonStyle::Bare,
                        .spoken = tr("Search"),
                        .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                            search_.draw(canvas, button.area,
                                         {.placeholder = tr("Search"), .icon = Icon::Search}, state,
                                         scale_);
                        }});
}

// How far rating is, with a bar while it goes on.
Box CollectionScene::rating()
{
    using namespace box;
    const bool is_rating = collection_.is_rating();
    const Box begin_or_end = box::button(
        {.id = CollectionButton::Rate, .label = is_rating ? tr("Cancel") : tr("Rate the rest")},
        [this] {
            if (collection_.is_rating())
                collection_.cancel_rating();
            else
                collection_.rate_rest();
            place_again();
        });
    return row({
        column({text(rating_text(collection_, texts()), {.size = 13, .tint = Paint::Ink2}).grow(),
                bar_of(collection_.rating_progress()).then(6).when(is_rating)})
            .size(0)
            .grow()
            .then(16),
        begin_or_end,
    });
}

Box CollectionScene::puzzle_at(std::size_t place)
{
    const std::size_t puzzle = collection_.listed()[place];
    const auto press = [this, place] {
        press_puzzle(place);
    };
    return box::button({.id = {CollectionButton::Puzzle, place},
                        .style = ButtonStyle::Row,
                        .spoken = row_in_words(collection_, puzzle, texts()),
                        .chosen = place == chosen_,
                        .press = press},
                       puzzle_row(collection_, puzzle, texts()));
}

Box CollectionScene::clean_only()
{
    using namespace box;
    return toggle(
        {.id = CollectionButton::Clean,
         .chosen = collection_.filter() == engine::RunFilter::CleanOnly,
         .press =
             [this] {
                 collection_.change_filter();
                 place_again();
             }},
        text(tr("clean runs only"), {.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}));
}

Box CollectionScene::run_at(std::size_t place)
{
    const CollectionStates::Run& best = collection_.best()[place];
    const std::string puzzle = number_and_name(collection_, best.puzzle);
    const auto press = [this, puzzle = best.puzzle] {
        go(play(puzzle));
    };
    return box::button({.id = {CollectionButton::Run, place},
                        .style = ButtonStyle::Row,
                        .spoken = puzzle,
                        .press = press},
                       run_row(place, services_.records.runs()[best.run], puzzle));
}

Box CollectionScene::preview()
{
    using namespace box;
    const auto chosen = chosen_puzzle();
    const Box play_it = box::button({.id = CollectionButton::Play,
                                     .style = ButtonStyle::Primary,
                                     .label = tr("Play"),
                                     .key_hint = name_of(Key::Enter),
                                     .font_size = 18,
                                     .enabled = chosen && !collection_.puzzle(*chosen).fault},
                                    [this] {
                                        if (const auto puzzle = chosen_puzzle())
                                            go(play(*puzzle));
                                    });
    const Box next =
        box::button({.id = CollectionButton::Next,
                     .label = tr("Next unsolved"),
                     .key_hint = services_.hint_of({.key = Key::Letter, .symbol = 'N'})},
                    [this] { go(play_next()); });
    return preview_.card(collection_, texts(),
                         {play_it.size(with_text(52)).then(8), next.size(with_text(52))});
}

// Input.

void CollectionScene::take_text_or_not()
{
    if (takes_text_ == is_searching())
        return;
    takes_text_ = !takes_text_;
    services_.host.enable_text_input(takes_text_);
    place_again(); // the keys at the foot are others
}

Transition CollectionScene::handle(const Input& input)
{
    if (is_searching() && search_.handle(input)) {
        list_by(collection_.sort());
        return {};
    }
    const Transition next = MenuScene::handle(input);
    take_text_or_not();
    // Tab and arrows may have led from the buttons to a puzzle.
    if (const auto at = panel_.focused(); at && at->is(CollectionButton::Puzzle)) {
        chosen_ = at->index;
        show_chosen();
    }
    return next;
}

std::optional<Transition> CollectionScene::take_key(const KeyPressed& key)
{
    if (!collection_.is_loaded() || key.held != Modifiers{})
        return std::nullopt;
    if (is_searching())
        return take_key_of_search(key);
    const char letter = key.key == Key::Letter ? key.symbol : ' ';
    if (letter == 'N')
        return play_next();
    if (letter == 'T' || letter == 'P')
        show_page(letter == 'T' ? CollectionPage::BestTimes : CollectionPage::Puzzles);
    else if (letter == 'A' && page_ == CollectionPage::BestTimes)
        panel_.press(CollectionButton::Clean);
    else
        return page_ == CollectionPage::Puzzles ? take_key_of_list(key) : std::nullopt;
    return Transition{};
}

// Letters are typed; they are no commands here.
std::optional<Transition> CollectionScene::take_key_of_search(const KeyPressed& key)
{
    if (key.key == Key::Escape && !search_.text().empty()) {
        search_.set("");
        list_by(collection_.sort());
    } else if (key.key == Key::Enter || key.key == Key::Down || key.key == Key::Escape) {
        choose(chosen_);
        if (is_searching()) // nothing was found
            panel_.focus({CollectionButton::Page, 0});
        take_text_or_not();
    } else if (key.key != Key::Letter && key.key != Key::Space && key.key != Key::Digit) {
        return std::nullopt;
    }
    return Transition{};
}

std::optional<Transition> CollectionScene::take_key_of_list(const KeyPressed& key)
{
    const bool is_search = (key.key == Key::Letter && key.symbol == 'F') ||
                           (key.key == Key::Sign && key.symbol == '/');
    if (is_search || key.key == Key::Digit) {
        search_from(key);
        return Transition{};
    }
    const auto focused = panel_.focused();
    if (!chosen_puzzle() || (focused && !focused->is(CollectionButton::Puzzle)))
        return std::nullopt;
    if (key.key == Key::Enter)
        return play(*chosen_puzzle());
    const double pitch = scale_.grown(row_height) + row_gap;
    const std::size_t page = std::max(1, rounded_down(height() / pitch) - 1);
    const auto place = place_in_list(key.key, chosen_, collection_.listed().size(), page);
    if (!place)
        return std::nullopt;
    choose(*place);
    return Transition{};
}

// A numeral is the first character of the search.
void CollectionScene::search_from(const KeyPressed& key)
{
    scroll_to_top();
    place_again();
    panel_.focus(CollectionButton::Search);
    panel_.show_focus();
    if (key.key == Key::Digit) {
        search_.set(std::string(1, key.symbol));
        list_by(collection_.sort());
    }
    take_text_or_not();
}

void CollectionScene::choose(std::size_t place)
{
    if (place >= collection_.listed().size())
        return;
    chosen_ = place;
    show_chosen();
    if (place == 0)
        scroll_to_top();
    place_again();
    panel_.focus({CollectionButton::Puzzle, chosen_});
    panel_.show_focus();
    reveal_focus();
}

// Where a puzzle is shown large, the first press only shows it.
void CollectionScene::press_puzzle(std::size_t place)
{
    const bool is_shown = place == chosen_ || !has_preview_;
    choose(place);
    if (const auto puzzle = chosen_puzzle(); puzzle && is_shown)
        go(play(*puzzle));
}

} // namespace

std::unique_ptr<Scene> make_collection_scene(Services& services,
                                             std::shared_ptr<const engine::Collection> collection)
{
    return std::make_unique<CollectionScene>(services, std::move(collection));
}

std::unique_ptr<Scene> make_collection_scene(Services& services, std::string id, std::string after)
{
    using Then = CollectionScene::Then;
    const Then then = after.empty() ? Then::ShowList : Then::PlayNext;
    return std::make_unique<CollectionScene>(services, std::move(id), then, std::move(after));
}

std::unique_ptr<Scene>
make_collection_scene_of_play(Services& services, std::string id, std::string recipe)
{
    return std::make_unique<CollectionScene>(
        services, std::move(id), CollectionScene::Then::ChoosePlayed, std::move(recipe));
}

Transition leave_play(Services& services, std::string collection, std::string recipe)
{
    if (collection.empty())
        return go_to(make_title_scene, services, Transition::Kind::ReplaceAll);
    return Transition{Transition::Kind::ReplaceAll,
                      [&services, collection = std::move(collection), recipe = std::move(recipe)] {
                          return make_collection_scene_of_play(services, collection, recipe);
                      }};
}

} // namespace game
