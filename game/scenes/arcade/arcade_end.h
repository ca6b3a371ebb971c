#pragma once
// What is left of an arcade run when it is over: the last moment on its board and the screen with
// its result are made from it.

#include <memory>
#include <optional>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_run.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

struct ArcadeEnd {
    const engine::ArcadeMode* mode = nullptr;
    engine::ArcadeEnding ending = engine::ArcadeEnding::Stopped;
    engine::ArcadeReached reached = {};
    engine::ArcadeTally tally = {};
    engine::PlayTime lasted{0};
    int hearts = 0;
    // The board or the position on which it ended; none if there was none yet.
    std::shared_ptr<const engine::Grid> grid = {};
    std::optional<engine::Board> board = {};
    engine::Cells wrong = {}; // its cells with another digit than the solution
    // The rung that was practised: the run is in no table, and nothing is kept of it.
    std::optional<engine::SprintRung> practised = {};
    bool is_scripted = false; // a script has written digits that it took from the solution

    // In the table of its mode, with a rank.
    bool is_kept() const { return !practised && !is_scripted; }
    engine::ArcadeRank rank() const { return engine::rank_of(*mode, reached); }
    // That which took the last heart.
    std::optional<engine::ArcadeMistake> last_mistake() const
    {
        return ending == engine::ArcadeEnding::NoHearts ? tally.last_mistake : std::nullopt;
    }
};

// Without the position of a mode that has no boards.
ArcadeEnd end_of(const engine::ArcadeRun& run);
// As it is kept, with a new id and the initials that were entered last.
engine::ArcadeResult result_of(Services& services, const ArcadeEnd& end);

// The result of a run: its board, its tally, its rank and its place in the table, with three
// initials. The result is added to the table at once.
std::unique_ptr<Scene> make_arcade_end_scene(Services& services, ArcadeEnd end);

} // namespace game
