#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/records/records_page.h"
#include "game/scenes/records/run_overview.h"
#include "game/scenes/records/statistics_layout.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/table_columns.h"

namespace game {
namespace {

using engine::Average;
using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::RunFilter;

constexpr TextLook segments_look{.size = 14};
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
    StatisticsScene(Services& services, const RecordsChoice& choice);
    Transition handle(const Input& input) override;

private:
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    StatisticsCounts counts() const;
    void add_choices();
    void add_filters();
    void add_picture();
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    void read_book();
    void look();
    void choose(std::size_t index);
    void filter_changed() override;
    void elsewhere_changed() override;
    void choose_category(const std::string& category);
    void choose_picture(std::size_t index);
    void step_value(int by);

    std::string category_shown() const override;
    bool has_runs() const { return overview_.runs > 0; }
    bool shows_parts() const { return picture() == OverviewPicture::Parts; }
    OverviewPicture picture() const { return overview_.pictures[picture_]; }
    std::string picture_name(OverviewPicture picture) const;

    void draw_choice(Canvas& canvas, std::size_t index, ButtonState state) const;
    void draw_tile(Canvas& canvas, Rect area, const OverviewTile& tile) const;
    void draw_picture(Canvas& canvas) const;
    void draw_parts(Canvas& canvas) const;
    void draw_no_run(Canvas& canvas) const;
    void draw_averages(Canvas& canvas) const;

    std::size_t runs_seen_ = 0; // number of runs in the book
    std::vector<OverviewChoice> choices_;
    std::size_t chosen_ = 0;
    RunOverview overview_;
    bool lacks_clean_ = false; // there are no runs, but assisted ones
    std::size_t picture_ = 0;  // index in overview_.pictures
    std::unique_ptr<RunChart> chart_;
    std::optional<int> value_; // of the chart, that is told in words
    StatisticsLayout layout_;
};

StatisticsScene::StatisticsScene(Services& services, const RecordsChoice& choice)
    : RecordsPage(services, RecordsPageKind::Statistics, choice)
{
    read_book();
}

void StatisticsScene::read_book()
{
    runs_seen_ = services_.records.runs().size();
    look_for_elsewhere(services_.records.categories());
    choices_ = overview_choices(services_, elsewhere());
    read_players();
    choose_category(first_category());
    look();
    panel_.focus({StatisticsButton::Choice, chosen_});
}

// The first choice if it is not among them.
void StatisticsScene::choose_category(const std::string& category)
{
    const auto parts = engine::parse_category(shown_category(category, elsewhere()));
    const auto found = std::ranges::find_if(choices_, [&](const OverviewChoice& choice) {
        return choice.is_category && parts && choice.runs.board == parts->layout &&
               choice.runs.level == parts->level &&
               choice.runs.is_from_elsewhere == parts->is_from_elsewhere;
    });
    chosen_ = found == choices_.end() ? 0 : found - choices_.begin();
}

std::string StatisticsScene::category_shown() const
{
    const OverviewChoice& choice = choices_[chosen_];
    if (!choice.is_category || !choice.runs.level)
        return "";
    return engine::to_text(
        engine::Category{choice.runs.board, *choice.runs.level, choice.runs.is_from_elsewhere});
}

// What is looked at stays, as far as it is still there.
void StatisticsScene::elsewhere_changed()
{
    const OverviewChoice before = choices_[chosen_];
    const std::string category = category_shown();
    choices_ = overview_choices(services_, elsewhere());
    if (!category.empty()) {
        choose_category(category);
    } else {
        const auto found =
            std::ranges::find(choices_, before.full_name, &OverviewChoice::full_name);
        chosen_ = found == choices_.end() ? 0 : found - choices_.begin();
    }
    look();
    place_again();
    panel_.focus(elsewhere_toggle_id());
}

// Works out what is shown.
void StatisticsScene::look()
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
    if (has_runs() && !shows_parts())
        chart_ = chart_of(services_, choice, picture());
}

std::vector<KeyHint> StatisticsScene::hints() const
{
    std::vector<KeyHint> hints = {{"↑ ↓", tr("category")},
                                  {"← →", tr("value")},
                                  {"1–3", tr("picture")},
                                  {"A", tr("all or clean runs")}};
    if (player_width() > 0)
        hints.push_back({"I", tr("player")});
    hints.push_back(other_page());
    hints.push_back({name_of(Key::Escape), tr("back")});
    return with_elsewhere(std::move(hints));
}

std::string StatisticsScene::picture_name(OverviewPicture picture) const
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

StatisticsCounts StatisticsScene::counts() const
{
    int segment = 0;
    for (const OverviewPicture each : overview_.pictures)
        segment = std::max(segment,
                           measure().width_of(picture_name(each), font_of(segments_look, scale_)));
    const auto segments = static_cast<int>(overview_.pictures.size());
    return {.choices = static_cast<int>(choices_.size()),
            .tiles = static_cast<int>(overview_.tiles.size()),
            .averages = static_cast<int>(overview_.averages.size()),
            .parts = shows_parts() ? 1 + static_cast<int>(overview_.parts.size()) : 0,
            .player_width = player_width(),
            .clean_width = clean_toggle_width(),
            .elsewhere_width = has_elsewhere() ? elsewhere_toggle_width() : 0,
            .pictures_width = segments * (segment + px(32))};
}

int StatisticsScene::place(Rect content)
{
    // The book may be read late and bring more runs.
    if (runs_seen_ != services_.records.runs().size())
        read_book();
    content = place_pages(content);
    layout_ = lay_out_statistics(content, counts(), scale_);
    add_choices();
    add_filters();
    add_picture();
    return layout_.bottom;
}

void StatisticsScene::add_choices()
{
    for (std::size_t index = 0; index < layout_.choices.size(); ++index)
        add(Button{.id = {StatisticsButton::Choice, index},
                   .area = layout_.choices[index],
                   .style = ButtonStyle::Row,
                   .chosen = index == chosen_,
                   .press = [this, index] { choose(index); },
                   .draw =
                       [this, index](Canvas& canvas, const Button&, ButtonState state) {
                           draw_choice(canvas, index, state);
                       }});
    if (layout_.has_list)
        return;
    add(Button{.id = StatisticsButton::Previous,
               .area = layout_.previous,
               .style = ButtonStyle::Square,
               .icon = Icon::Back,
               .enabled = chosen_ > 0,
               .press = [this] {
                   choose(chosen_ - 1);
               }});
    add(Button{.id = StatisticsButton::Next,
               .area = layout_.next,
               .style = ButtonStyle::Square,
               .icon = Icon::Next,
               .enabled = chosen_ + 1 < choices_.size(),
               .press = [this] {
                   choose(chosen_ + 1);
               }});
}

void StatisticsScene::add_filters()
{
    add_player(layout_.player);
    add_clean_toggle(layout_.clean_toggle);
    add_elsewhere_toggle(layout_.elsewhere_toggle);
}

void StatisticsScene::add_picture()
{
    std::vector<std::string> labels;
    for (const OverviewPicture each : overview_.pictures)
        labels.push_back(picture_name(each));
    add_segments({.first = StatisticsButton::Picture,
                  .labels = labels,
                  .chosen = picture_,
                  .choose =
                      [this](std::size_t index) {
                          choose_picture(index);
                      }},
                 layout_.pictures);
    if (chart_)
        add(Button{.id = StatisticsButton::Chart,
                   .area = layout_.picture,
                   .style = ButtonStyle::Dot,
                   .press = [] {
                   }});
}

// The pointer tells the value that it is over.
Transition StatisticsScene::handle(const Input& input)
{
    std::optional<Point> at;
    if (const auto* moved = std::get_if<PointerMoved>(&input))
        at = moved->at;
    if (const auto* pressed = std::get_if<PointerPressed>(&input))
        at = pressed->at;
    if (at && chart_) {
        if (layout_.picture.contains(*at))
            value_ = chart_->value_at(layout_.picture, *at, scale_);
        else if (std::holds_alternative<PointerMoved>(input))
            value_.reset();
    }
    return RecordsPage::handle(input);
}

std::optional<Transition> StatisticsScene::take_key(const KeyPressed& key)
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

void StatisticsScene::choose(std::size_t index)
{
    chosen_ = index;
    look();
    place_again();
    if (layout_.has_list) {
        panel_.focus({StatisticsButton::Choice, chosen_});
        reveal_focus();
    }
}

void StatisticsScene::filter_changed()
{
    look();
    place_again();
}

void StatisticsScene::choose_picture(std::size_t index)
{
    picture_ = index;
    look();
    place_again();
}

// The first step goes to the newest value.
void StatisticsScene::step_value(int by)
{
    if (!chart_)
        return;
    const int last = chart_->value_count() - 1;
    value_ = value_ ? std::clamp(*value_ + by, 0, last) : last;
}

void StatisticsScene::draw_content(Canvas& canvas) const
{
    if (!layout_.has_list)
        draw_text(canvas, choices_[chosen_].full_name, layout_.choice, choice_look, scale_);
    draw_clean_toggle_label(canvas, layout_.clean_toggle);
    draw_elsewhere_toggle_label(canvas, layout_.elsewhere_toggle);
    for (std::size_t index = 0; index < overview_.tiles.size(); ++index)
        draw_tile(canvas, layout_.tiles[index], overview_.tiles[index]);
    draw_card(canvas, layout_.picture_card, scale_);
    if (shows_parts())
        draw_parts(canvas);
    else
        draw_picture(canvas);
    if (!overview_.averages.empty())
        draw_averages(canvas);
}

void StatisticsScene::draw_choice(Canvas& canvas, std::size_t index, ButtonState state) const
{
    const bool chosen = index == chosen_;
    const int indent = px(choices_[index].is_level ? 28 : 14);
    const Rect area = layout_.choices[index];
    draw_text(canvas, choices_[index].name,
              Rect{area.x + indent, area.y, area.width - indent - px(8), area.height},
              TextLook{.size = 14,
                       .weight = chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = ink_on_row(state, Paint::Ink)},
              scale_);
}

void StatisticsScene::draw_tile(Canvas& canvas, Rect area, const OverviewTile& tile) const
{
    draw_card(canvas, area, scale_);
    const Rect inner = area.inset(px(14));
    const int line = tall(18);
    draw_text(canvas, tile.label, Rect{inner.x, inner.y - px(2), inner.width, line},
              tile_label_look, scale_);
    draw_text(canvas, tile.value,
              Rect{inner.x, inner.y + line - px(2), inner.width, inner.height - 2 * line + px(4)},
              tile_value_look, scale_);
    draw_text(canvas, tile.detail, Rect{inner.x, inner.bottom() - line + px(2), inner.width, line},
              tile_detail_look, scale_);
}

void StatisticsScene::draw_picture(Canvas& canvas) const
{
    if (!chart_) {
        draw_paragraph(canvas, no_run_text(lacks_clean_), layout_.picture, legend_look, scale_);
        return;
    }
    chart_->draw(canvas, layout_.picture, value_, scale_);
    draw_paragraph(canvas, value_ ? chart_->in_words(*value_) : chart_->legend(), layout_.words,
                   value_ ? words_look : legend_look, scale_);
}

void StatisticsScene::draw_parts(Canvas& canvas) const
{
    std::vector<std::array<std::string, 4>> rows = {
        {picture_name(OverviewPicture::Parts), tr("Runs"), tr("Mean"), tr("Best")}};
    for (const OverviewPart& part : overview_.parts)
        rows.push_back({part.name, std::to_string(part.runs), time_or_dash(part.mean),
                        time_or_dash(part.best)});
    // Times of different levels have no mean.
    const std::size_t column_count = choices_[chosen_].runs.board.empty() ? 2 : 4;
    TableColumns columns;
    for (std::size_t column = 0; column < column_count; ++column) {
        int width = 0;
        const Font font = font_of(column == 0 ? part_look : number_look, scale_);
        for (const auto& row : rows)
            width = std::max({width, measure().width_of(row[column], font),
                              column == 0 ? 0 : numerals_width(measure(), row[column], font)});
        columns.add(width + px(4), column == 0 ? Align::Left : Align::Right,
                    static_cast<int>(column_count - column));
    }
    columns.fit(layout_.parts.front().width, px(12));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const Rect area = layout_.parts[row];
        if (row > 0)
            canvas.fill(Rect{area.x, area.y, area.width, px(1)}, Paint::Line);
        for (std::size_t column = 0; column < column_count; ++column) {
            const TextLook look = row == 0 ? column_look : column == 0 ? part_look : number_look;
            columns.draw(canvas, area, column, rows[row][column], look, scale_);
        }
    }
    if (overview_.parts.empty())
        draw_no_run(canvas);
}

// Below the heads of the columns.
void StatisticsScene::draw_no_run(Canvas& canvas) const
{
    Rect place = layout_.parts.front().moved(0, layout_.parts.front().height + px(8));
    place.height = tall(60);
    draw_paragraph(canvas, no_run_text(lacks_clean_), place, legend_look, scale_);
}

void StatisticsScene::draw_averages(Canvas& canvas) const
{
    draw_card(canvas, layout_.averages_card, scale_);
    TableColumns columns;
    const auto width_of = [&](const std::string& head) {
        int width = measure().width_of(head, font_of(column_look, scale_));
        for (const Average& each : overview_.averages)
            for (const auto time : {each.now, each.best})
                width = std::max(width, numerals_width(measure(), time_or_dash(time),
                                                       font_of(number_look, scale_)));
        return width + px(4);
    };
    std::vector<std::string> names;
    for (const Average& each : overview_.averages)
        names.push_back(services_.texts.tr(
            Message{N_("Average of {count}"), {{"count", std::to_string(each.length)}}}));
    columns.add(px(10), Align::Left, 1);
    columns.add(width_of(tr("now")), Align::Right, 3);
    columns.add(width_of(tr("best")), Align::Right, 2);
    columns.fit(layout_.averages_head.width, px(10));
    const auto put = [&](Rect row, std::size_t column, const std::string& text, TextLook look) {
        columns.draw(canvas, row, column, text, look, scale_);
    };
    put(layout_.averages_head, 1, tr("now"), column_look);
    put(layout_.averages_head, 2, tr("best"), column_look);
    for (std::size_t index = 0; index < overview_.averages.size(); ++index) {
        const Rect row = layout_.averages[index];
        canvas.fill(Rect{row.x, row.y, row.width, px(1)}, Paint::Line);
        const Rect above{row.x, row.y + px(6), row.width, (row.height - px(8)) / 2};
        draw_text(canvas, names[index], above, tile_label_look, scale_);
        const Rect below = above.moved(0, above.height);
        put(below, 1, time_or_dash(overview_.averages[index].now), number_look);
        put(below, 2, time_or_dash(overview_.averages[index].best), number_look);
    }
}

} // namespace

std::unique_ptr<Scene> make_statistics_page(Services& services, const RecordsChoice& choice)
{
    return std::make_unique<StatisticsScene>(services, choice);
}

} // namespace game
