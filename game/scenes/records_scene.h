#pragma once
// The best runs of each category, and what one run was made of.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_records_scene(Services& services);

} // namespace game
