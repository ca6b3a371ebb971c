#pragma once
// All steps that are possible in a position, easiest first: a list, and the chosen one shown on the
// board and explained. They are looked for in the background, technique by technique.

#include <memory>

#include "engine/position/candidates.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_steps_scene(Services& services,
                                        std::shared_ptr<const engine::Chart> chart,
                                        engine::Candidates candidates);

} // namespace game
