#pragma once
// The rules, the keys and what this program is.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_help_scene(Services& services);

} // namespace game
