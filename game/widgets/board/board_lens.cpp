#include "game/widgets/board/board_lens.h"

#include <cmath>
#include <utility>

#include "game/ui/rounding.h"
#include "game/ui/scale.h"

namespace game {
namespace {

// Sides of cells, in units.
constexpr double too_small_to_read = 20;
constexpr double min_zoomed_cell = 28;
constexpr double fingertip = 44;
constexpr double nearest = 88;
constexpr double step = 1.4;

// Scales a position proportionally when the length it is measured on changes.
int scaled(int position, int from, int to)
{
    return from == 0 ? 0 : rounded(1.0 * position * to / from);
}

} // namespace

void BoardLens::place(Rect frame, int whole_side, int whole_cell, double unit)
{
    const Point middle = frame_.centre();
    const Point seen{scaled(middle.x - corner_.x, board_.width, frame.width),
                     scaled(middle.y - corner_.y, board_.height, frame.height)};
    frame_ = frame;
    whole_side_ = whole_side;
    whole_cell_ = whole_cell;
    unit_ = unit;
    board_ = Size{frame.width, frame.height};
    level_ = std::min<double>(level_, max_levels());
    if (!chosen_ && allowed_)
        level_ = whole_cell < too_small_to_read * unit ? std::min(1, max_levels()) : 0;
    const double nearer = cell_at(level_) / whole_cell_;
    corner_ = Point{frame_.centre().x - rounded(seen.x * nearer),
                    frame_.centre().y - rounded(seen.y * nearer)};
}

double BoardLens::first_cell() const
{
    return std::max(min_zoomed_cell * unit_, step * whole_cell_);
}

double BoardLens::cell_at(double level) const
{
    if (level < 1)
        return std::lerp(whole_cell_, first_cell(), level);
    return first_cell() * std::pow(step, level - 1);
}

double BoardLens::level_of(double cell) const
{
    if (cell < first_cell())
        return (cell - whole_cell_) / (first_cell() - whole_cell_);
    return 1 + std::log(cell / first_cell()) / std::log(step);
}

int BoardLens::max_levels() const
{
    if (!allowed_ || whole_cell_ >= fingertip * unit_)
        return 0;
    int level = 1;
    while (cell_at(level + 1) <= nearest * unit_)
        ++level;
    return level;
}

int BoardLens::side() const
{
    return level_ == 0 ? whole_side_ : rounded(whole_side_ * cell_at(level_) / whole_cell_);
}

void BoardLens::zoom(int steps, Point around)
{
    go_to(std::round(level_) + steps, around);
}

void BoardLens::stretch(double times, Point around)
{
    go_to(level_of(cell_at(level_) * times), around);
}

void BoardLens::go_to(double level, Point around)
{
    constexpr double hardly_zoomed = 0.02;
    level = std::clamp<double>(level, 0, max_levels());
    if (level < hardly_zoomed)
        level = 0;
    if (level == level_)
        return;
    level_ = level;
    chosen_ = true;
    fixed_ = around;
}

void BoardLens::scroll(Point by)
{
    corner_ = Point{corner_.x + by.x, corner_.y + by.y};
    hold(board_);
}

void BoardLens::hold(Size board)
{
    if (const auto fixed = std::exchange(fixed_, std::nullopt))
        corner_ = Point{fixed->x - scaled(fixed->x - corner_.x, board_.width, board.width),
                        fixed->y - scaled(fixed->y - corner_.y, board_.height, board.height)};
    board_ = board;
    corner_.x = std::clamp(corner_.x, frame_.right() - board.width, frame_.x);
    corner_.y = std::clamp(corner_.y, frame_.bottom() - board.height, frame_.y);
}

void BoardLens::centre_on(Point on_board)
{
    corner_ = Point{frame_.centre().x - on_board.x, frame_.centre().y - on_board.y};
    hold(board_);
}

void BoardLens::reveal(Rect area)
{
    corner_.x += std::max(0, frame_.x - area.x) - std::max(0, area.right() - frame_.right());
    corner_.y += std::max(0, frame_.y - area.y) - std::max(0, area.bottom() - frame_.bottom());
    hold(board_);
}

} // namespace game
