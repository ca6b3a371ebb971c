#pragma once
// The page of all commands of a play, for mouse and keys, behind the pause. Choosing one closes the
// page and performs the command as its key would.

#include <functional>
#include <memory>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/grid.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"

namespace game {

// What the page needs from the play below it, which shows its pause when the page is left.
struct CommandsPage {
    engine::PlayTime elapsed{0};
    std::shared_ptr<const engine::Grid> grid = {}; // its letters are not keys of commands
    std::vector<Command> on = {};                  // the current mode, a locked digit
    std::vector<Command> idle = {};                // commands that would do nothing now
    std::function<void()> resume = {};
    std::function<void(Command)> obey = {};
};

std::unique_ptr<Scene> make_commands_scene(Services& services, CommandsPage page);

} // namespace game
