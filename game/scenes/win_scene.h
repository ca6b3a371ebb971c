#pragma once
// The end of a play: its time, its place in the table, three initials.

#include <memory>

#include "engine/store/saved_game.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// The run is added to the records at once, so that nothing is lost whatever happens next.
std::unique_ptr<Scene> make_win_scene(Services& services, engine::SavedGame finished);

} // namespace game
