#include "game/scenes/arcade/rank_texts.h"

#include "engine/arcade/sprint_ladder.h"
#include "engine/base/message.h"
#include "game/ui/names.h"

namespace game {

using engine::ArcadeMode;
using engine::ArcadeRank;
using engine::Message;
using engine::N_;

namespace {

std::optional<engine::SprintRung> gem_of(const ArcadeMode& mode, ArcadeRank rank)
{
    if (!engine::has_gems(mode) || rank.steps == 0)
        return std::nullopt;
    return engine::enumerator_at<engine::SprintRung>(rank.steps - 1);
}

// "A", "Gold".
std::string sign_of(const engine::Translations& texts, const ArcadeMode& mode, ArcadeRank rank)
{
    const auto gem = gem_of(mode, rank);
    return gem ? texts.tr(engine::name_of(*gem)) : std::string(1, engine::letter_of(rank));
}

} // namespace

std::string amount_text(const engine::Translations& texts, const ArcadeMode& mode, int score)
{
    if (engine::counts_boards(mode))
        return texts.trn("{n} board", "{n} boards", score);
    const std::string points = texts.trn("{number} point", "{number} points", score);
    return engine::fill_places(points, {{"number", number_text(texts, score)}});
}

std::string result_text(const engine::Translations& texts,
                        const ArcadeMode& mode,
                        const engine::ArcadeResult& result)
{
    const std::string amount = amount_text(texts, mode, result.score);
    return engine::counts_boards(mode) ? amount + ", " + short_clock_text(result.time) : amount;
}

std::string rank_text(const engine::Translations& texts, const ArcadeMode& mode, ArcadeRank rank)
{
    if (engine::has_gems(mode))
        return rank.steps == 0 ? texts.tr("No rung yet") : sign_of(texts, mode, rank);
    return texts.tr(Message{N_("Rank {rank}"), {{"rank", sign_of(texts, mode, rank)}}});
}

std::string run_text(const engine::Translations& texts,
                     const ArcadeMode& mode,
                     const engine::ArcadeResult& result)
{
    const ArcadeRank rank = engine::rank_of(mode, result.reached());
    const std::string amount = engine::counts_boards(mode) ? amount_text(texts, mode, result.score)
                                                           : number_text(texts, result.score);
    if (engine::has_gems(mode))
        return rank.steps == 0 ? amount : amount + ", " + sign_of(texts, mode, rank);
    return texts.tr(Message{N_("{amount}, rank {rank}"),
                            {{"amount", amount}, {"rank", sign_of(texts, mode, rank)}}});
}

std::string next_rank_text(const engine::Translations& texts,
                           const ArcadeMode& mode,
                           const engine::ArcadeReached& reached)
{
    const auto next = engine::next_rank(mode, reached);
    if (!next)
        return texts.tr("the highest");
    const std::string sign = sign_of(texts, mode, next->rank);
    if (next->missing == 0)
        return texts.tr(Message{N_("within {time} for {rank}"),
                                {{"time", short_clock_text(next->within)}, {"rank", sign}}});
    const std::string more =
        engine::has_gems(mode)
            ? texts.trn("{n} more step for {rank}", "{n} more steps for {rank}", next->missing)
        : engine::counts_boards(mode)
            ? texts.trn("{n} more board for {rank}", "{n} more boards for {rank}", next->missing)
            : texts.tr("{number} more for {rank}");
    return engine::fill_places(more,
                               {{"number", number_text(texts, next->missing)}, {"rank", sign}});
}

std::string first_rank_text(const engine::Translations& texts, const ArcadeMode& mode)
{
    const ArcadeRank first{1};
    if (engine::has_gems(mode))
        return sign_of(texts, mode, first);
    return texts.tr(
        Message{N_("{rank} from {amount}"),
                {{"rank", sign_of(texts, mode, first)},
                 {"amount", amount_text(texts, mode, engine::threshold_of(mode, first).count)}}});
}

std::string first_step_text(const engine::Translations& texts, const ArcadeMode& mode)
{
    if (engine::has_gems(mode))
        return texts.trn("{n} step is enough", "{n} steps are enough", mode.steps_in_rung);
    const int count = engine::threshold_of(mode, {1}).count;
    if (engine::counts_boards(mode))
        return texts.trn("{n} board is enough", "{n} boards are enough", count);
    return engine::fill_places(
        texts.trn("{number} point is enough", "{number} points are enough", count),
        {{"number", number_text(texts, count)}});
}

RankTile rank_tile(const ArcadeMode& mode, std::optional<ArcadeRank> rank)
{
    if (!rank)
        return {};
    if (engine::has_gems(mode))
        return {.gem = gem_of(mode, *rank), .is_gold = true};
    return {.letter = std::string(1, engine::letter_of(*rank))};
}

} // namespace game
