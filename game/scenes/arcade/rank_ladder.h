#pragma once
// All ranks of an arcade mode that have to be earned, the highest first: what each takes, and which
// ones have been reached.

#include <optional>

#include "engine/arcade/arcade_rank.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

Box rank_ladder(const engine::Translations& texts,
                const engine::ArcadeMode& mode,
                std::optional<engine::ArcadeRank> best);

} // namespace game
