#include "game/widgets/board/end_board.h"

#include <algorithm>
#include <utility>

#include "game/widgets/board/cell_signs.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

constexpr double mark_reach = 3; // units beyond the gutter, within the padding of the card

} // namespace

EndBoard::EndBoard(EndedBoard ended)
    : ended_(std::move(ended)), motion_(*ended_.grid), view_(*ended_.grid)
{
}

void EndBoard::begin(MotionAmount amount, engine::MonotonicTime now)
{
    now_ = now;
    motion_.set_amount(amount);
    if (ended_.is_solved)
        motion_.solved(now);
}

void EndBoard::move(engine::MonotonicTime now)
{
    now_ = now;
    motion_.advance(now);
}

Box EndBoard::card(double padding, double gutter)
{
    using namespace box;
    const Box board =
        picture([this, gutter](Rect area, Scale scale) { place(area, scale, gutter); },
                [this](Canvas& canvas, Rect, Scale scale) { draw(canvas, scale); });
    return box::card({board.grow()}).padding(padding, padding);
}

// The marks stand at the right and below, where the card leaves room for them.
void EndBoard::place(Rect square, Scale scale, double gutter)
{
    has_marks_ = gutter > 0 && !ended_.is_position;
    const int marks = has_marks_ ? scale.px(gutter + mark_reach) : 0;
    const int side = std::min(square.width, square.height) - marks;
    view_.place(Rect{square.x, square.y, side, side}, scale, gutter);
}

void EndBoard::draw(Canvas& canvas, Scale scale) const
{
    BoardLook look;
    look.shadow = false;
    look.marks = has_marks_;
    look.marks_lean = false;
    look.is_solved = ended_.is_solved && !motion_.is_moving();
    look.keeps_corners = has_marks_;
    look.notes_in_places = ended_.is_position;
    look.moment = &motion_.moment(now_);
    look.wrong = ended_.wrong;
    if (ended_.mistake)
        look.at_fault = {ended_.mistake->cell};
    view_.draw(canvas, ended_.board, look);
    if (ended_.mistake)
        draw_correct_digit(canvas, view_.area_of(ended_.mistake->cell), *ended_.grid,
                           ended_.mistake->correct, scale);
}

} // namespace game
