#include "game/scenes/play/rail_buttons.h"

#include <array>
#include <string>

#include "engine/text/translations.h"
#include "game/scenes/play/play_commands.h"

namespace game {
namespace {

using engine::N_;

constexpr std::array mode_names = {N_("Digit"), N_("Corner"), N_("Centre"), N_("Colour")};

// If the modes' letters are written on the board, other keys select the modes.
std::string mode_key(std::size_t mode, const engine::Grid& grid, const Services& services)
{
    const engine::Translations& texts = services.texts;
    if (!is_in_letters(grid))
        return key_shown(mode_commands[mode], grid, services);
    const std::array<std::string, 4> keys = {key_shown(Command::NextMode, grid, services),
                                             texts.tr("Shift"), texts.tr("Ctrl"),
                                             texts.tr("Ctrl") + " " + texts.tr("Shift")};
    return keys[mode];
}

} // namespace

std::vector<RailButton> rail_tools(const PlayLayout& layout)
{
    const ButtonStyle style = layout.tools_are_quiet ? ButtonStyle::Quiet : ButtonStyle::Keycap;
    const ButtonFace face = layout.tool_face;
    // In portrait form it is one of the keys.
    const RailButton erase =
        layout.form == PlayForm::Stack
            ? RailButton{Command::Erase, layout.erase, ButtonFace::IconOnly, ButtonStyle::Keycap}
            : RailButton{Command::Erase, layout.erase, face, style};
    return {{Command::Undo, layout.undo, face, style},
            {Command::Redo, layout.redo, face, style},
            erase};
}

std::vector<RailButton> rail_nav_buttons(const PlayLayout& layout)
{
    const ButtonFace face = layout.nav_face;
    const ButtonFace beside_tools = layout.tools_are_quiet ? layout.tool_face : face;
    std::vector<RailButton> buttons = {{Command::Hint, layout.hint, beside_tools},
                                       {Command::Sums, layout.sums, beside_tools},
                                       {Command::Check, layout.check, ButtonFace::Row},
                                       {Command::Pause, layout.pause, face},
                                       {Command::FillNotes, layout.fill_notes, ButtonFace::Row},
                                       {Command::Settings, layout.settings, ButtonFace::Row}};
    for (RailButton& button : buttons) {
        const bool is_tight = layout.form == PlayForm::Stack &&
                              (button.command == Command::Hint || button.command == Command::Sums);
        button.shows_key = button.face == ButtonFace::Row && !is_tight;
    }
    return buttons;
}

Button button_for(const RailButton& rail, const engine::Grid& grid, const Services& services)
{
    const engine::Translations& texts = services.texts;
    const PlayCommand& command = play_command(rail.command);
    Button button{.area = rail.area, .style = rail.style, .icon = command.icon};
    const bool is_key = rail.style == ButtonStyle::Keycap;
    if (rail.face == ButtonFace::IconOnly && !is_key)
        button.style = ButtonStyle::Square;
    if (rail.face == ButtonFace::Stacked)
        button.style = is_key ? ButtonStyle::Tool : ButtonStyle::Stacked;
    if (rail.face != ButtonFace::IconOnly)
        button.label = texts.tr(command.label);
    if (button.style == ButtonStyle::Stacked && rail.command == Command::Hint)
        button.label = texts.trc("narrow key", "Hint");
    // Esc pauses, too, and is no digit on any board.
    const bool is_pause =
        rail.command == Command::Pause && services.host.hands().device != InputDevice::Gamepad;
    if (rail.shows_key)
        button.key_hint = key_shown(is_pause ? Command::Back : rail.command, grid, services);
    return button;
}

Button mode_button(std::size_t mode,
                   const PlayLayout& layout,
                   const engine::Grid& grid,
                   const Services& services)
{
    const bool two_lines = layout.form == PlayForm::Cockpit || layout.form == PlayForm::Console;
    Button button{.area = layout.modes[mode],
                  .style = ButtonStyle::Mode,
                  .icon = play_command(mode_commands[mode]).icon};
    if (layout.mode_face == ButtonFace::Stacked)
        button.style = ButtonStyle::Stacked;
    if (layout.mode_face != ButtonFace::IconOnly) {
        const bool letters = mode == 0 && is_in_letters(grid);
        button.label = services.texts.tr(letters ? N_("Letter") : mode_names[mode]);
        button.detail = two_lines ? mode_key(mode, grid, services) : "";
    }
    return button;
}

} // namespace game
