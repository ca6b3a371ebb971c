#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/steps/level.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/pending.h"
#include "game/scenes/records_layout.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/run_card.h"
#include "game/widgets/thumbnail.h"

namespace game {
namespace {

using engine::PlayTime;
using engine::Record;
using engine::RunFilter;

// The layout of a category; of one that a later version wrote, whatever it is called.
std::string board_of(const std::string& category)
{
    const auto parts = engine::parse_category(category);
    return parts ? parts->layout : category;
}

// Sorts categories of the same board together, from easy to hard, those from elsewhere last.
std::vector<std::string> in_order(std::vector<std::string> categories)
{
    std::vector<std::string> boards;
    for (const std::string& category : categories)
        boards.push_back(board_of(category));
    const auto rank = [&](const std::string& category) {
        const auto board = std::ranges::find(boards, board_of(category)) - boards.begin();
        const auto parts = engine::parse_category(category);
        return std::tuple(board, parts && parts->is_from_elsewhere,
                          parts ? std::optional(parts->level) : std::nullopt);
    };
    std::ranges::stable_sort(categories, {}, rank);
    return categories;
}

enum class RecordsButton { Start, CleanOnly, Category, Run };

// The next or previous index, if there is one.
std::size_t neighbour(std::size_t index, bool after, std::size_t count)
{
    if (after)
        return index + 1 < count ? index + 1 : index;
    return index > 0 ? index - 1 : 0;
}

class RecordsScene : public MenuScene {
public:
    explicit RecordsScene(Services& services);

private:
    std::string title() const override { return tr("Records"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    int place_start(Rect content);
    std::string remark() const override
    {
        return services_.records_are_read || !has_runs() ? std::string() : tr(waiting_for_disk);
    }
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition start();

    void read_book();
    void read_table();
    void change_filter();
    void choose_category(std::size_t index);
    void choose_run(std::size_t index);
    bool has_runs() const { return !categories_.empty(); }
    const std::string& category() const { return categories_[chosen_]; }
    const Record& run(std::size_t place) const { return services_.records.runs()[table_[place]]; }
    const Record* best() const { return services_.records.best(category()); }

    void draw_category(Canvas& canvas, std::size_t index, ButtonState state) const;
    void draw_column_heads(Canvas& canvas) const;
    void draw_run_row(Canvas& canvas, std::size_t place, ButtonState state) const;
    void draw_run(Canvas& canvas) const;

    std::size_t runs_seen_ = 0; // number of runs in the book
    std::vector<std::string> categories_;
    std::size_t chosen_ = 0; // index in categories_
    RunFilter filter_ = RunFilter::CleanOnly;
    std::vector<std::size_t> table_;
    std::size_t run_ = 0; // index in table_
    RecordsLayout layout_;
    Rect sentence_; // shown if there are no runs
};

RecordsScene::RecordsScene(Services& services) : MenuScene(services)
{
    read_book();
}

void RecordsScene::read_book()
{
    runs_seen_ = services_.records.runs().size();
    categories_ = in_order(services_.records.categories());
    const std::string last = engine::category_of(services_.settings.last_game);
    const auto found = std::ranges::find(categories_, last);
    chosen_ =
        found == categories_.end() ? 0 : static_cast<std::size_t>(found - categories_.begin());
    read_table();
    panel_.focus(has_runs() ? RecordsButton::Run : RecordsButton::Start);
}

void RecordsScene::read_table()
{
    table_.clear();
    if (has_runs())
        table_ = services_.records.table(category(), filter_);
    run_ = 0;
}

// The selected run stays selected if it is in the other table too.
void RecordsScene::change_filter()
{
    const std::optional<std::size_t> looked_at =
        table_.empty() ? std::nullopt : std::optional(table_[run_]);
    filter_ = filter_ == RunFilter::CleanOnly ? RunFilter::All : RunFilter::CleanOnly;
    read_table();
    const auto found = std::ranges::find(table_, looked_at);
    if (found != table_.end())
        run_ = found - table_.begin();
    place_again();
}

std::vector<KeyHint> RecordsScene::hints() const
{
    if (!has_runs())
        return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
    return {{"↑ ↓", tr("run")},
            {"← →", tr("category")},
            {"A", tr("all or clean runs")},
            {name_of(Key::Escape), tr("back")}};
}

int RecordsScene::place(Rect content)
{
    // The book may be read late and bring more runs.
    if (runs_seen_ != services_.records.runs().size())
        read_book();
    if (!has_runs())
        return place_start(content);
    layout_ = lay_out_records(content,
                              RecordsCounts{.categories = static_cast<int>(categories_.size()),
                                            .runs = static_cast<int>(table_.size())},
                              scale_);
    for (std::size_t index = 0; index < categories_.size(); ++index)
        add(Button{.id = {RecordsButton::Category, index},
                   .area = layout_.categories[index],
                   .style = ButtonStyle::Row,
                   .chosen = index == chosen_,
                   .press = [this, index] { choose_category(index); },
                   .draw =
                       [this, index](Canvas& canvas, const Button&, ButtonState state) {
                           draw_category(canvas, index, state);
                       }});
    add(Button{.id = RecordsButton::CleanOnly,
               .area = layout_.clean_toggle,
               .style = ButtonStyle::Toggle,
               .chosen = filter_ == RunFilter::CleanOnly,
               .press = [this] {
                   change_filter();
               }});
    for (std::size_t place = 0; place < table_.size(); ++place)
        add(Button{.id = {RecordsButton::Run, place},
                   .area = layout_.runs[place],
                   .style = ButtonStyle::Row,
                   .chosen = place == run_,
                   .press = [this, place] { choose_run(place); },
                   .draw =
                       [this, place](Canvas& canvas, const Button&, ButtonState state) {
                           draw_run_row(canvas, place, state);
                       }});
    return layout_.bottom;
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
               .key_hint = key_name(Key::Enter, texts()),
               .font_size = 20,
               .press = [this] {
                   go(start());
               }});
    return button.bottom();
}

std::optional<Transition> RecordsScene::take_key(const KeyPressed& key)
{
    if (!has_runs())
        return std::nullopt;
    if (key.key == Key::Left || key.key == Key::Right) {
        choose_category(neighbour(chosen_, key.key == Key::Right, categories_.size()));
    } else if (key.key == Key::Up || key.key == Key::Down) {
        choose_run(neighbour(run_, key.key == Key::Down, table_.size()));
    } else if (key.key == Key::Letter && key.symbol == 'A' && !key.held.control) {
        change_filter();
        panel_.focus(table_.empty() ? ButtonId(RecordsButton::CleanOnly)
                                    : ButtonId(RecordsButton::Run, run_));
    } else {
        return std::nullopt;
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
    if (table_.empty())
        return;
    run_ = index;
    place_again();
    panel_.focus({RecordsButton::Run, run_});
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
    draw_text(canvas, category_name(texts(), category()), layout_.table_head,
              TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
    Rect toggle_label = layout_.table_head;
    toggle_label.x += toggle_label.width / 2;
    toggle_label.width = layout_.clean_toggle.x - px(10) - toggle_label.x;
    draw_text(
        canvas, tr("clean runs only"), toggle_label,
        TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2, .align = Align::Right},
        scale_);
    draw_column_heads(canvas);
    if (table_.empty()) {
        Rect place = layout_.column_heads.moved(0, layout_.column_heads.height + px(8));
        place.height = tall(60);
        draw_paragraph(canvas, tr("No clean run in this category yet."), place,
                       TextLook{.tint = Paint::Ink2}, scale_);
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
    const Record* fastest = services_.records.best(name);
    const TextLook numerals{.size = 15,
                            .weight = chosen ? Weight::SemiBold : Weight::Medium,
                            .tint = ink_on_row(state, chosen ? Paint::Ink : Paint::Ink2),
                            .align = Align::Right,
                            .face = Face::Numerals};
    const std::string time = fastest == nullptr ? "–" : clock_text(fastest->time);
    Rect inner{stamp.right() + px(14), area.y, area.right() - px(12) - stamp.right() - px(14),
               area.height};
    draw_number(canvas, time, inner, numerals, scale_);
    inner.width -= numerals_width(canvas, time, font_of(numerals, scale_)) + px(8);
    draw_text(canvas, category_name(texts(), name), inner,
              TextLook{.size = 14,
                       .weight = chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = ink_on_row(state, Paint::Ink)},
              scale_);
}

// The columns of the table, from its left to its right end.
struct RunColumns {
    Rect row;

    Rect place() const { return Rect{row.x, row.y, row.width / 9, row.height}; }
    Rect name() const
    {
        return Rect{row.x + row.width * 12 / 100, row.y, row.width * 18 / 100, row.height};
    }
    Rect time() const { return ending_at(0.49); }
    Rect delta() const { return ending_at(0.73); }
    Rect date() const { return ending_at(1.0); }
    Rect ending_at(double share) const
    {
        const int right = row.x + static_cast<int>(row.width * share);
        const int width = row.width * 25 / 100;
        return Rect{right - width, row.y, width, row.height};
    }
};

void RecordsScene::draw_column_heads(Canvas& canvas) const
{
    const TextLook left{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
    TextLook right = left;
    right.align = Align::Right;
    const RunColumns columns{layout_.column_heads};
    draw_text(canvas, "#", columns.place(), left, scale_);
    draw_text(canvas, tr("Name"), columns.name(), left, scale_);
    draw_text(canvas, tr("Time"), columns.time(), right, scale_);
    draw_text(canvas, tr("vs best"), columns.delta(), right, scale_);
    draw_text(canvas, tr("Date"), columns.date(), right, scale_);
}

void RecordsScene::draw_run_row(Canvas& canvas, std::size_t place, ButtonState state) const
{
    const Record& record = run(place);
    Rect row = layout_.runs[place];
    row.x = layout_.column_heads.x;
    row.width = layout_.column_heads.width;
    const bool is_best = best() == &record;
    const bool plain = place != run_ && place + 1 != run_;
    if (place + 1 < table_.size() && plain)
        canvas.fill(Rect{row.x, row.bottom(), row.width, px(1)}, Paint::Line);

    const bool chosen = place == run_;
    const Tint ink = ink_on_row(state, Paint::Ink);
    const Tint quiet = ink_on_row(state, Paint::Ink2);
    const Tint gold = chosen ? ink : ink_on_row(state, Paint::Gold);
    const RunColumns columns{row};
    if (is_best)
        draw_icon(canvas, Icon::Trophy, Point{row.x + px(8), row.centre().y}, px(18), gold);
    else
        draw_text(canvas, std::to_string(place + 1), columns.place(), TextLook{.tint = quiet},
                  scale_);
    draw_text(canvas, record.initials, columns.name(),
              TextLook{.size = 15, .weight = Weight::SemiBold, .tint = ink}, scale_);
    TextLook numerals{.size = 16,
                      .weight = Weight::SemiBold,
                      .tint = is_best ? gold : ink,
                      .align = Align::Right,
                      .face = Face::Numerals};
    draw_number(canvas, clock_text(record.time), columns.time(), numerals, scale_);
    numerals.size = 14;
    numerals.weight = is_best ? Weight::SemiBold : Weight::Medium;
    if (is_best)
        draw_text(canvas, tr("best"), columns.delta(), numerals, scale_);
    else if (best() != nullptr)
        draw_number(canvas, delta_text(record.time - best()->time), columns.delta(), numerals,
                    scale_);
    draw_text(canvas, services_.host.local_date(record.date), columns.date(),
              TextLook{.size = 13, .tint = quiet, .align = Align::Right}, scale_);
}

void RecordsScene::draw_run(Canvas& canvas) const
{
    const Record& record = run(run_);
    const std::string standing =
        engine::fill_places(tr("{place} of {count}"), {{"place", std::to_string(run_ + 1)},
                                                       {"count", std::to_string(table_.size())}});
    const RunOnCard card{.run = record,
                         .best = best(),
                         .headline =
                             record.initials + ", " + services_.host.local_date(record.date),
                         .standing = standing};
    draw_run_card(canvas, layout_.run_inside, texts(), card, scale_);
}

} // namespace

std::unique_ptr<Scene> make_records_scene(Services& services)
{
    return std::make_unique<RecordsScene>(services);
}

} // namespace game
