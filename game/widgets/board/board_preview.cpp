#include "game/widgets/board/board_preview.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {

void BoardPreview::show(std::shared_ptr<const engine::Grid> grid, engine::Board board)
{
    grid_ = std::move(grid);
    board_.emplace(std::move(board));
    view_.emplace(*grid_);
    place_view();
}

void BoardPreview::clear()
{
    view_.reset();
}

void BoardPreview::place(Rect card, int buttons, Scale scale)
{
    using namespace box;
    card_ = card;
    scale_ = scale;
    const double padding = 24;
    const double texts = scale.grown(28 + 3 * 24);
    const double low = buttons / scale.unit;
    const double width = card.width / scale.unit - 2 * padding;
    const double height = card.height / scale.unit - 2 * padding - texts - low - 28;
    const double side = std::max(0.0, std::min(width, height));
    column({
               part(board_place_, side).across(side).then(16),
               part(texts_, texts),
               space().grow(),
               part(buttons_, low),
           })
        .padding(padding, padding)
        .lay_out(card, Unit{scale.unit});
    place_view();
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
                          draw_board(canvas);
                      }});
}

void BoardPreview::place_view()
{
    if (view_ && !board_place_.empty())
        view_->place(board_place_, scale_, 0);
}

void BoardPreview::draw(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    draw_board(canvas);
}

void BoardPreview::draw_board(Canvas& canvas) const
{
    if (view_ && !board_place_.empty())
        view_->draw(canvas, *board_, BoardLook{.marks = false, .shadow = false});
}

Rect BoardPreview::draw_heading(Canvas& canvas, std::string_view heading) const
{
    const Rect line{texts_.x, texts_.y, texts_.width, scale_.font(28)};
    draw_text(canvas, heading, line,
              TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
    return {line.x, line.bottom(), line.width, texts_.bottom() - line.bottom()};
}

} // namespace game
