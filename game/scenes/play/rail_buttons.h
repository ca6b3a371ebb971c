#pragma once
// The buttons of commands beside or below the board, as they look in each form of the play screen.
// rail_panel.h lets them act; while a puzzle is made they are drawn pale.

#include <vector>

#include "engine/text/translations.h"
#include "game/ui/commands.h"
#include "game/widgets/button.h"
#include "game/widgets/play_layout.h"

namespace game {

struct RailButton {
    Command command;
    Rect area; // empty if the form does not have it
    ButtonFace face;
    ButtonStyle style = ButtonStyle::Quiet; // before the face is considered
};

// Undo, redo and erase.
std::vector<RailButton> rail_tools(const PlayLayout& layout);
// Those of hint, check, pause, menu, notes and settings.
std::vector<RailButton> rail_nav_buttons(const PlayLayout& layout);
// With its icon and, if the face has one, its label; it has no id and does nothing yet.
Button button_for(const RailButton& rail, const engine::Translations& texts);

} // namespace game
