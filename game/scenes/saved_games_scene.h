#pragma once
// The games in progress: open one or forget it.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_saved_games_scene(Services& services);

} // namespace game
