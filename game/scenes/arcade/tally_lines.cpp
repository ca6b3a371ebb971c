#include "game/scenes/arcade/tally_lines.h"

#include "engine/arcade/sprint_ladder.h"
#include "engine/base/count.h"
#include "engine/base/message.h"
#include "engine/base/table.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::Translations;

constexpr std::string_view no_number = "–";

// "58 × 100".
TallyLine counted_line(const Translations& texts, const char* label, int count, int points)
{
    return {.label = texts.tr(label),
            .remark = number_text(texts, count) + " × " + number_text(texts, points),
            .points = count * points};
}

TallyLine combos_line(const Translations& texts, const ArcadeEnd& end)
{
    const engine::ArcadeTally& tally = end.tally;
    TallyLine line{.label = texts.tr("Combos"), .points = tally.combo_points, .is_more = true};
    if (tally.best_combo > 1)
        line.remark = texts.tr(Message{N_("best ×{combo}, {number} in a row"),
                                       {{"combo", std::to_string(tally.best_combo)},
                                        {"number", number_in_words(texts, tally.most_in_a_row)}}});
    return line;
}

TallyLine line_without_number(std::string label)
{
    return {.label = std::move(label),
            .counts = TallyLine::Counts::Nothing,
            .written = std::string(no_number),
            .is_minor = true};
}

TallyLine wrong_line(const Translations& texts, const ArcadeEnd& end)
{
    TallyLine line = line_without_number(texts.tr("Wrong digits"));
    if (end.tally.wrong == 0)
        return line;
    const auto lost = end.tally.wrong * end.mode->for_wrong.count() / 1000;
    line.remark = number_text(texts, end.tally.wrong);
    line.written = texts.tr(Message{N_("−{n} s"), {{"n", std::to_string(lost)}}});
    return line;
}

std::string hearts_text(const Translations& texts, int hearts)
{
    return hearts == 1 ? texts.tr("one heart")
                       : texts.tr(Message{N_("{number} hearts"),
                                          {{"number", number_in_words(texts, hearts)}}});
}

// A board of the Gauntlet, also if the run did not come to it.
TallyLine board_line(const Translations& texts, const ArcadeEnd& end, std::size_t board)
{
    TallyLine line =
        line_without_number(level_name(texts, engine::level_of_board(*end.mode, board)));
    if (board >= end.tally.boards.size())
        return line;
    line.is_minor = false;
    const engine::ArcadeBoardTally& played = end.tally.boards[board];
    if (played.hearts_lost > 0)
        line.remark = hearts_text(texts, played.hearts_lost);
    else if (played.is_solved)
        line.remark = texts.tr("no mistake");
    if (played.is_solved) {
        line.counts = TallyLine::Counts::Time;
        line.time = played.time;
        line.points = 1;
        return line;
    }
    const std::string filled = texts.tr(
        Message{N_("{n} % filled"), {{"n", std::to_string(rounded(100 * end.reached.in_hand))}}});
    line.remark += (line.remark.empty() ? "" : ", ") + filled;
    return line;
}

TallyLine rung_line(const Translations& texts, const ArcadeEnd& end, std::size_t index)
{
    const auto rung = engine::enumerator_at<engine::SprintRung>(index);
    const std::string name = texts.tr(engine::name_of(rung));
    if (index >= end.tally.rungs.size())
        return line_without_number(name);
    TallyLine line{.label = name, .is_more = index > 0};
    const engine::ArcadeRungTally& climbed = end.tally.rungs[index];
    line.remark =
        texts.tr(Message{N_("{found} found"), {{"found", std::to_string(climbed.found)}}});
    if (climbed.missed > 0)
        line.remark += texts.tr(
            Message{N_(", {missed} missed"), {{"missed", std::to_string(climbed.missed)}}});
    line.points = climbed.found * engine::number_of(rung) * end.mode->points_for_house;
    line.missed = climbed.first_missed;
    return line;
}

} // namespace

std::vector<TallyLine> tally_lines(const Translations& texts, const ArcadeEnd& end)
{
    std::vector<TallyLine> lines;
    if (engine::has_gems(*end.mode)) {
        for (std::size_t rung = 0; rung < engine::sprint_rung_count; ++rung)
            lines.push_back(rung_line(texts, end, rung));
        lines.push_back(combos_line(texts, end));
        return lines;
    }
    if (engine::counts_boards(*end.mode)) {
        for (std::size_t board = 0; board < end.mode->levels.size(); ++board)
            lines.push_back(board_line(texts, end, board));
        return lines;
    }
    const engine::ArcadeMode& mode = *end.mode;
    const engine::ArcadeTally& tally = end.tally;
    if (mode.points_for_digit > 0)
        lines.push_back(counted_line(texts, N_("Digits"), tally.digits, mode.points_for_digit));
    if (mode.points_for_house > 0) {
        lines.push_back(
            counted_line(texts, N_("Rows, columns, boxes"), tally.houses, mode.points_for_house));
        lines.push_back(combos_line(texts, end));
    }
    const int solved = engine::how_many(tally.boards, &engine::ArcadeBoardTally::is_solved);
    lines.push_back(counted_line(texts, N_("Boards"), solved, mode.points_for_board));
    lines.back().is_more = true;
    lines.push_back(wrong_line(texts, end));
    return lines;
}

TallyLine tally_total(const Translations& texts, const ArcadeEnd& end)
{
    if (!engine::counts_boards(*end.mode))
        return {.label = texts.tr("Score"), .points = end.reached.score};
    const std::string boards = texts.trn("{n} board", "{n} boards", end.reached.score);
    const std::string hearts =
        end.hearts == 0   ? texts.tr("no hearts left")
        : end.hearts == 1 ? texts.tr("one heart left")
                          : texts.tr(Message{N_("{number} hearts left"),
                                             {{"number", number_in_words(texts, end.hearts)}}});
    TallyLine total = line_without_number(boards + ", " + hearts);
    if (end.reached.score > 0) { // the time is that of solved boards
        total.counts = TallyLine::Counts::Time;
        total.time = end.reached.time;
    }
    return total;
}

std::string counted_text(const Translations& texts, const TallyLine& line, double counted)
{
    switch (line.counts) {
    case TallyLine::Counts::Points: {
        if (line.points == 0 && line.is_more)
            return std::string(no_number);
        const int points =
            counted < 1 ? rounded_down(counted * line.points / 10.0) * 10 : line.points;
        return (line.is_more ? "+" : "") + number_text(texts, points);
    }
    case TallyLine::Counts::Time:
        return clock_text(engine::PlayTime{
            static_cast<engine::PlayTime::rep>(counted * milliseconds(line.time))});
    case TallyLine::Counts::Nothing:
        return line.written;
    }
    return {};
}

} // namespace game
