#pragma once
// Practice: a course of all techniques from singles upwards, each with its page, worked positions
// and positions to solve. screens.h declares the scene of the course.

#include <memory>

#include "engine/steps/technique.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// Positions of the technique to solve, one after another.
std::unique_ptr<Scene> make_practice_task_scene(Services& services,
                                                const engine::Technique& technique);

} // namespace game
