#pragma once
// The card over a covered board: continue, restart, or leave.

#include <functional>
#include <memory>
#include <string>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

enum class PauseAsks { Nothing, Restart }; // the question shown at first

// What the pause screen needs from the play below it.
struct PauseCard {
    engine::PlayTime elapsed{0};
    std::function<Rect()> board = {}; // the card is over its middle
    std::function<void()> resume = {};
    std::function<void()> restart = {};
    std::function<std::unique_ptr<Scene>()> menu = {}; // makes the Menu of the play
    std::function<engine::Message()> copy = {};        // copies the puzzle's code
    std::string par = {};                              // the par time; empty: unknown
    bool is_untouched = false;                         // there is nothing to save
    std::string collection = {};                       // for leave_play(); likewise the next
    std::string recipe = {};
    PauseAsks asks = PauseAsks::Nothing;
};

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card);

} // namespace game
