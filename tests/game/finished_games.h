#pragma once
// Games that are won, and runs that were there before.

#include <string>

#include "engine/play/record.h"
#include "engine/rules/layout.h"
#include "engine/store/documents/saved_game.h"

namespace game {

// 4x4, three cells open, solved in `seconds`.
inline engine::SavedGame game_won_in(int seconds, std::uint64_t seed = 7, bool checked = false)
{
    engine::Puzzle puzzle;
    puzzle.grid = engine::make_grid(*engine::find_layout("4x4"));
    puzzle.solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    puzzle.givens = {0, 0, 0, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    engine::Session session(puzzle);
    const engine::PlayTime end{seconds * 1000};
    if (checked) {
        session.act(engine::Check{}, engine::PlayTime{10});
        session.act(engine::Pause{}, engine::PlayTime{10});
        session.act(engine::Resume{}, engine::PlayTime{10});
    }
    for (std::uint16_t cell = 0; cell < 3; ++cell)
        session.act(engine::PlaceDigit{{engine::Cell{cell}}, puzzle.solution[cell]}, end);
    return engine::SavedGame{.id = "test-" + std::to_string(seconds) + "-" + std::to_string(seed),
                             .spec = {.seed = seed},
                             .session = session,
                             .elapsed = end,
                             .input = {}};
}

inline engine::Record run_won_in(int seconds, const std::string& seed)
{
    return engine::Record{.category = "9x9 easy",
                          .initials = "OLD",
                          .time = engine::PlayTime{seconds * 1000},
                          .seed = seed,
                          .fill_times = {engine::PlayTime{1000}, engine::PlayTime{2000},
                                         engine::PlayTime{seconds * 1000}}};
}

} // namespace game
