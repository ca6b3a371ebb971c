#pragma once
// The card over a covered board: continue, restart, or leave.

#include <functional>
#include <memory>
#include <string>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

enum class PauseAsks { Nothing, Restart, Copy };

// What the pause screen needs from the play below it.
struct PauseCard {
    engine::PlayTime elapsed{0};
    std::function<Rect()> board = {}; // the card is over its middle
    std::function<void()> resume = {};
    std::function<void()> restart = {};
    std::function<std::unique_ptr<Scene>()> menu = {}; // makes the Menu of the play
    bool asks_before_copy = false;                     // what is copied ends a clean run
    std::function<engine::Message()> copy = {};        // copies the puzzle's code, or its digits
    std::string par = {};                              // the par time; empty: unknown
    bool is_untouched = false;                         // there is nothing to save
    std::string collection = {};                       // for leave_play(); likewise the next
    std::string recipe = {};
    PauseAsks asks = PauseAsks::Nothing; // the question shown at first
};

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card);

} // namespace game
