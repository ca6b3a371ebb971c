#pragma once
// The card over a covered board: go on, start again, or leave.

#include <functional>
#include <memory>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

enum class PauseAsks { Nothing, Restart }; // the question it begins with

// What the pause screen shows of the play below it, and what it may ask of it.
struct PauseCard {
    engine::PlayTime elapsed{0};
    std::function<Rect()> board = {}; // the card lies over its middle
    std::function<void()> resume = {};
    std::function<void()> restart = {};
    PauseAsks asks = PauseAsks::Nothing;
};

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card);

} // namespace game
