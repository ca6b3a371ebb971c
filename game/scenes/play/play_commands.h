#pragma once
// The commands available during play: each is one row with its place on the page of all commands
// and the function that performs it. Also the meaning of keys on boards with letters, and of a
// gamepad's buttons.

#include <array>
#include <optional>
#include <span>
#include <string>

#include "engine/base/digit_set.h"
#include "engine/grid/grid.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/ui/icons.h"

namespace game {

class PlayScene;

enum class CommandGroup {
    None, // not on the page: board keys, and what the mouse does directly
    Solving,
    Writing,
    Game,
    Look,
};

// Whether the command opens another screen, which stops the clock.
enum class Leads { Nowhere, Elsewhere };

struct PlayCommand {
    Command command;
    void (PlayScene::*action)() = nullptr; // null if it is the same on every screen
    CommandGroup group = CommandGroup::None;
    const char* label = ""; // of its button, marked with N_
    std::optional<Icon> icon = {};
    Leads leads = Leads::Nowhere;
};

// In the order of that page.
std::span<const PlayCommand> play_commands();
const PlayCommand& play_command(Command command);

// In the order of the modes.
inline constexpr std::array mode_commands = {Command::ModeDigit, Command::ModeCorner,
                                             Command::ModeCentre, Command::ModeColour};

// Whether the board uses letters, and the digit for the letter of a key.
bool is_in_letters(const engine::Grid& grid);
// Whether numerals are among symbols of the player's own: then each writes the digit that it is.
bool has_own_numerals(const engine::Grid& grid);
std::optional<engine::Digit> letter_of(const KeyPressed& pressed, const engine::Grid& grid);
// The name of the command's first key that is not a letter written on this board; empty if there is
// none.
std::string key_shown(Command command, const engine::Grid& grid, const Services& services);

// The command of a button of a gamepad, and the button of a command; nothing if there is none.
Command pad_command(PadButton button);
std::optional<PadButton> pad_button_of(Command command);

} // namespace game
