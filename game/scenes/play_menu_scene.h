#pragma once
// The Menu of a play: every command there is, by mouse as by key, while the clock stands still. A
// chosen one closes it and is obeyed as if its key had been pressed.

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/grid.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"

namespace game {

// What the Menu shows of the play below it, and what it may ask of it.
struct PlayMenu {
    engine::PlayTime elapsed{0};
    std::shared_ptr<const engine::Grid> grid = {}; // its letters are not keys of commands
    std::vector<Command> on = {};                  // the mode that writes, a digit that is locked
    std::vector<Command> idle = {};                // would do nothing now
    std::function<void()> resume = {};
    std::function<void(Command)> obey = {};
};

std::unique_ptr<Scene> make_play_menu_scene(Services& services, PlayMenu menu);

} // namespace game
