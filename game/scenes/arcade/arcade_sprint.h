#pragma once
// The run of the Technique sprint: positions, in each of which one technique finds the next step.

#include <memory>
#include <optional>

#include "engine/arcade/arcade_mode.h"
#include "engine/arcade/sprint_ladder.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// `practised`: the run begins on this rung and nothing is kept of it.
std::unique_ptr<Scene> make_arcade_sprint_scene(Services& services,
                                                const engine::ArcadeMode& mode,
                                                std::optional<engine::SprintRung> practised);

} // namespace game
