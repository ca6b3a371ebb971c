#include "game/widgets/play/chosen_cell.h"

#include <algorithm>

#include "game/widgets/board/mark.h"

namespace game {

void draw_chosen_cell(Canvas& canvas, Rect cell, Scale scale)
{
    canvas.rounded_border(cell, 0, std::max(2.0, 2 * scale.unit), Paint::Ink2);
    const double aside = std::max(6.0, cell.width * 0.1); // beside what is noted in the cell
    draw_mark(canvas, Mark{.state = engine::HouseState::Conflict},
              Spot::at(cell.right() - aside, cell.y + aside), std::max(5.0, cell.width * 0.085),
              scale.unit);
}

} // namespace game
