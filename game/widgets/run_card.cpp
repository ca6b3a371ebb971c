#include "game/widgets/run_card.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/play/splits.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/clock_view.h"
#include "game/widgets/delta_graph.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr int graph_points = 60;
constexpr double head_height = 22;
constexpr double time_height = 56;
constexpr double stats_height = 40;
constexpr double graph_height = 130;
constexpr double split_height = 32;

engine::Splits splits_of(const engine::Record& run)
{
    if (run.fill_times.empty())
        return {};
    return engine::splits_of(run.fill_times, static_cast<int>(run.fill_times.size()));
}

void draw_head(Canvas& canvas, Rect place, const RunOnCard& card, Scale scale)
{
    const TextLook standing{.size = 14, .tint = Paint::Ink2, .align = Align::Right};
    const int width = canvas.width_of(card.standing, font_of(standing, scale));
    draw_text(canvas, card.standing, place, standing, scale);
    place.width -= width + scale.px(8);
    draw_text(canvas, card.headline, place, TextLook{.size = 14, .tint = Paint::Ink2}, scale);
}

void draw_time(Canvas& canvas,
               Rect place,
               const engine::Translations& texts,
               const RunOnCard& card,
               Scale scale)
{
    draw_text(canvas, clock_text(card.run.time), place,
              TextLook{.size = 40, .weight = Weight::SemiBold, .face = Face::Numerals}, scale);
    const Point right{place.right(), place.centre().y};
    if (card.best == &card.run) {
        draw_delta_chip(canvas, right, "★ " + texts.tr("best"), Paint::Gold, Paint::GoldSoft,
                        scale);
        return;
    }
    if (card.best == nullptr)
        return;
    const PlayTime behind = card.run.time - card.best->time;
    const bool ahead = behind.count() <= 0;
    draw_delta_chip(canvas, right, (ahead ? "▼ " : "▲ ") + delta_text(behind), delta_paint(behind),
                    ahead ? Paint::OkSoft : Paint::ErrorSoft, scale);
}

// Four columns: split, time, delta from the best run, segment; the last three end at these shares
// of the width.
struct Columns {
    Rect row;

    Rect first() const { return Rect{row.x, row.y, row.width / 4, row.height}; }
    Rect ending_at(double share) const
    {
        const int right = row.x + static_cast<int>(row.width * share);
        const int width = row.width * 30 / 100;
        return Rect{right - width, row.y, width, row.height};
    }
    Rect time() const { return ending_at(0.47); }
    Rect delta() const { return ending_at(0.73); }
    Rect segment() const { return ending_at(1.0); }
};

void draw_split_heads(Canvas& canvas, Rect row, const engine::Translations& texts, Scale scale)
{
    const TextLook left{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
    TextLook right = left;
    right.align = Align::Right;
    const Columns columns{row};
    draw_text(canvas, texts.tr("Split"), columns.first(), left, scale);
    draw_text(canvas, texts.tr("Time"), columns.time(), right, scale);
    draw_text(canvas, texts.tr("vs best"), columns.delta(), right, scale);
    draw_text(canvas, texts.tr("Segment"), columns.segment(), right, scale);
}

struct SplitLine {
    int percent;
    PlayTime time;
    PlayTime segment;
    std::optional<PlayTime> behind;
};

void draw_split(Canvas& canvas, Rect row, const SplitLine& split, Scale scale)
{
    const TextLook numerals{
        .size = 14, .weight = Weight::Medium, .align = Align::Right, .face = Face::Numerals};
    const Columns columns{row};
    draw_text(canvas, std::to_string(split.percent) + " %", columns.first(), TextLook{}, scale);
    draw_number(canvas, clock_text(split.time), columns.time(), numerals, scale);
    draw_number(canvas, clock_text(split.segment), columns.segment(), numerals, scale);
    if (!split.behind)
        return;
    TextLook delta = numerals;
    delta.tint = delta_paint(*split.behind);
    delta.weight = Weight::SemiBold;
    draw_number(canvas, delta_text(*split.behind), columns.delta(), delta, scale);
}

void draw_splits(Canvas& canvas,
                 Rect place,
                 const engine::Translations& texts,
                 const RunOnCard& card,
                 Scale scale)
{
    const int least = scale.tall(split_height);
    const int rows = engine::split_count + 1;
    const int height = std::clamp(place.height / rows, least, least * 5 / 4);
    Rect row{place.x, place.y, place.width, height};
    draw_split_heads(canvas, row, texts, scale);
    const engine::Splits splits = splits_of(card.run);
    const bool is_best = card.best == &card.run;
    const engine::Splits best =
        card.best == nullptr || is_best ? engine::Splits{} : splits_of(*card.best);
    PlayTime before{0};
    for (std::size_t index = 0; index < splits.size(); ++index) {
        row = row.moved(0, height);
        if (!splits[index] || row.bottom() > place.bottom())
            return;
        if (index > 0)
            canvas.fill(Rect{row.x, row.y, row.width, scale.px(1)}, Paint::Line);
        SplitLine line{.percent = static_cast<int>(100 * (index + 1) / splits.size()),
                       .time = *splits[index],
                       .segment = *splits[index] - before,
                       .behind = std::nullopt};
        if (best[index])
            line.behind = *splits[index] - *best[index];
        draw_split(canvas, row, line, scale);
        before = *splits[index];
    }
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
    const double units =
        head_height + time_height + stats_height + graph_height + 20 + 6 * split_height;
    return scale.tall(units);
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
    const TextLook look{
        .size = 16, .weight = Weight::SemiBold, .tint = ink, .align = Align::Centre};
    const int width = canvas.width_of(text, font_of(look, scale)) + scale.px(24);
    const int height = scale.font(34);
    const Rect chip{right.x - width, right.y - height / 2, width, height};
    canvas.rounded(chip, scale.px(9), background);
    draw_text(canvas, text, chip, look, scale);
}

} // namespace game
