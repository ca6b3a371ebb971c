#pragma once
// What one can do while playing: a command is one row, with its place in the Menu and what it does
// to the play. Also what keys mean on boards that are written in letters.

#include <optional>
#include <span>
#include <string>

#include "engine/base/digit_set.h"
#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"
#include "game/ui/commands.h"
#include "game/ui/icons.h"

namespace game {

class PlayScene;

enum class MenuGroup {
    None, // not in the Menu: keys of the board, and what the mouse does there itself
    Solving,
    Writing,
    Game,
    Look,
};

// Whether another screen opens: then the clock stops.
enum class Leads { Nowhere, Elsewhere };

struct PlayCommand {
    Command command;
    void (PlayScene::*deed)() = nullptr; // none when it is the same everywhere
    MenuGroup group = MenuGroup::None;
    const char* label = ""; // of its button, marked with N_
    std::optional<Icon> icon = {};
    Leads leads = Leads::Nowhere;
};

// In the order of the Menu.
std::span<const PlayCommand> play_commands();
const PlayCommand& play_command(Command command);

// Whether the board is written in letters, and which digit a key's letter then stands for.
bool is_in_letters(const engine::Grid& grid);
std::optional<engine::Digit> letter_of(const KeyPressed& pressed, const engine::Grid& grid);
// The name of the first key of the command that is not a letter to be written on this board; empty
// if there is none.
std::string key_shown(Command command, const engine::Grid& grid, const engine::Catalogue& words);

} // namespace game
