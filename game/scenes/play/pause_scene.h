#pragma once
// The card over a covered board, which Esc and the key of the pause open: continue, restart, go
// elsewhere, leave. An arcade run has the same card, in which the run can be ended.

#include <functional>
#include <memory>
#include <string>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

enum class PauseAsks { Nothing, Restart, Copy };

// What the pause needs from the play or the run below it.
struct PauseCard {
    engine::PlayTime elapsed{0};      // as the clock below shows it
    std::function<Rect()> board = {}; // the card is over its middle
    std::function<void()> resume = {};
    std::function<void()> restart = {};
    PauseAsks asks = PauseAsks::Nothing; // the question shown at first

    // Of an arcade run: ends it. Such a run is not saved, so nothing of the following is used, and
    // it counts down by itself before it goes on.
    std::function<void()> end = {};

    std::function<std::unique_ptr<Scene>()> commands = {}; // makes the page of all commands
    bool asks_before_copy = false;                         // what is copied ends a clean run
    std::function<engine::Message()> copy = {}; // copies the puzzle's code, or its digits
    bool is_of_today = false;                   // it is today's board
    std::string par = {};                       // the par time; empty: unknown
    bool is_untouched = false;                  // there is nothing to save
    std::string collection = {};                // for leave_play(); likewise the next
    std::string recipe = {};
};

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card);

} // namespace game
