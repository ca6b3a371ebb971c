#include "game/scenes/play/rail_buttons.h"

#include "game/scenes/play/play_commands.h"

namespace game {

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
    return {{Command::Hint, layout.hint, layout.tools_are_quiet ? layout.tool_face : face},
            {Command::Check, layout.check, ButtonFace::Row},
            {Command::Pause, layout.pause, face},
            {Command::Back, layout.menu, face},
            {Command::FillNotes, layout.fill_notes, ButtonFace::Row},
            {Command::Settings, layout.settings, ButtonFace::Row}};
}

Button button_for(const RailButton& rail, const engine::Translations& texts)
{
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
    return button;
}

} // namespace game
