#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/records/records_page.h"
#include "game/scenes/records/run_overview.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/table.h"

namespace game {
namespace {

using engine::Average;
using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::RunFilter;

constexpr TextLook tile_label_look{.size = 13, .tint = Paint::Ink2};
constexpr TextLook tile_value_look{.size = 24, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook tile_detail_look{.size = 12, .tint = Paint::Ink2};
constexpr TextLook choice_look{.size = 18, .weight = Weight::SemiBold, .align = Align::Centre};
constexpr TextLook words_look{.size = 13};
constexpr TextLook legend_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook column_look{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook part_look{.size = 14, .weight = Weight::SemiBold};
constexpr TextLook number_look{.size = 15, .weight = Weight::SemiBold, .face = Face::Numerals};

enum class StatisticsButton { Choice, Previous, Next, Picture, Chart };

std::string time_or_dash(std::optional<PlayTime> time)
{
    return time ? clock_text(*time) : "–";
}

class StatisticsScene : public RecordsPage {
public:
    StatisticsScene(Services& services, const RecordsChoice& choice)
        : RecordsPage(services, RecordsPageKind::Statistics, choice)
    {
        read_book();
    }

    // The pointer tells the value that it is over.
    Transition handle(const Input& input) override
    {
        std::optional<Point> at;
        if (const auto* moved = std::get_if<PointerMoved>(&input))
            at = moved->at;
        if (const auto* pressed = std::get_if<PointerPressed>(&input))
            at = pressed->at;
        if (at && chart_) {
            if (chart_area_.contains(*at))
                tell(chart_->value_at(chart_area_, *at, scale_));
            else if (std::holds_alternative<PointerMoved>(input))
                tell(std::nullopt);
        }
        return RecordsPage::handle(input);
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Statistics; }
    std::vector<KeyHint> hints() const override
    {
        std::vector<KeyHint> hints = {{"↑ ↓", tr("category")},
                                      {"← →", tr("value")},
                                      {"1–3", tr("picture")},
                                      {"A", tr("all or clean runs")}};
        if (has_players())
            hints.push_back({"I", tr("player")});
        hints.push_back(other_page());
        hints.push_back({name_of(Key::Escape), tr("back")});
        return with_elsewhere(std::move(hints));
    }

    Box screen() override
    {
        using namespace box;
        // The book may be read late and bring more runs.
        if (runs_seen_ != services_.records.runs().size())
            read_book();
        if (!has_list())
            return below_pages(column({switcher().then(12), facts(width()).grow()}));
        const double list = scale_.grown(220);
        const double gap = 40;
        const Box all = column({choices()}).padding(-12, 0).size(list).then(gap);
        return below_pages(
            row({is_long() ? all.scrolling() : all, facts(width() - list - gap).size(0).grow()}));
    }

    Box choices()
    {
        using namespace box;
        const auto row_of = [this](int place) {
            const auto index = static_cast<std::size_t>(place);
            const OverviewChoice& each = choices_[index];
            const bool chosen = index == chosen_;
            const TextLook look{.weight = chosen ? Weight::SemiBold : Weight::Medium};
            const Button choice{.id = {StatisticsButton::Choice, index},
                                .style = ButtonStyle::Row,
                                .spoken = choice_name(texts(), each),
                                .chosen = chosen,
                                .press = [this, index] {
                                    choose(index);
                                }};
            return button(
                choice, row({space(each.is_level ? 28 : 14),
                             text(short_choice_name(texts(), each), look).size(0).grow().then(8)}));
        };
        return list(engine::count_of(choices_),
                    {.row = with_text(44), .gap = 4, .kept = static_cast<int>(chosen_)}, row_of);
    }

    // Where there is no room for a list.
    Box switcher()
    {
        using namespace box;
        const auto step = [this](StatisticsButton id, Icon icon, bool is_there, std::size_t to) {
            Button shown{.id = id, .style = ButtonStyle::Square, .icon = icon, .enabled = is_there};
            shown.press = [this, to] {
                choose(to);
            };
            return button(std::move(shown)).size(44);
        };
        return row({step(StatisticsButton::Previous, Icon::Back, chosen_ > 0, chosen_ - 1),
                    text(choice_name(texts(), choices_[chosen_]), choice_look).size(0).grow(),
                    step(StatisticsButton::Next, Icon::Next, chosen_ + 1 < choices_.size(),
                         chosen_ + 1)})
            .gaps(8)
            .size(with_text(44));
    }

    Box facts(double width)
    {
        using namespace box;
        std::vector<Box> tiles;
        for (const OverviewTile& each : overview_.tiles)
            tiles.push_back(tile(each));
        const GridLook look{
            .gap_across = 10, .gap_down = 10, .least_width = with_text(140), .equal_rows = true};
        const bool is_beside = width >= scale_.grown(640);
        const bool has_averages = !overview_.averages.empty();
        const Box shown = picture_card().grow();
        const Box below = is_beside ? row({shown.size(0).then(14), averages().size(with_text(250))})
                                    : column({shown.then(14), averages()});
        return column({filters().then(12), grid(tiles, look).then(14).when(!tiles.empty()),
                       has_averages ? below.grow() : shown});
    }

    Box filters()
    {
        using namespace box;
        const auto line = [](std::vector<Box> parts) {
            return row(std::move(parts)).at_least(with_text(44));
        };
        return first_that_fits(
            {line({player_button(), space().grow(), elsewhere_toggle().then(24), clean_toggle()}),
             column({line({player_button()}).when(has_players()), line({clean_toggle()}),
                     line({elsewhere_toggle()}).when(has_elsewhere())})});
    }

    Box tile(const OverviewTile& tile) const
    {
        using namespace box;
        return card({text(tile.label, tile_label_look).size(with_text(18)),
                     text(tile.value, tile_value_look).size(with_text(32)),
                     text(tile.detail, tile_detail_look).size(with_text(18))})
            .padding(14, 12);
    }

    Box picture_card()
    {
        using namespace box;
        std::vector<std::string> labels;
        for (const OverviewPicture each : overview_.pictures)
            labels.push_back(picture_name(each));
        const Box pictures = segments({.first = StatisticsButton::Picture,
                                       .labels = labels,
                                       .chosen = picture_,
                                       .choose = [this](std::size_t index) {
                                           choose_picture(index);
                                       }});
        const Box no_run =
            paragraph(has_runs() ? too_few_runs_text() : no_run_text(lacks_clean_), legend_look)
                .at_least(with_text(190));
        return card({pictures.to(Side::Start).then(14), shows_parts() ? parts()
                                                        : chart_      ? chart().grow()
                                                                      : no_run})
            .padding(18, 18);
    }

    // How many more it takes until a chart says anything; a calendar does with one.
    int runs_to_chart() const
    {
        constexpr int fewest = 3;
        return picture() == OverviewPicture::Calendar
                   ? 0
                   : fewest - static_cast<int>(std::min<std::size_t>(overview_.runs, fewest));
    }

    std::string too_few_runs_text() const
    {
        return texts().trn("One more run, and there is a chart here.",
                           "{n} more runs, and there is a chart here.", runs_to_chart());
    }

    // With words about the value that is pointed at, or what its signs mean.
    Box chart()
    {
        using namespace box;
        const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
            chart_->draw(canvas, area, value_, scale);
        };
        const Button all{.id = StatisticsButton::Chart, .style = ButtonStyle::Dot, .press = [] {
                         }};
        return column({button(all, column({box::picture(draw).grow()}))
                           .into(chart_area_)
                           .size(with_text(190))
                           .grow()
                           .then(10),
                       paragraph(value_ ? chart_->in_words(*value_) : chart_->legend(),
                                 value_ ? words_look : legend_look)
                           .size(with_text(36))});
    }

    // Times of different levels have no mean.
    Box parts() const
    {
        using namespace box;
        const bool has_times = !choices_[chosen_].runs.board.empty();
        Table table({{Align::Left, 4}, {Align::Right, 3}, {Align::Right, 2}, {Align::Right, 1}});
        std::vector<TableCell> heads = {{picture_name(OverviewPicture::Parts), column_look},
                                        {tr("Runs"), column_look}};
        if (has_times)
            heads.insert(heads.end(), {{tr("Mean"), column_look}, {tr("Best"), column_look}});
        std::vector<Box> rows = {table.row(heads).size(with_text(40))};
        for (const OverviewPart& part : overview_.parts) {
            std::vector<TableCell> cells = {{part.name, part_look},
                                            {std::to_string(part.runs), number_look}};
            if (has_times)
                cells.insert(cells.end(), {{time_or_dash(part.mean), number_look},
                                           {time_or_dash(part.best), number_look}});
            rows.push_back(table.row(cells, Table::Line::Above).size(with_text(40)));
        }
        if (overview_.more_parts > 0)
            rows.push_back(paragraph(texts().trn("and {n} more", "and {n} more",
                                                 static_cast<long>(overview_.more_parts)),
                                     legend_look));
        if (overview_.parts.empty())
            rows.push_back(paragraph(no_run_text(lacks_clean_), legend_look));
        return column(rows);
    }

    Box averages() const
    {
        using namespace box;
        Table table({{Align::Left, 1}, {Align::Right, 3}, {Align::Right, 2}});
        std::vector<Box> rows = {
            table.row({{""}, {tr("now"), column_look}, {tr("best"), column_look}})
                .size(with_text(28))
                .then(4)};
        for (const Average& each : overview_.averages) {
            const Message name{N_("Average of {count}"), {{"count", std::to_string(each.length)}}};
            rows.push_back(column({table.row({}, Table::Line::Above).size(1).then(5),
                                   text(texts().tr(name), tile_label_look).size(with_text(28)),
                                   table
                                       .row({{""},
                                             {time_or_dash(each.now), number_look},
                                             {time_or_dash(each.best), number_look}})
                                       .size(with_text(28))
                                       .then(2)}));
        }
        return card(rows).padding(18, 18);
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        const bool is_letter = key.key == Key::Letter && key.held == Modifiers{};
        if (key.held != Modifiers{}) {
            return std::nullopt;
        } else if (key.key == Key::Up && chosen_ > 0) {
            choose(chosen_ - 1);
        } else if (key.key == Key::Down && chosen_ + 1 < choices_.size()) {
            choose(chosen_ + 1);
        } else if (key.key == Key::Left || key.key == Key::Right) {
            step_value(key.key == Key::Right ? 1 : -1);
        } else if (key.key == Key::Digit && key.symbol >= '1' &&
                   static_cast<std::size_t>(key.symbol - '1') < overview_.pictures.size()) {
            choose_picture(key.symbol - '1');
        } else if (is_letter && key.symbol == 'A') {
            change_filter();
        } else {
            return RecordsPage::take_key(key);
        }
        return Transition{};
    }

    void read_book()
    {
        runs_seen_ = services_.records.runs().size();
        const std::vector<std::string> categories = services_.records.categories();
        look_for_elsewhere(categories);
        choices_ = overview_choices(categories, elsewhere());
        read_players();
        choose_category(first_category());
        look();
        panel_.focus({StatisticsButton::Choice, chosen_});
    }

    // Works out what is shown.
    void look()
    {
        OverviewChoice choice = choices_[chosen_];
        choice.runs.filter = filter();
        choice.runs.initials = player();
        overview_ = overview_of(services_, choice);
        engine::RunChoice all = choice.runs;
        all.filter = RunFilter::All;
        lacks_clean_ = !has_runs() && !engine::chosen_runs(services_.records, all).empty();
        picture_ = std::min(picture_, overview_.pictures.size() - 1);
        value_.reset();
        chart_.reset();
        if (has_runs() && !shows_parts() && runs_to_chart() <= 0)
            chart_ = chart_of(services_, choice, picture());
    }

    void choose(std::size_t index)
    {
        chosen_ = index;
        look();
        place_again();
        if (has_list()) {
            panel_.focus({StatisticsButton::Choice, chosen_});
            reveal_focus();
        }
    }

    void filter_changed() override
    {
        look();
        place_again();
    }

    // What is looked at stays, as far as it is still there.
    void elsewhere_changed() override
    {
        const OverviewChoice before = choices_[chosen_];
        const std::string category = category_shown();
        choices_ = overview_choices(services_.records.categories(), elsewhere());
        if (!category.empty()) {
            choose_category(category);
        } else {
            const auto found = std::ranges::find_if(choices_, [&before](const auto& choice) {
                return !choice.is_category() && choice.runs.board == before.runs.board;
            });
            chosen_ = found == choices_.end() ? 0 : found - choices_.begin();
        }
        look();
        place_again();
        panel_.focus(PageButton::Elsewhere);
    }

    // The first choice if it is not among them.
    void choose_category(const std::string& category)
    {
        const auto found = std::ranges::find(choices_, shown_category(category, elsewhere()),
                                             &OverviewChoice::category);
        chosen_ = found == choices_.end() ? 0 : found - choices_.begin();
    }

    void choose_picture(std::size_t index)
    {
        picture_ = index;
        look();
        place_again();
    }

    // The first step goes to the newest value.
    void step_value(int by)
    {
        if (!chart_)
            return;
        const int last = chart_->value_count() - 1;
        tell(value_ ? std::clamp(*value_ + by, 0, last) : last);
    }

    void tell(std::optional<int> value)
    {
        if (std::exchange(value_, value) != value)
            place_again();
    }

    std::string category_shown() const override { return choices_[chosen_].category; }

    bool has_runs() const { return overview_.runs > 0; }
    // A list of runs may bring more categories than anybody scrolls past: they scroll alone.
    bool is_long() const { return choices_.size() > 40; }
    bool has_list() const
    {
        return width() >= scale_.grown(1000) && (!is_long() || height() >= scale_.grown(620));
    }
    bool shows_parts() const { return picture() == OverviewPicture::Parts; }
    OverviewPicture picture() const { return overview_.pictures[picture_]; }

    std::string picture_name(OverviewPicture picture) const
    {
        switch (picture) {
        case OverviewPicture::Trend:
            return tr("Trend");
        case OverviewPicture::Distribution:
            return tr("Distribution");
        case OverviewPicture::Calendar:
            return tr("Calendar");
        case OverviewPicture::Parts:
            break;
        }
        return choices_[chosen_].runs.board.empty() ? tr("Boards") : tr("Levels");
    }

    std::size_t runs_seen_ = 0; // number of runs in the book
    std::vector<OverviewChoice> choices_;
    std::size_t chosen_ = 0;
    RunOverview overview_;
    bool lacks_clean_ = false; // there are no runs, but assisted ones
    std::size_t picture_ = 0;  // index in overview_.pictures
    std::unique_ptr<RunChart> chart_;
    std::optional<int> value_; // of the chart, that is told in words
    Rect chart_area_;
};

} // namespace

std::unique_ptr<Scene> make_statistics_page(Services& services, const RecordsChoice& choice)
{
    return std::make_unique<StatisticsScene>(services, choice);
}

} // namespace game
