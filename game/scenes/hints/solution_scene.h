#pragma once
// The solution of a puzzle that the player gave up: the board with all digits, and where to go from
// here. The run does not come into the records, and its game is deleted when the screen is left.

#include <memory>

#include "engine/store/documents/saved_game.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_solution_scene(Services& services, engine::SavedGame given_up);

} // namespace game
