// A collection: its puzzles with their levels and what has become of them, to be searched, sorted
// and played; and its best times.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/plain_text.h"
#include "game/scenes/collections/collection_play.h"
#include "game/scenes/collections/collection_preview.h"
#include "game/scenes/collections/collection_rows.h"
#include "game/scenes/collections/open_collection.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/pending.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"
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
constexpr double run_height = 48;
constexpr double row_gap = 4;
constexpr double control_height = 44;

class CollectionScene : public MenuScene {
public:
    CollectionScene(Services& services, std::shared_ptr<const engine::Collection> collection);
    // What was played before, as a recipe.
    enum class Then { ShowList, PlayNext, ChoosePlayed };
    CollectionScene(Services& services, const std::string& id, std::string played, Then then);
    ~CollectionScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override;
    Transition update(MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return is_busy() ? std::optional(while_busy) : std::nullopt;
    }
    bool is_busy() const override { return collection_.is_busy() || playing_.is_waiting(); }

private:
    std::string title() const override;
    std::string remark() const override;
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    int place_controls(Rect content);
    int place_rating(Rect line);
    int place_puzzles(Rect list);
    int place_runs(Rect list);
    void place_preview(Rect card);
    void draw_content(Canvas& canvas) const override;
    Transition go_back() override;

    std::optional<Transition> take_key(const KeyPressed& key) override;
    std::optional<Transition> take_key_of_search(const KeyPressed& key);
    std::optional<Transition> take_key_of_list(const KeyPressed& key);
    bool is_searching() const { return panel_.focused() == ButtonId(CollectionButton::Search); }
    void search_from(const KeyPressed& key);
    void take_text_or_not();

    void list(CollectionSort sort);
    void show_page(CollectionPage page);
    void choose(std::size_t place);
    void press_puzzle(std::size_t place);
    void show_chosen();
    std::optional<std::size_t> chosen_puzzle() const
    {
        const auto& listed = collection_.listed();
        return chosen_ < listed.size() ? std::optional(listed[chosen_]) : std::nullopt;
    }
    Transition play(std::size_t index) { return playing_.play(index); }
    Transition play_next();
    void choose_played();
    int pitch() const { return tall(row_height) + px(row_gap); }

    OpenCollection collection_;
    std::string played_;          // the recipe of the puzzle that was played before
    Then then_ = Then::ShowList;  // once that puzzle can be found
    bool leads_to_title_ = false; // Back does, as no screen is below
    CollectionPlay playing_{services_, collection_};
    CollectionPage page_ = CollectionPage::Puzzles;
    TextField search_{
        [](std::string_view character) { return engine::is_plain_text(character, 4); },
        longest_search};
    std::size_t chosen_ = 0; // its place in the list
    bool is_all_solved_ = false;
    bool takes_text_ = false;
    CollectionPreview preview_;
    bool has_preview_ = false;
    Rect list_; // begins with the first row, also if that is scrolled out of sight
    Rect sentence_;
    Rect rating_text_;
    Rect rating_bar_;
};

CollectionScene::CollectionScene(Services& services,
                                 std::shared_ptr<const engine::Collection> collection)
    : MenuScene(services), collection_(services_, std::move(collection))
{
    panel_.focus({CollectionButton::Puzzle, 0});
    show_chosen();
}

CollectionScene::CollectionScene(Services& services,
                                 const std::string& id,
                                 std::string played,
                                 Then then)
    : MenuScene(services),
      collection_(services_, id),
      played_(std::move(played)),
      then_(then),
      leads_to_title_(then == Then::ChoosePlayed)
{
    panel_.focus({CollectionButton::Puzzle, 0});
    show_chosen();
}

Transition CollectionScene::update(MonotonicTime now)
{
    const auto before = chosen_puzzle();
    if (collection_.update(now)) {
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
    return playing_.is_waiting() ? playing_.take_opened() : Transition{};
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

// What is shown.

// The name of a file may be too long to stand beside the remark.
std::string CollectionScene::title() const
{
    if (!collection_.is_loaded())
        return tr("Collections");
    if (collection_.name().empty())
        return tr("Pasted puzzles");
    const int beside = measure().width_of(remark(), font_of(TextLook{.size = 13}, scale_));
    const int room = frame_.content().width - px(62 + 24) - (frame_.is_narrow() ? 0 : beside);
    return shortened_name(collection_, measure(), room, ScreenFrame::title_font(scale_));
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

void CollectionScene::list(CollectionSort sort)
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

void CollectionScene::show_chosen()
{
    preview_.show(collection_, chosen_puzzle());
}

int CollectionScene::place(Rect content)
{
    rating_text_ = sentence_ = Rect{};
    const Rect frame = frame_.content();
    has_preview_ = page_ == CollectionPage::Puzzles && content.width >= px(680) &&
                   frame.height >= tall(400) && collection_.is_loaded();
    Rect left = content;
    if (has_preview_) {
        left.width = content.width * 54 / 100;
        scrolling_part_ = left;
        const int x = left.right() + px(28);
        place_preview(Rect{x, frame.y, frame.right() - x, frame.height});
    }
    int y = collection_.is_loaded() ? place_controls(left) : left.y;
    const bool is_empty = page_ == CollectionPage::Puzzles ? collection_.listed().empty()
                                                           : collection_.best().empty();
    list_ = Rect{left.x, y, left.width, 0};
    if (collection_.is_loaded() && page_ == CollectionPage::BestTimes)
        y = place_runs(list_);
    if (is_empty || is_all_solved_) {
        sentence_ = Rect{left.x, y, left.width, tall(48)};
        y = sentence_.bottom() + px(8);
    }
    if (page_ == CollectionPage::BestTimes)
        return y;
    list_.y = y;
    return place_puzzles(list_);
}

// The pages, the search, the order, the rating.
int CollectionScene::place_controls(Rect content)
{
    const int step = tall(control_height) + px(10);
    Rect line{content.x, content.y, content.width, tall(control_height)};
    add_segments({.first = CollectionButton::Page,
                  .labels = {tr("Puzzles"), tr("Best times")},
                  .chosen = static_cast<std::size_t>(page_),
                  .choose =
                      [this](std::size_t index) {
                          show_page(static_cast<CollectionPage>(index));
                      }},
                 line);
    line = line.moved(0, step);
    if (page_ == CollectionPage::BestTimes)
        return line.y;
    add(Button{.id = CollectionButton::Search,
               .area = line,
               .style = ButtonStyle::Bare,
               .spoken = tr("Search"),
               .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                   search_.draw(canvas, button.area,
                                {.placeholder = tr("Search"), .icon = Icon::Search}, state, scale_);
               }});
    line = line.moved(0, step);
    add_segments({.first = CollectionButton::Sort,
                  .labels = {tr("Number"), tr("Level"), tr("State"), tr("Time")},
                  .chosen = static_cast<std::size_t>(collection_.sort()),
                  .choose =
                      [this](std::size_t index) {
                          list(static_cast<CollectionSort>(index));
                      }},
                 line);
    return place_rating(line.moved(0, step));
}

// Nothing when all levels are known.
int CollectionScene::place_rating(Rect line)
{
    if (!collection_.needs_rating())
        return line.y;
    const bool is_rating = collection_.is_rating();
    Button button{.id = CollectionButton::Rate,
                  .style = ButtonStyle::Quiet,
                  .label = is_rating ? tr("Cancel") : tr("Rate the rest"),
                  .press = [this] {
                      if (collection_.is_rating())
                          collection_.cancel_rating();
                      else
                          collection_.rate_rest();
                      place_again();
                  }};
    const int width = std::min(line.width / 2, quiet_width(measure(), button, scale_) + px(8));
    button.area = Rect{line.right() - width, line.y, width, line.height};
    add(std::move(button));
    rating_text_ = Rect{line.x, line.y, line.width - width - px(16), line.height - px(14)};
    rating_bar_ = Rect{line.x, rating_text_.bottom() + px(2), rating_text_.width, px(6)};
    return line.bottom() + px(10);
}

// Only the rows that are in sight are buttons, as there may be a hundred thousand.
int CollectionScene::place_puzzles(Rect list)
{
    const Rect seen = content();
    const int count = engine::count_of(collection_.listed());
    const int first = std::clamp((seen.y - list.y) / pitch() - 1, 0, count);
    const int last = std::clamp((seen.bottom() - list.y) / pitch() + 2, first, count);
    for (int row = first; row < last; ++row) {
        const std::size_t place = row;
        add(Button{.id = {CollectionButton::Puzzle, place},
                   .area = {list.x, list.y + row * pitch(), list.width, tall(row_height)},
                   .style = ButtonStyle::Row,
                   .spoken = row_in_words(collection_, collection_.listed()[place], texts()),
                   .chosen = place == chosen_,
                   .press = [this, place] { press_puzzle(place); },
                   .draw =
                       [this, place](Canvas& canvas, const Button& button, ButtonState) {
                           draw_puzzle_row(canvas, button.area, collection_,
                                           collection_.listed()[place], texts(), scale_);
                       }});
    }
    return list.y + count * pitch();
}

int CollectionScene::place_runs(Rect list)
{
    add(Button{
        .id = CollectionButton::Clean,
        .area = {list.right() - px(44), list.y + tall(control_height) / 2 - px(13), px(44), px(26)},
        .reach = {list.x, list.y, list.width, tall(control_height)},
        .style = ButtonStyle::Toggle,
        .chosen = collection_.filter() == engine::RunFilter::CleanOnly,
        .press = [this] {
            collection_.change_filter();
            place_again();
        }});
    int y = list.y + tall(control_height) + px(8);
    for (std::size_t place = 0; place < collection_.best().size(); ++place) {
        add(Button{.id = {CollectionButton::Run, place},
                   .area = {list.x, y, list.width, tall(run_height)},
                   .style = ButtonStyle::Row,
                   .spoken = number_and_name(collection_, collection_.best()[place].puzzle),
                   .press = [this, place] { go(play(collection_.best()[place].puzzle)); },
                   .draw =
                       [this, place](Canvas& canvas, const Button& button, ButtonState) {
                           const CollectionStates::Run& best = collection_.best()[place];
                           draw_run_row(canvas, button.area, place,
                                        services_.records.runs()[best.run],
                                        number_and_name(collection_, best.puzzle), scale_);
                       }});
        y += tall(run_height) + px(row_gap);
    }
    return y;
}

void CollectionScene::place_preview(Rect card)
{
    const int height = tall(52);
    const int gap = px(8);
    preview_.place(card, 2 * height + gap, scale_);
    const Rect both = preview_.buttons();
    const Rect upper{both.x, both.y, both.width, height};
    const auto chosen = chosen_puzzle();
    add(Button{.id = CollectionButton::Play,
               .area = upper,
               .style = ButtonStyle::Primary,
               .label = tr("Play"),
               .key_hint = name_of(Key::Enter),
               .font_size = 18,
               .enabled = chosen && !collection_.puzzle(*chosen).fault,
               .scrolls = Scrolls::Never,
               .press = [this] {
                   if (const auto puzzle = chosen_puzzle())
                       go(play(*puzzle));
               }});
    add(Button{.id = CollectionButton::Next,
               .area = upper.moved(0, height + gap),
               .style = ButtonStyle::Quiet,
               .label = tr("Next unsolved"),
               .key_hint = services_.hint_of({.key = Key::Letter, .symbol = 'N'}),
               .scrolls = Scrolls::Never,
               .press = [this] {
                   go(play_next());
               }});
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
        list(collection_.sort());
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
        list(collection_.sort());
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
    const std::size_t page = std::max(1, content().height / pitch() - 1);
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
        list(collection_.sort());
    }
    take_text_or_not();
}

void CollectionScene::choose(std::size_t place)
{
    if (place >= collection_.listed().size())
        return;
    chosen_ = place;
    show_chosen();
    place_again();
    const Rect seen = content();
    const int top = list_.y + static_cast<int>(place) * pitch();
    const int bottom = top + tall(row_height);
    const int margin = px(12);
    if (place == 0)
        scroll_to_top();
    else if (top - margin < seen.y)
        scroll_by(top - margin - seen.y);
    else if (bottom + margin > seen.bottom())
        scroll_by(bottom + margin - seen.bottom());
    place_again();
    panel_.focus({CollectionButton::Puzzle, chosen_});
    panel_.show_focus();
}

// Where a puzzle is shown large, the first press only shows it.
void CollectionScene::press_puzzle(std::size_t place)
{
    const bool is_shown = place == chosen_ || !has_preview_;
    choose(place);
    if (const auto puzzle = chosen_puzzle(); puzzle && is_shown)
        go(play(*puzzle));
}

// Drawing.

void CollectionScene::draw_content(Canvas& canvas) const
{
    if (has_preview_)
        preview_.draw(canvas, collection_, texts());
    if (!sentence_.empty()) {
        const bool has_failed = collection_.failure().has_value();
        const bool shows_puzzles = page_ == CollectionPage::Puzzles;
        draw_paragraph(
            canvas, sentence_for(collection_, is_all_solved_, shows_puzzles, texts()), sentence_,
            TextLook{.size = 15, .tint = has_failed ? Paint::Error : Paint::Ink2}, scale_);
    }
    if (page_ == CollectionPage::BestTimes && collection_.is_loaded())
        draw_text(canvas, tr("clean runs only"),
                  Rect{list_.x, list_.y, list_.width - px(54), tall(control_height)},
                  TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale_);
    if (rating_text_.empty())
        return;
    draw_rating(canvas, rating_text_, rating_bar_, collection_, texts(), scale_);
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
    return std::make_unique<CollectionScene>(services, id, std::move(after), then);
}

std::unique_ptr<Scene>
make_collection_scene_of_play(Services& services, std::string id, std::string recipe)
{
    return std::make_unique<CollectionScene>(services, id, std::move(recipe),
                                             CollectionScene::Then::ChoosePlayed);
}

} // namespace game
