#pragma once
// All ranks of an arcade mode that have to be earned, the highest first: what each takes, and which
// ones have been reached.

#include <optional>

#include "engine/arcade/arcade_rank.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct RankLadderLook {
    double line = 48; // the height of a rank, in units
    int most = 5;     // of the ranks: the lowest ones
};
Box rank_ladder(const engine::Translations& texts,
                const engine::ArcadeMode& mode,
                std::optional<engine::ArcadeRank> best,
                const RankLadderLook& look = {});

} // namespace game
