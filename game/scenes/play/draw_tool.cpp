#include "game/scenes/play/draw_tool.h"

#include <algorithm>

namespace game {

using engine::PencilNote;

std::optional<engine::Action> DrawTool::use(const engine::Cells& cells, engine::Digit digit)
{
    if (!links())
        return engine::ColourNote{cells, digit, engine::digit_at(chosen_)};
    if (cells.size() != 1)
        return std::nullopt;
    const PencilNote note{cells.front(), digit};
    const std::optional<PencilNote> start = start_;
    start_ = start ? std::nullopt : std::optional(note);
    if (!start || *start == note)
        return std::nullopt;
    const bool strong = chosen_ == strong_link;
    return engine::ToggleLink{{std::min(*start, note), std::max(*start, note)},
                              strong ? engine::LinkStrength::Strong : engine::LinkStrength::Weak};
}

} // namespace game
