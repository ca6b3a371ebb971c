#pragma once
// The card over a covered board: go on, start again, or leave.

#include <functional>
#include <memory>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// What the pause screen shows of the play below it, and what it may ask of it.
struct PauseCard {
    engine::PlayTime elapsed{0};
    std::function<Rect()> board = {}; // the card lies over its middle
    std::function<void()> resume = {};
    std::function<void()> restart = {};
    bool asks_restart = false; // begins with that question
};

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card);

} // namespace game
