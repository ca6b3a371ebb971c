#pragma once
// Saves the editor's puzzle to a file, in one of the formats that can hold it.

#include <memory>

#include "engine/formats/shared_puzzle.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

std::unique_ptr<Scene> make_save_puzzle_scene(Services& services, engine::SharedPuzzle puzzle);

} // namespace game
