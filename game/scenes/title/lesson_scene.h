#pragma once
// A minute for those who play for the first time: on a real small board they place a digit, note
// one, undo, and take a hint. Nothing of it is saved.

#include <memory>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// Closing it returns to the screen below.
std::unique_ptr<Scene> make_lesson_scene(Services& services);

} // namespace game
