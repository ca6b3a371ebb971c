#include "game/scenes/screens.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/records/record_boxes.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/records/records_page.h"
#include "game/scenes/replays/kept_replays.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/days.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/table.h"
#include "game/widgets/cards/run_card.h"

namespace game {
namespace {

using engine::N_;
using engine::Record;
using engine::RunFilter;

constexpr TextLook head_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};

enum class RecordsButton { Start, Category, Run, Code, Watch, Race, Spent, Delete, BringBack };

class RecordsScene : public RecordsPage {
public:
    RecordsScene(Services& services, const RecordsChoice& choice)
        : RecordsPage(services, RecordsPageKind::BestTimes, choice), replays_(services)
    {
        read_book();
    }

    Transition update(engine::MonotonicTime) override
    {
        const KeptReplays::News news = replays_.update();
        if (news.are_known)
            place_again();
        return news.next;
    }

    bool is_busy() const override { return replays_.is_loading(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Records; }
    std::vector<KeyHint> hints() const override
    {
        if (!has_runs())
            return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
        return with_elsewhere({{"↑ ↓", tr("run")},
                               {"← →", tr("category")},
                               {"A", tr("all or clean runs")},
                               other_page(),
                               {"T", tr("time")},
                               {name_of(Key::Escape), tr("back")}});
    }

    Box screen() override
    {
        using namespace box;
        // The book may be read late and bring more runs.
        if (runs_seen_ != services_.records.runs().size())
            read_book();
        if (!has_runs())
            return below_pages(start_page());
        const bool is_narrow = width() < 700;
        const Box beside = run_box().size(scale_.whole(width() * 0.44));
        // A list of runs may bring more categories than anybody scrolls past.
        const bool is_long = categories_.size() > 40;
        const bool scrolls_alone = is_long && width() >= 1100 && height() >= scale_.grown(620);
        if (is_long && !scrolls_alone)
            return below_pages(
                column({is_narrow ? column({table_card().then(12), run_box()})
                                  : row({table_card().size(0).grow().then(20), beside}),
                        space(12), categories()}));
        if (is_narrow)
            return below_pages(column({categories().then(10), table_card().then(12), run_box()}));
        if (width() < 1100)
            return below_pages(
                row({column({categories().then(12), table_card().grow()}).size(0).grow().then(20),
                     beside}));
        // Large text needs wider categories, where there is room.
        const double names = std::max(240.0, std::min(scale_.grown(240), width() * 0.22));
        const Box list = column({categories()}).padding(-12, 0).size(names).then(48);
        return below_pages(
            row({scrolls_alone ? list.scrolling() : list, table_card().size(0).grow(54).then(24),
                 run_box().size(0).grow(46)}));
    }

    Box start_page()
    {
        using namespace box;
        const std::string text = services_.records_are_read
                                     ? tr("No run yet. Your first solved puzzle starts the table.")
                                     : tr(waiting_for_disk);
        const Button start{.id = RecordsButton::Start,
                           .style = ButtonStyle::Primary,
                           .label = tr("Start"),
                           .key_hint = name_of(Key::Enter),
                           .font_size = 20,
                           .press = [this] {
                               go(this->start());
                           }};
        const TextLook look{.size = 16, .tint = Paint::Ink2, .align = Align::Centre};
        const Box all =
            column({icon(Icon::Trophy, 56, Paint::Ink3),
                    paragraph(text, look).at_most(with_text(620), Side::Middle),
                    button(start).size(with_text(60)).at_most(with_text(300), Side::Middle),
                    deletion().when(deleted_.has_value())})
                .gaps(16);
        return column({space().grow(2), all, space().grow(3)});
    }

    Box categories()
    {
        return box::list(
            engine::count_of(categories_),
            {.row = box::with_text(52), .gap = 4, .kept = static_cast<int>(chosen_)},
            [this](int index) { return category_row(static_cast<std::size_t>(index)); });
    }

    Box category_row(std::size_t index)
    {
        const Button button{.id = {RecordsButton::Category, index},
                            .style = ButtonStyle::Row,
                            .spoken = category_name(texts(), categories_[index]),
                            .chosen = index == chosen_,
                            .press = [this, index] {
                                choose_category(index);
                            }};
        return box::button(button, category_box(texts(), categories_[index], best_of(index),
                                                index == chosen_ ? Chosen::Yes : Chosen::No));
    }

    Box table_card()
    {
        using namespace box;
        const double padding = width() < 700 ? 18 : 28;
        const double wider = std::min(16.0, padding - 6); // the rows
        const TextLook heads{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
        Table table({{Align::Left, 5},
                     {Align::Left, 3},
                     {Align::Right, 4},
                     {Align::Right, 2},
                     {Align::Right, 1}});
        const Box names = table.row({{"#", heads},
                                     {tr("Name"), heads},
                                     {tr("Time"), heads},
                                     {tr("vs best"), heads},
                                     {tr("Date"), heads}});
        std::vector<Box> rows;
        for (std::size_t place = 0; place < table_.size(); ++place)
            rows.push_back(
                button(run_button(place), column({run_row(place, table).grow()}).padding(wider, 0))
                    .size(with_text(height() < 620 ? 44 : 52)));
        if (rows.empty())
            rows.push_back(paragraph(no_run_text(lacks_clean_), {.tint = Paint::Ink2}));
        return card({table_head().then(6), names.size(with_text(32)).then(4),
                     column(rows).padding(table_.empty() ? 0 : -wider, 0)})
            .padding(padding, padding);
    }

    // The category, whose runs are shown and the two switches, in as few rows as they fit in.
    Box table_head()
    {
        using namespace box;
        const Box head = text(category_name(texts(), category()), head_look).grow();
        const Box clean = clean_toggle();
        const Box apart = elsewhere_toggle();
        const Box whose = player_button();
        const auto line = [](const Box& left, const Box& right) {
            return row({left, space(16).grow(), right}).at_least(with_text(44));
        };
        const bool has_second = has_players() || has_elsewhere();
        return first_that_fits(
            {column({line(head, clean), line(whose, apart).when(has_second)}),
             column({line(head, apart), line(whose, clean)}),
             column({line(head, clean), line(whose, space()), line(space(), apart)}),
             column({head, line(whose, clean), line(space(), apart).when(has_elsewhere())}),
             column({head, line(whose, space()).when(has_players()), line(space(), clean),
                     line(space(), apart).when(has_elsewhere())})});
    }

    Button run_button(std::size_t place)
    {
        const std::string others = others_text(texts(), run(place));
        return {.id = {RecordsButton::Run, place},
                .style = ButtonStyle::Row,
                .spoken = run(place).initials + ", " + clock_text(run(place).time) +
                          (is_from_elsewhere(run(place)) ? ", " + tr("from elsewhere") : "") +
                          (others.empty() ? "" : ", " + others),
                .chosen = place == run_,
                .press = [this, place] {
                    choose_run(place);
                }};
    }

    // A line parts it from the row above.
    Box run_row(std::size_t place, Table& table) const
    {
        const Record& record = run(place);
        const bool is_best = best() == &record;
        const bool is_chosen = place == run_;
        const Paint gold = is_best && !is_chosen ? Paint::Gold : Paint::Ink;
        TableCell rank{std::to_string(place + 1), {.tint = Paint::Ink2}};
        if (is_best)
            rank = {"", {.tint = gold}, Icon::Trophy};
        TableCell name{record.initials, {.size = 15, .weight = Weight::SemiBold}};
        if (is_from_elsewhere(record))
            name.icon = Icon::Globe;
        else if (!record.others.empty())
            name.icon = Icon::Eye;
        TableCell delta{is_best ? tr("best") : "", {.weight = Weight::SemiBold, .tint = gold}};
        if (!is_best && best() != nullptr) {
            delta.text = delta_text(record.time - best()->time);
            delta.look.face = Face::Numerals;
        }
        const TextLook time{
            .size = 16, .weight = Weight::SemiBold, .tint = gold, .face = Face::Numerals};
        const bool has_line = place > 0 && !is_chosen && place != run_ + 1;
        return table.row(
            {rank,
             name,
             {clock_text(record.time), time},
             delta,
             {short_day_text(services_, record.date), {.size = 13, .tint = Paint::Ink2}}},
            has_line ? Table::Line::Above : Table::Line::None);
    }

    Box run_box()
    {
        using namespace box;
        const double padding = width() < 700 ? 18 : 28;
        Box shown = space();
        if (!table_.empty())
            shown = column(
                {run_card(texts(), card_of_run(), button(code())), space(12).grow(), ways_on()});
        return card({shown.grow().then(12), deletion()}).padding(padding, padding);
    }

    RunOnCard card_of_run() const
    {
        const Record& record = run(run_);
        return {.run = record,
                .best = best(),
                .headline = record.initials +
                            (is_from_elsewhere(record) ? ", " + tr("from elsewhere") : "") + ", " +
                            when_text(services_, record.date),
                .standing = engine::fill_places(tr("{place} of {count}"),
                                                {{"place", std::to_string(run_ + 1)},
                                                 {"count", std::to_string(table_.size())}})};
    }

    Button code()
    {
        Button button = code_button(
            copied_ ? RunCode{texts().tr(*copied_), true} : run_code(services_, run(run_)), scale_);
        button.id = RecordsButton::Code;
        button.press = [this] {
            copy_code();
        };
        return button;
    }

    // From the run that is shown.
    Box ways_on()
    {
        using namespace box;
        const auto way = [this](RecordsButton id, std::string label, const char* key,
                                Transition (RecordsScene::*press)()) {
            Button shown{.id = id,
                         .style = ButtonStyle::Keycap,
                         .label = std::move(label),
                         .key_hint = key,
                         .font_size = 14};
            shown.press = [this, press] {
                go((this->*press)());
            };
            return button(std::move(shown)).size(0).grow();
        };
        const Box spent = square(RecordsButton::Spent, RecordsButton::Spent, Icon::Clock,
                                 tr("Where the time went"), [this] { go(show_time_spent()); });
        return row({way(RecordsButton::Watch, tr("Watch this run"), "W", &RecordsScene::watch)
                        .when(has_replay()),
                    way(RecordsButton::Race, tr("Race this run"), "R", &RecordsScene::race)
                        .when(can_race()),
                    spent.size(44)})
            .gaps(8)
            .size(with_text(44));
    }

    Box deletion()
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
        if (deleted_)
            button = {.id = RecordsButton::BringBack,
                      .style = ButtonStyle::Quiet,
                      .label = tr("Bring the deleted run back"),
                      .key_hint = services_.hint_of(Command::Undo),
                      .icon = Icon::Undo,
                      .press = [this] {
                          bring_back();
                      }};
        return box::button(std::move(button)).to(Side::Start).size(box::with_text(44));
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
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
            panel_.focus(table_.empty() ? ButtonId(PageButton::CleanOnly)
                                        : ButtonId(RecordsButton::Run, run_));
        } else {
            return RecordsPage::take_key(key);
        }
        // The panel has not seen this key, so the focus has to be shown.
        panel_.show_focus();
        reveal_focus();
        return Transition{};
    }

    Transition start() { return start_new_play(services_, services_.settings.last_game); }

    void copy_code()
    {
        if (table_.empty() || run(run_).recipe.empty())
            return;
        copied_ = copy_recipe(services_, run(run_).recipe);
        place_again();
    }

    Transition watch()
    {
        if (!table_.empty())
            replays_.load(run(run_).game, make_replay_scene);
        return {};
    }

    Transition race() { return table_.empty() ? Transition{} : replays_.race(run(run_)); }

    Transition show_time_spent()
    {
        if (!table_.empty())
            replays_.load_time_spent(run(run_).game);
        return {};
    }

    // W; and Enter on a run, which arrow keys choose already.
    bool is_watch_key(const KeyPressed& key) const
    {
        if (key.key == Key::Enter && key.held == Modifiers{} && !key.repeated)
            return panel_.focused() == ButtonId(RecordsButton::Run, run_) && has_replay();
        return key.key == Key::Letter && key.symbol == 'W' && !key.held.control;
    }

    bool can_race() const { return !table_.empty() && can_be_raced(run(run_)); }
    bool has_replay() const { return !table_.empty() && replays_.has(run(run_).game); }

    void read_book()
    {
        runs_seen_ = services_.records.runs().size();
        deleted_.reset(); // its index may have changed
        read_players();
        read_categories();
        show_category(first_category());
        panel_.focus(has_runs() ? RecordsButton::Run : RecordsButton::Start);
    }

    void read_categories()
    {
        const std::vector<std::string> categories = services_.records.categories();
        look_for_elsewhere(categories);
        categories_ = shown_categories(categories, elsewhere());
        bests_.clear();
    }

    // Where the runs of the category are; the first one if there are none.
    void show_category(const std::string& category)
    {
        const auto found = std::ranges::find(categories_, shown_category(category, elsewhere()));
        chosen_ = found == categories_.end() ? 0 : (found - categories_.begin());
        read_table();
    }

    void read_table()
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
    void filter_changed() override
    {
        const std::optional<std::size_t> looked_at =
            table_.empty() ? std::nullopt : std::optional(table_[run_]);
        bests_.clear();
        read_table();
        const auto found = std::ranges::find(table_, looked_at);
        if (found != table_.end())
            run_ = found - table_.begin();
        place_again();
        const auto focused = panel_.focused();
        if (!focused || focused->is(RecordsButton::Run))
            panel_.focus(table_.empty() ? ButtonId(PageButton::CleanOnly)
                                        : ButtonId(RecordsButton::Run, run_));
    }

    // The selected run stays selected.
    void elsewhere_changed() override
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
        panel_.focus(PageButton::Elsewhere);
    }

    bool is_from_elsewhere(const Record& run) const
    {
        return elsewhere() == Elsewhere::Together && game::is_from_elsewhere(run.category);
    }

    void choose_category(std::size_t index)
    {
        chosen_ = index;
        read_table();
        place_again();
        choose_run(0);
    }

    void choose_run(std::size_t index)
    {
        copied_.reset();
        if (table_.empty())
            return;
        run_ = index;
        place_again();
        panel_.focus({RecordsButton::Run, run_});
    }

    void delete_run()
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

    void bring_back()
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

    bool has_runs() const { return !categories_.empty(); }
    const std::string& category() const { return categories_[chosen_]; }
    std::string category_shown() const override { return has_runs() ? category() : ""; }
    const Record& run(std::size_t place) const { return services_.records.runs()[table_[place]]; }
    const Record* best() const { return best_of(chosen_); }
    // Looked for when a category is shown first: a list may have brought very many.
    const Record* best_of(std::size_t category) const
    {
        auto [best, is_new] = bests_.try_emplace(category);
        if (is_new)
            best->second =
                best_run_of(services_.records, categories_[category], elsewhere(), player());
        return best->second ? &services_.records.runs()[*best->second] : nullptr;
    }

    KeptReplays replays_;
    std::size_t runs_seen_ = 0; // number of runs in the book
    std::vector<std::string> categories_;
    mutable std::map<std::size_t, std::optional<std::size_t>> bests_; // see best_of()
    std::size_t chosen_ = 0;                                          // index in categories_
    std::vector<std::size_t> table_;
    bool lacks_clean_ = false;              // it is empty, but there are assisted runs
    std::size_t run_ = 0;                   // index in table_
    std::optional<std::size_t> deleted_;    // in the book: the run that was deleted last
    std::optional<engine::Message> copied_; // what to say of the code of the chosen run
};

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
