#pragma once
// The numbers of the buttons on the play screen: the pad's keys by digit, the rest by command.

#include <optional>
#include <string>

#include "engine/base/digit_set.h"
#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"
#include "game/ui/commands.h"

namespace game {

constexpr int first_key_id = 1; // of digit 1; those of the others follow
constexpr int first_command_id = 100;

constexpr int button_of(Command command)
{
    return first_command_id + static_cast<int>(command);
}

constexpr std::optional<engine::Digit> digit_of_button(int id)
{
    if (id < first_key_id || id > engine::max_size)
        return std::nullopt;
    return static_cast<engine::Digit>(id - first_key_id + 1);
}

constexpr std::optional<Command> command_of_button(int id)
{
    if (id < first_command_id)
        return std::nullopt;
    return static_cast<Command>(id - first_command_id);
}

// Whether the board is written in letters, and which digit a key's letter then stands for.
bool is_in_letters(const engine::Grid& grid);
std::optional<engine::Digit> letter_of(const KeyPressed& pressed, const engine::Grid& grid);

// Whether it leads away from the board.
bool stops_clock(Command command);

// The name of the first key of the command that is not a letter to be written on this board; empty
// if there is none.
std::string key_shown(Command command, const engine::Grid& grid, const engine::Catalogue& words);

} // namespace game
