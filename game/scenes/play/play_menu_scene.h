#pragma once
// The Menu of a play: every command, for mouse and keys, while the clock is stopped. Choosing one
// closes the Menu and performs the command as its key would.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/grid.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"

namespace game {

// What the Menu needs from the play below it.
struct PlayMenu {
    engine::PlayTime elapsed{0};
    std::shared_ptr<const engine::Grid> grid = {}; // its letters are not keys of commands
    std::vector<Command> on = {};                  // the current mode, a locked digit
    std::vector<Command> idle = {};                // commands that would do nothing now
    bool is_untouched = false;                     // there is nothing to save
    std::string collection = {};                   // for leave_play(); likewise the next
    std::string recipe = {};
    std::function<void()> resume = {};
    std::function<void(Command)> obey = {};
};

std::unique_ptr<Scene> make_play_menu_scene(Services& services, PlayMenu menu);

} // namespace game
