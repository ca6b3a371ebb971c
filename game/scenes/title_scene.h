#pragma once
// The first screen: play at once, go on, or choose where to go; a demo board fills itself.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_title_scene(Services& services);

} // namespace game
