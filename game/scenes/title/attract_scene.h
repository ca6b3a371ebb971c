#pragma once
// What the title shows while nobody plays: the best run as a ghost, the tables, a technique, the
// arcade modes, one after another. Any key or click ends it at once and does nothing else.

#include <memory>

#include "engine/base/play_time.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// How long the title must be without input before it appears.
inline constexpr engine::PlayTime attract_after{45'000};

std::unique_ptr<Scene> make_attract_scene(Services& services);

} // namespace game
