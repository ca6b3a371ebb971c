#include "game/scenes/arcade/rank_ladder.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/arcade/rank_texts.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::ArcadeRank;

// "27,700 points", "5 boards, ≤ 30:00"; with rungs the name of the gem.
std::string needed_text(const engine::Translations& texts, const ArcadeMode& mode, ArcadeRank rank)
{
    if (engine::has_gems(mode))
        return rank_text(texts, mode, rank);
    const engine::ArcadeThreshold& needed = engine::threshold_of(mode, rank);
    std::string text = amount_text(texts, mode, needed.count);
    if (needed.within > engine::PlayTime{0})
        text += ", ≤ " + short_clock_text(needed.within);
    return text;
}

Box step_of_ladder(const RankTile& tile, std::string needed, bool is_reached, double line)
{
    using namespace box;
    const auto draw = [tile](Canvas& canvas, Rect area, Scale) {
        draw_rank_tile(canvas, area, tile);
    };
    TextLook look{.size = 15, .weight = Weight::Medium, .tint = Paint::Ink2};
    if (is_reached)
        look = {.size = 15, .weight = Weight::SemiBold, .tint = Paint::Ink};
    const double side = std::min(36.0, line - 4);
    return row({picture(draw).size(side).across(side).then(14),
                text(std::move(needed), look).size(0).grow(),
                icon(Icon::Check, 20, Paint::Ok).when(is_reached)})
        .size(with_text(line));
}

} // namespace

Box rank_ladder(const engine::Translations& texts,
                const ArcadeMode& mode,
                std::optional<ArcadeRank> best,
                const RankLadderLook& look)
{
    std::vector<Box> ranks;
    const int most = std::min(look.most, engine::highest_rank(mode).steps);
    for (int steps = most; steps > 0; --steps) {
        const ArcadeRank rank{steps};
        ranks.push_back(step_of_ladder(rank_tile(mode, rank), needed_text(texts, mode, rank),
                                       best && *best >= rank, look.line));
    }
    return box::column(std::move(ranks));
}

} // namespace game
