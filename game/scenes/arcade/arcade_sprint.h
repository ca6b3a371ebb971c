#pragma once
// The run of the Technique sprint: positions, in each of which one technique finds the next step.

#include <memory>

#include "engine/arcade/arcade_mode.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_arcade_sprint_scene(Services& services, const engine::ArcadeMode& mode);

} // namespace game
