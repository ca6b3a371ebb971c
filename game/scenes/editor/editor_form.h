#pragma once
// How the editor's screen is divided, by the room that there is.

#include <algorithm>

#include "game/ui/scale.h"

namespace game {

// The board with the tools on its left and what is known of the puzzle on its right; with less room
// both are in one column beside the board, or below it.
enum class EditorForm { Wide, Beside, Below };

inline constexpr double editor_gap = 24;
inline constexpr double editor_margin = 28; // above and below a board that stands beside the title

// All in units.
struct EditorRoom {
    double width; // between the margins of the window
    double window_width;
    double window_height;
    Scale scale;

    // The widest one that the window allows.
    EditorForm widest_form() const
    {
        if (window_width < 0.95 * window_height || width < 560)
            return EditorForm::Below;
        const double columns = scale.grown(least_tools + least_card) + 2 * editor_gap;
        const bool has_room =
            width >= columns + 0.6 * window_height && window_height >= scale.grown(700);
        return has_room ? EditorForm::Wide : EditorForm::Beside;
    }
    double tools_width(EditorForm form) const
    {
        return form == EditorForm::Wide ? scale.grown(least_tools) : card_width(form);
    }
    double card_width(EditorForm form) const
    {
        return form == EditorForm::Below ? width : std::min(scale.grown(least_card), 0.55 * width);
    }

private:
    static constexpr double least_tools = 216; // units that grow with the text
    static constexpr double least_card = 264;
};

} // namespace game
