#pragma once
// Races against a run that the player has chosen.

#include <optional>

#include "engine/store/replay.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// Whether there is a run to race against: one that was solved.
bool can_be_raced(const engine::Replay& replay);
// Likewise, and its board or its category is known.
bool can_be_raced(const engine::Record& run);

// Whether another board of the same category can be made: not for puzzles from elsewhere.
bool has_other_boards(const engine::Replay& replay);

// A rematch: the same board again. It stays out of the table, as its digits could be seen before.
Transition start_rematch(Services& services, const engine::Replay& replay);
// Another board of the same category.
Transition start_race_elsewhere(Services& services, const engine::Replay& replay);
// A run of which only the times of cells are known: on its board if that can be made again, else on
// another of its category.
Transition start_race(Services& services, const engine::Record& run);

} // namespace game
