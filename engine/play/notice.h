#pragma once
// What a player would notice of a digit just placed, found by comparing the board before and now.

#include <vector>

#include "engine/grid/board.h"
#include "engine/play/action.h"
#include "engine/play/outcome.h"

namespace engine {

// Cells the action wrote its digit in; none if it erased.
Cells newly_written(const PlaceDigit& place, const Board& before, const Board& now);

std::vector<Event>
notice(const PlaceDigit& place, const Grid& grid, const Board& before, const Board& now);

std::vector<Event>
notice(const TakeStep& step, const Grid& grid, const Board& before, const Board& now);

} // namespace engine
