#pragma once
// The rank of an arcade run as a tile: a letter on a raised cap that can't be pressed, or the gem
// of a rung. It is dashed where there is none yet.

#include <optional>
#include <string>

#include "engine/arcade/sprint_ladder.h"
#include "game/ui/canvas.h"

namespace game {

struct RankTile {
    std::string letter = {}; // empty: a gem, or no rank yet
    std::optional<engine::SprintRung> gem = {};
    bool is_gold = false; // stands on gold, not on a cap
};

// As large as the area, which is a square.
void draw_rank_tile(Canvas& canvas, Rect area, const RankTile& tile);

} // namespace game
