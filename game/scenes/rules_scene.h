#pragma once
// A card that says what each rule of a board means, in a sentence each.

#include <functional>
#include <memory>
#include <string>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// `closed` is called when the player has read it.
std::unique_ptr<Scene>
make_rules_scene(Services& services, const std::string& layout, std::function<void()> closed);

} // namespace game
