#pragma once
// Where the parts of the editor are, for any window: the board with the tools on its left and what
// is known of the puzzle on its right; with less room both are in one column beside the board, or
// below it.

#include "game/ui/scale.h"

namespace game {

enum class EditorForm { Wide, Beside, Below };

struct EditorRoom { // units
    double width;   // between the margins
    double window_width;
    double window_height;
    Scale scale;
};

// The widest one that the room allows, if what is known of the puzzle is not too high for it.
EditorForm form_in(const EditorRoom& room);
double tools_width(EditorForm form, const EditorRoom& room);
double card_width(EditorForm form, const EditorRoom& room);

inline constexpr double beside_board = 24;
inline constexpr double board_margin = 28; // above and below a board that stands beside the title

} // namespace game
