#include "game/widgets/cards/run_card.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/play/splits.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/charts/delta_graph.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/table_columns.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr int graph_points = 60;
constexpr double head_height = 22;
constexpr double time_height = 56;
constexpr double stats_height = 40;
constexpr double code_height = 24;
constexpr double graph_height = 116;
constexpr double split_height = 32;

engine::Splits splits_of(const engine::Record& run)
{
    if (run.fill_times.empty())
        return {};
    return engine::splits_of(run.fill_times, engine::count_of(run.fill_times));
}

void draw_head(Canvas& canvas, Rect place, const RunOnCard& card, Scale scale)
{
    const TextLook standing{.size = 14, .tint = Paint::Ink2, .align = Align::Right};
    const int width = canvas.width_of(card.standing, font_of(standing, scale));
    draw_text(canvas, card.standing, place, standing, scale);
    place.width -= width + scale.px(8);
    draw_text(canvas, card.headline, place, TextLook{.size = 14, .tint = Paint::Ink2}, scale);
}

struct Chip {
    std::string text;
    Tint ink;
    Tint background;
};

// Without a text if there is nothing to compare the run with.
Chip chip_of(const engine::Translations& texts, const RunOnCard& card)
{
    if (card.best == nullptr)
        return {"", Paint::Ink, Paint::Surface};
    if (card.best == &card.run)
        return {"★ " + texts.tr("best"), Paint::Gold, Paint::GoldSoft};
    const PlayTime behind = card.run.time - card.best->time;
    const bool ahead = behind.count() <= 0;
    return {(ahead ? "▼ " : "▲ ") + delta_text(behind), delta_paint(behind),
            ahead ? Paint::OkSoft : Paint::ErrorSoft};
}

constexpr TextLook chip_look{.size = 16, .weight = Weight::SemiBold, .align = Align::Centre};

int chip_width(const TextMeasure& measure, const std::string& text, Scale scale)
{
    return measure.width_of(text, font_of(chip_look, scale)) + scale.px(24);
}

void draw_time(Canvas& canvas,
               Rect place,
               const engine::Translations& texts,
               const RunOnCard& card,
               Scale scale)
{
    const Chip chip = chip_of(texts, card);
    Rect left = place;
    left.width -= chip.text.empty() ? 0 : chip_width(canvas, chip.text, scale) + scale.px(12);
    TextLook look{.size = 40, .weight = Weight::SemiBold, .face = Face::Numerals};
    while (look.size > 22 &&
           canvas.width_of(clock_text(card.run.time), font_of(look, scale)) > left.width)
        --look.size;
    draw_text(canvas, clock_text(card.run.time), left, look, scale);
    if (!chip.text.empty())
        draw_delta_chip(canvas, Point{place.right(), place.centre().y}, chip.text, chip.ink,
                        chip.background, scale);
}

constexpr TextLook heads_look{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook numerals_look{
    .size = 14, .weight = Weight::Medium, .align = Align::Right, .face = Face::Numerals};

struct SplitLine {
    int percent;
    PlayTime time;
    PlayTime segment;
    std::optional<PlayTime> behind;
};

std::vector<SplitLine> lines_of(const RunOnCard& card)
{
    const engine::Splits splits = splits_of(card.run);
    const bool compared = card.best != nullptr && card.best != &card.run;
    const engine::Splits best = compared ? splits_of(*card.best) : engine::Splits{};
    std::vector<SplitLine> lines;
    PlayTime before{0};
    for (int index = 0; index < engine::count_of(splits) && splits[index]; ++index) {
        lines.push_back({.percent = 100 * (index + 1) / engine::count_of(splits),
                         .time = *splits[index],
                         .segment = *splits[index] - before,
                         .behind = std::nullopt});
        if (best[index])
            lines.back().behind = *splits[index] - *best[index];
        before = *splits[index];
    }
    return lines;
}

// Split, time, delta from the best run, segment.
class RunSplits {
public:
    RunSplits(Canvas& canvas,
              const engine::Translations& texts,
              std::vector<SplitLine> lines,
              int width,
              Scale scale)
        : canvas_(canvas),
          scale_(scale),
          lines_(std::move(lines)),
          heads_{texts.tr("Split"), texts.tr("Time"), texts.tr("vs best"), texts.tr("Segment")}
    {
        columns_.add(widest_in(0), Align::Left, 4);
        columns_.add(widest_in(1), Align::Right, 3);
        columns_.add(widest_in(2), Align::Right, 2);
        columns_.add(widest_in(3), Align::Right, 1);
        columns_.fit(width, scale.px(12));
    }

    // As many lines as fit.
    void draw(Rect place, int height) const
    {
        Rect row{place.x, place.y, place.width, height};
        for (std::size_t column = 0; column < heads_.size(); ++column)
            put(row, column, heads_[column], heads_look);
        for (const SplitLine& line : lines_) {
            row = row.moved(0, height);
            if (row.bottom() > place.bottom())
                return;
            if (&line != &lines_.front())
                canvas_.fill(Rect{row.x, row.y, row.width, scale_.px(1)}, Paint::Line);
            draw_line(row, line);
        }
    }

private:
    static std::array<std::string, 4> texts_of(const SplitLine& line)
    {
        return {std::to_string(line.percent) + " %", clock_text(line.time),
                line.behind ? delta_text(*line.behind) : "", clock_text(line.segment)};
    }

    int widest_in(std::size_t column) const
    {
        int width = canvas_.width_of(heads_[column], font_of(heads_look, scale_));
        for (const SplitLine& line : lines_)
            width = std::max(width, numerals_width(canvas_, texts_of(line)[column],
                                                   font_of(numerals_look, scale_)));
        return width;
    }

    void draw_line(Rect row, const SplitLine& line) const
    {
        const std::array<std::string, 4> texts = texts_of(line);
        TextLook delta = numerals_look;
        delta.weight = Weight::SemiBold;
        if (line.behind)
            delta.tint = delta_paint(*line.behind);
        put(row, 0, texts[0], TextLook{});
        put(row, 1, texts[1], numerals_look);
        put(row, 2, texts[2], delta);
        put(row, 3, texts[3], numerals_look);
    }

    void put(Rect row, std::size_t column, const std::string& text, TextLook look) const
    {
        columns_.draw(canvas_, row, column, text, look, scale_);
    }

    Canvas& canvas_;
    Scale scale_;
    std::vector<SplitLine> lines_;
    std::array<std::string, 4> heads_;
    TableColumns columns_;
};

void draw_splits(Canvas& canvas,
                 Rect place,
                 const engine::Translations& texts,
                 const RunOnCard& card,
                 Scale scale)
{
    const int least = scale.tall(split_height);
    const int rows = engine::split_count + 1;
    const int height = std::clamp(place.height / rows, least, least * 5 / 4);
    RunSplits(canvas, texts, lines_of(card), place.width, scale).draw(place, height);
}

// Returns for instance "Clean run: 2 mistakes, 1 pause."
std::string stats_sentence(const engine::Translations& texts, const engine::RunStats& stats)
{
    const std::string list = stats_list(texts, stats);
    const std::string text = stats.clean() ? texts.tr("Clean run") : texts.tr("Assisted run");
    return text + (list.empty() ? "." : ": " + list + ".");
}

} // namespace

int run_card_height(Scale scale)
{
    const double units = head_height + time_height + stats_height + code_height + graph_height +
                         20 + 6 * split_height;
    return scale.tall(units);
}

Rect run_code_place(Rect content, Scale scale)
{
    const int above = scale.tall(head_height) + scale.tall(time_height) + scale.tall(stats_height);
    return Rect{content.x, content.y + above, content.width, scale.tall(code_height)};
}

void draw_run_card(Canvas& canvas,
                   Rect place,
                   const engine::Translations& texts,
                   const RunOnCard& card,
                   Scale scale)
{
    Rect row{place.x, place.y, place.width, scale.tall(head_height)};
    draw_head(canvas, row, card, scale);
    row = Rect{row.x, row.bottom(), row.width, scale.tall(time_height)};
    draw_time(canvas, row, texts, card, scale);
    row = Rect{row.x, row.bottom(), row.width, scale.tall(stats_height)};
    draw_paragraph(canvas, stats_sentence(texts, card.run.stats), row,
                   TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale);
    row = run_code_place(place, scale);
    const bool compared = card.best != nullptr && card.best != &card.run &&
                          !card.best->fill_times.empty() && !card.run.fill_times.empty();
    if (compared) {
        row = Rect{row.x, row.bottom() + scale.px(8), row.width, scale.tall(graph_height)};
        draw_delta_graph(canvas, row, texts,
                         delta_points(card.run.fill_times, card.best->fill_times, graph_points),
                         scale);
    }
    const int top = row.bottom() + scale.px(12);
    draw_splits(canvas, Rect{row.x, top, row.width, place.bottom() - top}, texts, card, scale);
}

void draw_delta_chip(
    Canvas& canvas, Point right, const std::string& text, Tint ink, Tint background, Scale scale)
{
    TextLook look = chip_look;
    look.tint = ink;
    const int width = chip_width(canvas, text, scale);
    const int height = scale.font(34);
    const Rect chip{right.x - width, right.y - height / 2, width, height};
    canvas.rounded(chip, scale.px(9), background);
    draw_text(canvas, text, chip, look, scale);
}

} // namespace game
