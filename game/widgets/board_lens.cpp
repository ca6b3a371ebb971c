#include "game/widgets/board_lens.h"

#include <cmath>
#include <utility>

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
    return from == 0 ? 0 : rounded(static_cast<double>(position) * to / from);
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
    level_ = std::min(level_, max_levels());
    if (!chosen_ && allowed_)
        level_ = whole_cell < too_small_to_read * unit ? std::min(1, max_levels()) : 0;
    const double nearer = cell_at(level_) / whole_cell_;
    corner_ = Point{frame_.centre().x - rounded(seen.x * nearer),
                    frame_.centre().y - rounded(seen.y * nearer)};
}

double BoardLens::cell_at(int level) const
{
    if (level == 0)
        return whole_cell_;
    const double first = std::max(min_zoomed_cell * unit_, step * whole_cell_);
    return first * std::pow(step, level - 1);
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
    const int level = std::clamp(level_ + steps, 0, max_levels());
    if (level == level_)
        return;
    level_ = level;
    chosen_ = true;
    fixed_ = around;
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

void BoardLens::reveal(Rect area)
{
    corner_.x += std::max(0, frame_.x - area.x) - std::max(0, area.right() - frame_.right());
    corner_.y += std::max(0, frame_.y - area.y) - std::max(0, area.bottom() - frame_.bottom());
    hold(board_);
}

} // namespace game
