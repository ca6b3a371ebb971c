#pragma once
// The buttons of commands beside or below the board, as they look in each form of the play screen.
// rail_panel.h lets them act; while a puzzle is made they are drawn pale.

#include <cstddef>
#include <vector>

#include "engine/grid/grid.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/widgets/button.h"
#include "game/widgets/play/play_layout.h"

namespace game {

struct RailButton {
    Command command;
    Rect area; // empty if the form does not have it
    ButtonFace face;
    ButtonStyle style = ButtonStyle::Quiet; // before the face is considered
    bool shows_key = false;
};

// Undo, redo and erase.
std::vector<RailButton> rail_tools(const PlayLayout& layout);
// Those of hint, sums, check, pause, notes and settings.
std::vector<RailButton> rail_nav_buttons(const PlayLayout& layout);
// The button of a command, with its icon and, if the form shows them, its label and key. It has no
// id and does nothing yet.
Button button_for(const RailButton& rail, const engine::Grid& grid, const Services& services);
// The same for the mode with this index in `mode_commands`; the label depends on the symbols of
// `grid`.
Button mode_button(std::size_t mode,
                   const PlayLayout& layout,
                   const engine::Grid& grid,
                   const Services& services);

} // namespace game
