#include "game/scenes/play/play_pad.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"

namespace game {

namespace {

struct ButtonCommand {
    PadButton button;
    Command command;
};

constexpr std::array<ButtonCommand, pad_button_count> commands = {{
    {PadButton::A, Command::Confirm},
    {PadButton::B, Command::Erase},
    {PadButton::X, Command::WriteCorner},
    {PadButton::Y, Command::WriteCentre},
    {PadButton::Up, Command::MoveUp},
    {PadButton::Down, Command::MoveDown},
    {PadButton::Left, Command::MoveLeft},
    {PadButton::Right, Command::MoveRight},
    {PadButton::LeftShoulder, Command::PreviousDigit},
    {PadButton::RightShoulder, Command::NextDigit},
    {PadButton::LeftTrigger, Command::Undo},
    {PadButton::RightTrigger, Command::Redo},
    {PadButton::LeftStick, Command::NextMode},
    {PadButton::RightStick, Command::ModeColour},
    {PadButton::View, Command::Hint},
    {PadButton::Menu, Command::Pause},
}};

} // namespace

Command pad_command(PadButton button)
{
    const auto* found = std::ranges::find(commands, button, &ButtonCommand::button);
    ENSURE(found != commands.end());
    return found->command;
}

std::optional<PadButton> pad_button_of(Command command)
{
    const auto* found = std::ranges::find(commands, command, &ButtonCommand::command);
    return found == commands.end() ? std::nullopt : std::optional(found->button);
}

} // namespace game
