#pragma once
// A card that explains each rule of a layout in a sentence.

#include <functional>
#include <memory>
#include <string>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// `closed` is called when the player closes it.
std::unique_ptr<Scene>
make_rules_scene(Services& services, const std::string& layout, std::function<void()> closed);

} // namespace game
