#pragma once
// What a player may set, on four pages; every change is kept at once.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_settings_scene(Services& services);

} // namespace game
