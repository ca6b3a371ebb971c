#pragma once
// The screens of the arcade modes, which open one another.

#include <memory>
#include <optional>

#include "engine/arcade/arcade_run.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// The tables of all modes, that of this one first.
std::unique_ptr<Scene> make_arcade_tables_scene(Services& services, const engine::ArcadeMode& mode);
// The choice of a rung of the sprint, which is then practised: nothing is kept of it.
std::unique_ptr<Scene> make_sprint_practice_scene(Services& services,
                                                  const engine::ArcadeMode& mode);
// A run of the mode. `practised`, in modes that have rungs: it begins on this one, and nothing is
// kept of it.
std::unique_ptr<Scene> make_arcade_run_scene(Services& services,
                                             const engine::ArcadeMode& mode,
                                             std::optional<engine::SprintRung> practised = {});
// That of the Technique sprint: positions, in each of which one technique finds the next step.
std::unique_ptr<Scene> make_arcade_sprint_scene(Services& services,
                                                const engine::ArcadeMode& mode,
                                                std::optional<engine::SprintRung> practised);

} // namespace game
