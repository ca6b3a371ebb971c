#pragma once
// The numbers of the buttons on the play screen: the pad's keys by digit, the rest by command.

#include <optional>

#include "engine/base/digit_set.h"
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

} // namespace game
