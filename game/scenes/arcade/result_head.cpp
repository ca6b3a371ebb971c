#include "game/scenes/arcade/result_head.h"

#include "engine/base/message.h"
#include "game/motion/tally_motion.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/arcade/rank_texts.h"
#include "game/scenes/arcade/result_table.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/play/run_marks.h"
#include "game/widgets/play/run_result.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::ArcadeReached;
using engine::Message;
using engine::N_;

// In units, which do not grow with the text: it is large already.
struct HeadSizes {
    double tile;
    double score;
    double unit;
    double boxes;
    double gap; // between the tile and the score
};

HeadSizes sizes_of(ResultForm form)
{
    switch (form) {
    case ResultForm::Large:
        return {.tile = 144, .score = 84, .unit = 20, .boxes = 30, .gap = 28};
    case ResultForm::Medium:
        return {.tile = 96, .score = 56, .unit = 16, .boxes = 30, .gap = 20};
    case ResultForm::Small:
        return {.tile = 84, .score = 40, .unit = 14, .boxes = 28, .gap = 12};
    }
    return {};
}

// All boards were solved: then their time is the score.
bool is_timed(const ArcadeEnd& end)
{
    return engine::counts_boards(*end.mode) && end.ending == engine::ArcadeEnding::AllBoards;
}

std::string score_of(const ResultHead& head)
{
    return is_timed(head.end) ? short_clock_text(head.tally.time())
                              : number_text(head.services.texts, head.tally.score());
}

std::string unit_of_score(const ResultHead& head)
{
    const engine::Translations& texts = head.services.texts;
    const int score = head.end.reached.score;
    if (is_timed(head.end))
        return texts.tr(
            Message{N_("{number} boards"), {{"number", number_in_words(texts, score)}}});
    if (!engine::counts_boards(*head.end.mode))
        return score == 1 ? texts.tr("point") : texts.tr("points");
    return score == 1 ? texts.tr("board") : texts.tr("boards");
}

// What is reached so far while it counts up.
ArcadeReached reached_by_now(const ResultHead& head)
{
    ArcadeReached reached = head.end.reached;
    if (!head.end.is_kept() || head.tally.is_counting()) // practice is worth no rank
        reached.rungs = 0;
    if (head.tally.is_counting()) {
        reached.score = head.tally.score();
        reached.in_hand = 0;
    }
    return reached;
}

// It is stamped once all is counted.
void draw_tile(Canvas& canvas, Rect area, Scale scale, const ResultHead& head)
{
    if (head.tally.is_counting() || !head.end.is_kept())
        return draw_rank_tile(canvas, area, {});
    const StampMoment moment = head.tally.motion().stamp(head.tally.now());
    const int grown = rounded((moment.scale - 1) * area.width / 2);
    ShiftedCanvas stamped(canvas, canvas.size(), -rounded(moment.up * scale.unit), moment.opacity);
    RankTile tile = rank_tile(*head.end.mode, head.end.rank());
    tile.is_gold = head.is_gold;
    draw_rank_tile(stamped, area.inset(-grown), tile);
}

void draw_boxes(Canvas& canvas, Rect area, Scale scale, const ResultHead& head)
{
    const ArcadeReached reached = reached_by_now(head);
    if (engine::has_gems(*head.end.mode))
        return draw_rung_boxes(canvas, area, {.finished = reached.rungs}, scale);
    const auto next = engine::next_rank(*head.end.mode, reached);
    draw_rank_boxes(canvas, area,
                    {.reached = engine::rank_of(*head.end.mode, reached).steps,
                     .share = next ? next->share : 0},
                    scale);
}

std::string meaning_of(const ResultHead& head)
{
    const engine::Translations& texts = head.services.texts;
    const engine::ArcadeRank rank = head.end.rank();
    return texts.tr(Message{
        N_("{rank}: {meaning}"),
        {{"rank", rank_text(texts, *head.end.mode, rank)}, {"meaning", worth_text(texts, rank)}}});
}

std::string next_of(const ResultHead& head)
{
    const engine::Translations& texts = head.services.texts;
    const ArcadeMode& mode = *head.end.mode;
    const engine::ArcadeRank rank = head.end.rank();
    if (rank == engine::highest_rank(mode)) {
        const engine::PlayTime within = engine::threshold_of(mode, rank).within;
        if (within > engine::PlayTime{0})
            return texts.tr(Message{N_("{rank} is up to {time}"),
                                    {{"rank", std::string(1, engine::letter_of(rank))},
                                     {"time", short_clock_text(within)}}});
    }
    return next_rank_text(texts, mode, head.end.reached);
}

// On one line, or else on two.
Box words_of_rank(const ResultHead& head)
{
    using namespace box;
    const TextLook strong{.size = 16, .weight = Weight::SemiBold};
    const TextLook quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
    if (head.tally.is_counting())
        return text(head.services.texts.tr("Counting"),
                    {.size = 16, .weight = Weight::SemiBold, .tint = Paint::Ink2});
    if (!head.end.is_kept())
        return text(not_kept_words(head.services.texts, head.end).headline, strong);
    const Box rank = text(meaning_of(head), strong);
    TextLook right = quiet;
    right.align = Align::Right;
    return first_that_fits({row({rank.then(16).grow(), text(next_of(head), right)}),
                            column({rank, text(next_of(head), quiet)})});
}

} // namespace

Box result_title(const ResultHead& head)
{
    using namespace box;
    const engine::Translations& texts = head.services.texts;
    const std::string mode = texts.tr(head.end.mode->name);
    const std::string how = ending_text(texts, head.end);
    const auto form = [&](double size, double below) {
        return std::pair(
            text(mode, {.size = size, .weight = Weight::Bold, .face = Face::Numerals}),
            text(how, {.size = below, .weight = Weight::Regular, .tint = Paint::Ink2}));
    };
    const auto [large, beside] = form(26, 15);
    const auto [small, below] = form(18, 13);
    return first_that_fits({row({large.then(16), beside.grow()}), column({small, below})});
}

Box result_rank(const ResultHead& head, ResultForm form)
{
    using namespace box;
    const HeadSizes sizes = sizes_of(form);
    const Box tile = picture(
        [head](Canvas& canvas, Rect area, Scale scale) { draw_tile(canvas, area, scale, head); });
    const Box score = picture([head, sizes](Canvas& canvas, Rect area, Scale scale) {
        draw_score(canvas, area,
                   {.score = score_of(head),
                    .unit = unit_of_score(head),
                    .size = sizes.score,
                    .unit_size = sizes.unit,
                    .is_gold = head.is_gold},
                   scale);
    });
    const Box boxes = picture([head](Canvas& canvas, Rect area, Scale scale) {
                          draw_boxes(canvas, area, scale, head);
                      }).size(sizes.boxes);
    const Box square = tile.size(sizes.tile).across(sizes.tile, Side::Start);
    if (form != ResultForm::Large)
        return column(
            {row({square.then(sizes.gap), score.size(0).grow()}).size(sizes.tile).then(12),
             boxes.then(8), words_of_rank(head)});
    return row({square.then(sizes.gap),
                column({score.size(72).then(10),
                        words_of_rank(head).at_least(with_text(24)).then(8), boxes})
                    .size(0)
                    .grow()});
}

} // namespace game
