#pragma once
// A short play for the tests of replays: a 4x4 with three cells open.

#include <string>

#include "engine/rules/layout.h"
#include "engine/store/documents/replay.h"

namespace game {

// R1C1 to R1C3 are open; their digits are 1, 2 and 3.
inline engine::Puzzle puzzle_with_three_open()
{
    engine::Puzzle puzzle;
    puzzle.grid = engine::make_grid(*engine::find_layout("4x4"));
    puzzle.solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    puzzle.givens = {0, 0, 0, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    return puzzle;
}

inline engine::Replay as_replay(const engine::Session& session)
{
    engine::SavedGame game{.id = "short",
                           .spec = {.layout = "4x4"},
                           .session = session,
                           .elapsed = session.last_action_at(),
                           .input = {}};
    const engine::Record run{.category = engine::category_of(game.spec),
                             .initials = "LYN",
                             .time = session.last_action_at(),
                             .stats = session.stats(),
                             .fill_times = session.fill_times(),
                             .game = "short"};
    return {run, std::move(game)};
}

} // namespace game
