#pragma once
// The end of the first lesson: the board that was won, the first time, initials, and what to play
// now.

#include <memory>

#include "engine/store/documents/saved_game.h"
#include "game/scenes/screens.h"

namespace game {

// Of the lesson nothing but the initials is kept.
std::unique_ptr<Scene>
make_lesson_win_scene(Services& services, engine::SavedGame finished, WinStart start);

} // namespace game
