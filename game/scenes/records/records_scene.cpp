#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/rules/layout.h"
#include "engine/steps/level.h"
#include "game/scenes/play/race_start.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/records/records_layout.h"
#include "game/scenes/records/records_page.h"
#include "game/scenes/records/records_table.h"
#include "game/scenes/records/run_code.h"
#include "game/scenes/replays/kept_replays.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/when_text.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/run_card.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::N_;
using engine::Record;
using engine::RunFilter;

constexpr TextLook head_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};

enum class RecordsButton { Start, Category, Run, Code, Watch, Race, Spent, Delete, BringBack };

class RecordsScene : public RecordsPage {
public:
    RecordsScene(Services& services, const RecordsChoice& choice);

    Transition update(engine::MonotonicTime now) override;
    bool is_busy() const override { return replays_.is_loading(); }

private:
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    int place_start(Rect content);
    void place_table();
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition start();
    void add_code();
    void copy_code();
    void add_ways_on(); // from the run that is shown
    Transition watch();
    Transition race();
    Transition show_time_spent();
    // W; and Enter on a run, which arrow keys choose already.
    bool is_watch_key(const KeyPressed& key) const;
    bool can_race() const { return !table_.empty() && can_be_raced(run(run_)); }
    bool has_replay() const { return !table_.empty() && replays_.has(run(run_).game); }

    void read_book();
    void read_categories();
    void show_category(const std::string& category);
    void read_table();
    void filter_changed() override;
    void elsewhere_changed() override;
    bool is_from_elsewhere(const Record& run) const
    {
        return elsewhere() == Elsewhere::Together && game::is_from_elsewhere(run.category);
    }
    void choose_category(std::size_t index);
    void choose_run(std::size_t index);
    void delete_run();
    void bring_back();
    void add_deletion();
    bool has_runs() const { return !categories_.empty(); }
    const std::string& category() const { return categories_[chosen_]; }
    std::string category_shown() const override { return has_runs() ? category() : ""; }
    const Record& run(std::size_t place) const { return services_.records.runs()[table_[place]]; }
    const Record* best() const { return best_of(chosen_); }
    const Record* best_of(std::size_t category) const
    {
        return bests_[category] ? &services_.records.runs()[*bests_[category]] : nullptr;
    }

    void draw_category(Canvas& canvas, std::size_t index, ButtonState state) const;
    void draw_run(Canvas& canvas) const;

    KeptReplays replays_;
    std::size_t runs_seen_ = 0; // number of runs in the book
    std::vector<std::string> categories_;
    std::vector<std::optional<std::size_t>> bests_; // of each, the index of its best run
    std::size_t chosen_ = 0;                        // index in categories_
    std::vector<std::size_t> table_;
    bool lacks_clean_ = false;              // it is empty, but there are assisted runs
    std::size_t run_ = 0;                   // index in table_
    std::optional<std::size_t> deleted_;    // in the book: the run that was deleted last
    std::optional<engine::Message> copied_; // what to say of the code of the chosen run
    RecordsLayout layout_;
    RecordsTable shown_table_;
    Rect sentence_; // shown if there are no runs
};

RecordsScene::RecordsScene(Services& services, const RecordsChoice& choice)
    : RecordsPage(services, RecordsPageKind::BestTimes, choice), replays_(services)
{
    read_book();
}

Transition RecordsScene::update(engine::MonotonicTime)
{
    const KeptReplays::News news = replays_.update();
    if (news.are_known)
        place_again();
    return news.next;
}

void RecordsScene::read_book()
{
    runs_seen_ = services_.records.runs().size();
    deleted_.reset(); // its index may have changed
    read_players();
    read_categories();
    show_category(first_category());
    panel_.focus(has_runs() ? RecordsButton::Run : RecordsButton::Start);
}

void RecordsScene::read_categories()
{
    const std::vector<std::string> categories = services_.records.categories();
    look_for_elsewhere(categories);
    categories_ = shown_categories(categories, elsewhere());
    bests_.clear();
    for (const std::string& category : categories_)
        bests_.push_back(best_run_of(services_.records, category, elsewhere(), player()));
}

// Where the runs of the category are; the first one if there are none.
void RecordsScene::show_category(const std::string& category)
{
    const auto found = std::ranges::find(categories_, shown_category(category, elsewhere()));
    chosen_ = found == categories_.end() ? 0 : (found - categories_.begin());
    read_table();
}

// The selected run stays selected.
void RecordsScene::elsewhere_changed()
{
    const std::optional<std::size_t> looked_at =
        table_.empty() ? std::nullopt : std::optional(table_[run_]);
    const std::string before = looked_at    ? services_.records.runs()[*looked_at].category
                               : has_runs() ? category()
                                            : "";
    read_categories();
    show_category(before);
    const auto found = std::ranges::find(table_, looked_at);
    if (found != table_.end())
        run_ = found - table_.begin();
    place_again();
    panel_.focus(elsewhere_toggle_id());
}

void RecordsScene::read_table()
{
    table_.clear();
    copied_.reset(); // another run stands there
    if (has_runs())
        table_ = table_of(services_.records, category(), filter(), elsewhere(), player());
    lacks_clean_ =
        has_runs() && table_.empty() &&
        !table_of(services_.records, category(), RunFilter::All, elsewhere(), player()).empty();
    run_ = 0;
}

// The selected run stays selected if it is in the other table too, and the focus on it.
void RecordsScene::filter_changed()
{
    const std::optional<std::size_t> looked_at =
        table_.empty() ? std::nullopt : std::optional(table_[run_]);
    read_categories();
    read_table();
    const auto found = std::ranges::find(table_, looked_at);
    if (found != table_.end())
        run_ = found - table_.begin();
    place_again();
    const auto focused = panel_.focused();
    if (!focused || focused->is(RecordsButton::Run))
        panel_.focus(table_.empty() ? clean_toggle_id() : ButtonId(RecordsButton::Run, run_));
}

std::vector<KeyHint> RecordsScene::hints() const
{
    if (!has_runs())
        return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
    return with_elsewhere({{"↑ ↓", tr("run")},
                           {"← →", tr("category")},
                           {"A", tr("all or clean runs")},
                           {name_of(Key::Delete), tr("delete")},
                           other_page(),
                           {"W", tr("watch")},
                           {"R", tr("race")},
                           {"T", tr("time")},
                           {name_of(Key::Escape), tr("back")}});
}

int RecordsScene::place(Rect content)
{
    // The book may be read late and bring more runs.
    if (runs_seen_ != services_.records.runs().size())
        read_book();
    content = place_pages(content);
    if (!has_runs())
        return place_start(content);
    const int head =
        measure().width_of(category_name(texts(), category()), font_of(head_look, scale_));
    layout_ = lay_out_records(content,
                              {.categories = static_cast<int>(categories_.size()),
                               .runs = static_cast<int>(table_.size()),
                               .head_width = head,
                               .player_width = player_width(),
                               .clean_width = clean_toggle_width(),
                               .elsewhere_width = has_elsewhere() ? elsewhere_toggle_width() : 0,
                               .has_replay = has_replay(),
                               .can_be_raced = can_race()},
                              scale_);
    place_table();
    for (std::size_t index = 0; index < categories_.size(); ++index)
        add(Button{.id = {RecordsButton::Category, index},
                   .area = layout_.categories[index],
                   .style = ButtonStyle::Row,
                   .spoken = category_name(texts(), categories_[index]),
                   .chosen = index == chosen_,
                   .press = [this, index] { choose_category(index); },
                   .draw =
                       [this, index](Canvas& canvas, const Button&, ButtonState state) {
                           draw_category(canvas, index, state);
                       }});
    add_clean_toggle(layout_.clean_toggle);
    add_elsewhere_toggle(layout_.elsewhere_toggle);
    add_player(layout_.player);
    for (std::size_t place = 0; place < table_.size(); ++place)
        add(Button{.id = {RecordsButton::Run, place},
                   .area = layout_.runs[place],
                   .style = ButtonStyle::Row,
                   .spoken = run(place).initials + ", " + clock_text(run(place).time) +
                             (is_from_elsewhere(run(place)) ? ", " + tr("from elsewhere") : ""),
                   .chosen = place == run_,
                   .press = [this, place] { choose_run(place); },
                   .draw =
                       [this, place](Canvas& canvas, const Button&, ButtonState state) {
                           Rect row = layout_.runs[place];
                           row.x = layout_.column_heads.x;
                           row.width = layout_.column_heads.width;
                           shown_table_.draw_row(canvas, row, place, state);
                       }});
    add_code();
    add_ways_on();
    add_deletion();
    return layout_.bottom;
}

void RecordsScene::add_code()
{
    if (table_.empty())
        return;
    const Rect line = run_code_place(layout_.run_inside, scale_);
    const RunCode code = run_code(services_, run(run_));
    Button button = code_button(line, copied_ ? RunCode{texts().tr(*copied_), true} : code, scale_);
    button.id = RecordsButton::Code;
    button.press = [this] {
        copy_code();
    };
    add(std::move(button));
}

void RecordsScene::copy_code()
{
    if (table_.empty() || run(run_).recipe.empty())
        return;
    copied_ = copy_recipe(services_, run(run_).recipe);
    place_again();
}

void RecordsScene::add_deletion()
{
    Button button{.id = RecordsButton::Delete,
                  .style = ButtonStyle::Quiet,
                  .label = tr("Delete this run"),
                  .key_hint = name_of(Key::Delete),
                  .icon = Icon::Trash,
                  .enabled = !table_.empty(),
                  .press = [this] {
                      delete_run();
                  }};
    if (deleted_) {
        button = Button{.id = RecordsButton::BringBack,
                        .style = ButtonStyle::Quiet,
                        .label = tr("Bring the deleted run back"),
                        .key_hint = services_.hint_of(Command::Undo),
                        .icon = Icon::Undo,
                        .press = [this] {
                            bring_back();
                        }};
    }
    button.area = layout_.deletion;
    button.area.width = std::min(button.area.width, quiet_width(measure(), button, scale_) + px(8));
    add(std::move(button));
}

void RecordsScene::add_ways_on()
{
    const auto add_way = [this](Button way, Transition (RecordsScene::*press)()) {
        way.press = [this, press] {
            go((this->*press)());
        };
        add(std::move(way));
    };
    // Their keys are at the foot of the screen.
    const auto keycap = [this](RecordsButton id, Rect area, const char* label) {
        return Button{.id = id, .area = area, .style = ButtonStyle::Keycap, .label = tr(label)};
    };
    if (has_replay())
        add_way(keycap(RecordsButton::Watch, layout_.watch, N_("Watch this run")),
                &RecordsScene::watch);
    if (can_race())
        add_way(keycap(RecordsButton::Race, layout_.race, N_("Race this run")),
                &RecordsScene::race);
    if (!table_.empty())
        add_way({.id = RecordsButton::Spent,
                 .area = layout_.spent,
                 .style = ButtonStyle::Square,
                 .spoken = tr("Where the time went"),
                 .icon = Icon::Clock},
                &RecordsScene::show_time_spent);
}

bool RecordsScene::is_watch_key(const KeyPressed& key) const
{
    if (key.key == Key::Enter && key.held == Modifiers{} && !key.repeated)
        return panel_.focused() == ButtonId(RecordsButton::Run, run_) && has_replay();
    return key.key == Key::Letter && key.symbol == 'W' && !key.held.control;
}

Transition RecordsScene::watch()
{
    if (!table_.empty())
        replays_.load(run(run_).game, make_replay_scene);
    return {};
}

Transition RecordsScene::race()
{
    return table_.empty() ? Transition{} : replays_.race(run(run_));
}

Transition RecordsScene::show_time_spent()
{
    if (!table_.empty())
        replays_.load_time_spent(run(run_).game);
    return {};
}

void RecordsScene::place_table()
{
    std::vector<RecordsTable::Row> rows;
    for (std::size_t place = 0; place < table_.size(); ++place) {
        const Record& record = run(place);
        rows.push_back({.initials = record.initials,
                        .time = clock_text(record.time),
                        .delta = best() == nullptr ? "" : delta_text(record.time - best()->time),
                        .date = short_day_text(services_, record.date),
                        .is_best = best() == &record,
                        .is_from_elsewhere = is_from_elsewhere(record),
                        .is_chosen = place == run_});
    }
    shown_table_.set(std::move(rows), texts(), measure(), layout_.column_heads.width, scale_);
}

int RecordsScene::place_start(Rect content)
{
    sentence_ = Rect{content.x, content.y, std::min(content.width, tall(620)), tall(56)};
    const Rect button{content.x, sentence_.bottom() + px(12), std::min(content.width, tall(240)),
                      tall(60)};
    add(Button{.id = RecordsButton::Start,
               .area = button,
               .style = ButtonStyle::Primary,
               .label = tr("Start"),
               .key_hint = name_of(Key::Enter),
               .font_size = 20,
               .press = [this] {
                   go(start());
               }});
    if (!deleted_)
        return button.bottom();
    layout_.deletion = Rect{content.x, button.bottom() + px(12), content.width, tall(44)};
    add_deletion();
    return layout_.deletion.bottom();
}

std::optional<Transition> RecordsScene::take_key(const KeyPressed& key)
{
    if (!has_runs() && !deleted_)
        return RecordsPage::take_key(key);
    if (deleted_ && services_.settings.keys.command_for(key) == Command::Undo) {
        bring_back();
    } else if (!has_runs()) {
        return std::nullopt;
    } else if (services_.settings.keys.command_for(key) == Command::CopyPuzzle) {
        copy_code();
        return Transition{};
    } else if (key.key == Key::Delete && !table_.empty()) {
        delete_run();
    } else if (key.key == Key::Left || key.key == Key::Right) {
        choose_category(neighbour(chosen_, key.key == Key::Right, categories_.size()));
    } else if (key.key == Key::Up || key.key == Key::Down) {
        choose_run(neighbour(run_, key.key == Key::Down, table_.size()));
    } else if (is_watch_key(key)) {
        return watch();
    } else if (key.key == Key::Letter && key.symbol == 'R' && !key.held.control) {
        return race();
    } else if (key.key == Key::Letter && key.symbol == 'T' && !key.held.control) {
        return show_time_spent();
    } else if (key.key == Key::Letter && key.symbol == 'A' && !key.held.control) {
        change_filter();
        panel_.focus(table_.empty() ? clean_toggle_id() : ButtonId(RecordsButton::Run, run_));
    } else {
        return RecordsPage::take_key(key);
    }
    // The panel has not seen this key, so the focus has to be shown.
    panel_.show_focus();
    reveal_focus();
    return Transition{};
}

void RecordsScene::choose_category(std::size_t index)
{
    chosen_ = index;
    read_table();
    place_again();
    choose_run(0);
}

void RecordsScene::choose_run(std::size_t index)
{
    copied_.reset();
    if (table_.empty())
        return;
    run_ = index;
    place_again();
    panel_.focus({RecordsButton::Run, run_});
}

void RecordsScene::delete_run()
{
    deleted_ = table_[run_];
    services_.records.set_deleted(*deleted_, true);
    services_.saves.write(saving(services_.records));
    const std::string left = category();
    const std::size_t place = run_;
    read_categories();
    const auto still = std::ranges::find(categories_, left);
    chosen_ = still == categories_.end() ? 0 : still - categories_.begin();
    read_table();
    run_ = table_.empty() ? 0 : std::min(place, table_.size() - 1);
    place_again();
    panel_.focus(RecordsButton::BringBack);
}

void RecordsScene::bring_back()
{
    const std::size_t run = *std::exchange(deleted_, std::nullopt);
    services_.records.set_deleted(run, false);
    services_.saves.write(saving(services_.records));
    read_categories();
    show_category(services_.records.runs()[run].category);
    const auto found = std::ranges::find(table_, run);
    place_again();
    choose_run(found == table_.end() ? 0 : found - table_.begin());
}

Transition RecordsScene::start()
{
    engine::PuzzleSpec spec = services_.settings.last_game;
    spec.seed = services_.host.random_seed();
    return start_play(services_, spec);
}

void RecordsScene::draw_content(Canvas& canvas) const
{
    if (!has_runs()) {
        const std::string text = services_.records_are_read
                                     ? tr("No run yet. Your first solved puzzle starts the table.")
                                     : tr(waiting_for_disk);
        draw_paragraph(canvas, text, sentence_, TextLook{.size = 16, .tint = Paint::Ink2}, scale_);
        return;
    }
    draw_card(canvas, layout_.table, scale_);
    draw_card(canvas, layout_.run, scale_);
    draw_text(canvas, category_name(texts(), category()), layout_.table_head, head_look, scale_);
    draw_clean_toggle_label(canvas, layout_.clean_toggle);
    draw_elsewhere_toggle_label(canvas, layout_.elsewhere_toggle);
    shown_table_.draw_heads(canvas, layout_.column_heads);
    if (table_.empty()) {
        Rect place = layout_.column_heads.moved(0, layout_.column_heads.height + px(8));
        place.height = tall(60);
        draw_paragraph(canvas, no_run_text(lacks_clean_), place, TextLook{.tint = Paint::Ink2},
                       scale_);
        return;
    }
    draw_run(canvas);
}

void RecordsScene::draw_category(Canvas& canvas, std::size_t index, ButtonState state) const
{
    const std::string& name = categories_[index];
    const Rect area = layout_.categories[index];
    const bool chosen = index == chosen_;
    const auto layout = engine::find_layout(board_of(name));
    const int side = px(30);
    const Rect stamp{area.x + px(16), area.centre().y - side / 2, side, side};
    if (layout)
        draw_thumbnail(
            canvas, stamp, *engine::make_grid(*layout), {},
            ThumbnailTints{.thick = ink_on_row(state, chosen ? Paint::Accent : Paint::Ink2)});
    const Record* fastest = best_of(index);
    const TextLook numerals{.size = 15,
                            .weight = chosen ? Weight::SemiBold : Weight::Medium,
                            .tint = ink_on_row(state, chosen ? Paint::Ink : Paint::Ink2),
                            .align = Align::Right,
                            .face = Face::Numerals};
    const std::string time = fastest == nullptr ? "–" : clock_text(fastest->time);
    const TextLook words{.size = 14,
                         .weight = chosen ? Weight::SemiBold : Weight::Medium,
                         .tint = ink_on_row(state, Paint::Ink)};
    const int left = stamp.right() + px(14);
    const Rect inner{left, area.y, area.right() - px(12) - left, area.height};
    CategoryText text{.name = category_name(texts(), name), .time = time};
    if (game::is_from_elsewhere(name))
        text.short_name = category_name(texts(), shown_category(name, Elsewhere::Together));
    draw_category_text(canvas, inner, text, words, numerals, scale_);
}

void RecordsScene::draw_run(Canvas& canvas) const
{
    const Record& record = run(run_);
    const std::string standing =
        engine::fill_places(tr("{place} of {count}"), {{"place", std::to_string(run_ + 1)},
                                                       {"count", std::to_string(table_.size())}});
    const std::string date = when_text(services_, record.date);
    const RunOnCard card{
        .run = record,
        .best = best(),
        .headline = record.initials +
                    (is_from_elsewhere(record) ? ", " + tr("from elsewhere") : "") + ", " + date,
        .standing = standing};
    draw_run_card(canvas, layout_.run_inside, texts(), card, scale_);
}

} // namespace

std::unique_ptr<Scene> make_records_scene(Services& services)
{
    return make_best_times_page(services, {});
}

std::unique_ptr<Scene> make_best_times_page(Services& services, const RecordsChoice& choice)
{
    return std::make_unique<RecordsScene>(services, choice);
}

} // namespace game
