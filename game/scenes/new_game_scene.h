#pragma once
// Where a player chooses what to play: size, difficulty, symmetry, filling, seed.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_new_game_scene(Services& services);

} // namespace game
