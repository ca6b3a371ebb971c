#include "game/widgets/cards/run_card.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/play/splits.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/table.h"
#include "game/widgets/charts/delta_graph.h"
#include "game/widgets/play/clock_view.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr int graph_points = 60;
constexpr TextLook aside_look{.size = 14, .tint = Paint::Ink2};
constexpr TextLook run_stats_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook chip_look{.size = 16, .weight = Weight::SemiBold, .align = Align::Centre};
constexpr TextLook heads_look{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook numerals_look{.size = 14, .weight = Weight::Medium, .face = Face::Numerals};

engine::Splits splits_of(const engine::Record& run)
{
    if (run.fill_times.empty())
        return {};
    return engine::splits_of(run.fill_times, engine::count_of(run.fill_times));
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

// Green if ahead, red if behind, gold for the best run itself.
Box chip_box(const Chip& chip)
{
    TextLook look = chip_look;
    look.tint = chip.ink;
    const auto draw = [background = chip.background](Canvas& canvas, Rect area, Scale scale) {
        canvas.rounded(area, scale.px(9), background);
    };
    return box::column({box::text(chip.text, look).grow()})
        .padding(12, 0)
        .showing({.draw = draw})
        .across(box::with_text(34))
        .when(!chip.text.empty());
}

// As large as there is room for.
Box time_box(PlayTime time)
{
    std::vector<Box> forms;
    for (double size = 40; size >= 22; size -= 3)
        forms.push_back(box::text(
            clock_text(time), {.size = size, .weight = Weight::SemiBold, .face = Face::Numerals}));
    return box::first_that_fits(std::move(forms));
}

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
Box splits_box(const engine::Translations& texts, const RunOnCard& card)
{
    Table table({{Align::Left, 4}, {Align::Right, 3}, {Align::Right, 2}, {Align::Right, 1}});
    std::vector<Box> rows = {table.row({{texts.tr("Split"), heads_look},
                                        {texts.tr("Time"), heads_look},
                                        {texts.tr("vs best"), heads_look},
                                        {texts.tr("Segment"), heads_look}})};
    for (const SplitLine& line : lines_of(card)) {
        TextLook delta = numerals_look;
        delta.weight = Weight::SemiBold;
        if (line.behind)
            delta.tint = delta_paint(*line.behind);
        rows.push_back(table.row({{std::to_string(line.percent) + " %"},
                                  {clock_text(line.time), numerals_look},
                                  {line.behind ? delta_text(*line.behind) : "", delta},
                                  {clock_text(line.segment), numerals_look}},
                                 rows.size() > 1 ? Table::Line::Above : Table::Line::None));
    }
    for (Box& row : rows)
        row = row.size(box::with_text(32));
    return box::column(rows);
}

// Returns for instance "Clean run: 2 mistakes, 1 pause." and, if that is so, that a list told it.
std::string stats_sentence(const engine::Translations& texts, const engine::Record& run)
{
    std::string list = stats_list(texts, run.stats);
    if (const std::string others = others_text(texts, run); !others.empty())
        list += (list.empty() ? "" : ", ") + others;
    std::string text = texts.tr("Assisted run");
    if (run.stats.clean())
        text = run.is_clean() ? texts.tr("Clean run") : texts.tr("Perhaps with help");
    text += list.empty() ? "." : ": " + list + ".";
    if ((run.from_list & engine::is_from_list) != 0)
        text += " " + texts.tr("Imported, no replay.");
    return text;
}

Box graph_box(const engine::Translations& texts, const RunOnCard& card)
{
    const bool compared = card.best != nullptr && card.best != &card.run &&
                          !card.best->fill_times.empty() && !card.run.fill_times.empty();
    if (!compared)
        return box::space();
    const auto draw = [&texts, points = delta_points(card.run.fill_times, card.best->fill_times,
                                                     graph_points)](Canvas& canvas, Rect area,
                                                                    Scale scale) {
        draw_delta_graph(canvas, area, texts, points, scale);
    };
    return box::picture(draw).size(box::with_text(116));
}

} // namespace

Box run_card(const engine::Translations& texts, const RunOnCard& card, const Box& code)
{
    using namespace box;
    return column({
        row({text(card.headline, aside_look).size(0).grow().then(8),
             text(card.standing, aside_look)})
            .size(with_text(22)),
        row({time_box(card.run.time).size(0).grow().then(12), chip_box(chip_of(texts, card))})
            .size(with_text(56)),
        paragraph(stats_sentence(texts, card.run), run_stats_look).at_least(with_text(30)),
        code.size(with_text(44)),
        graph_box(texts, card).then(12),
        splits_box(texts, card),
    });
}

} // namespace game
