#include "game/widgets/board/board_preview.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

void BoardPreview::show(std::shared_ptr<const engine::Grid> grid,
                        engine::Board board,
                        PreviewOf what)
{
    grid_ = std::move(grid);
    board_.emplace(std::move(board));
    what_ = what;
    view_.emplace(*grid_);
    place_view();
}

void BoardPreview::clear()
{
    view_.reset();
}

Box BoardPreview::board()
{
    const auto on_placed = [this](const Area& area, const Unit& unit, Placement&) {
        const double side = std::min(area.width, area.height);
        board_place_ =
            Area{area.x + std::floor((area.width - side) / 2), area.y, side, side}.rounded();
        scale_ = unit.scale;
        place_view();
    };
    return Box(Axis::Down, {}, on_placed)
        .showing({.height = [](const Unit&, double width) { return width; },
                  .can_be_lower = true,
                  .draw =
                      [this](Canvas& canvas, Rect, Scale) {
                          draw(canvas);
                      }});
}

void BoardPreview::draw(Canvas& canvas) const
{
    if (!view_ || board_place_.empty())
        return;
    if (what_ == PreviewOf::WaitingGame)
        draw_thumbnail(canvas, board_place_, *grid_, board_->digits());
    else
        view_->draw(canvas, *board_, {.marks = false, .shadow = false});
}

void BoardPreview::place_view()
{
    if (view_ && !board_place_.empty())
        view_->place(board_place_, scale_, 0);
}

} // namespace game
