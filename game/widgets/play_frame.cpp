#include "game/widgets/play_frame.h"

#include <algorithm>
#include <cmath>

#include "game/widgets/board_geometry.h"
#include "game/widgets/play_forms.h"

namespace game {
namespace {

class Framer {
public:
    Framer(Size window, double text_size, const engine::Grid& grid)
        : width_(window.width), height_(window.height), grid_(grid)
    {
        // Low and upright windows have no room for the largest texts.
        const double most = width_ < height_ ? 1.15 : height_ < 540 ? 1.25 : 1.5;
        const double text = std::min(text_size, most);
        frame_.scale = scale_for(window, text);
        frame_.growth = std::max(1.0, text);
    }

    PlayFrame frame() &&
    {
        if (width_ >= height_)
            frame_landscape();
        else
            frame_portrait();
        return frame_;
    }

private:
    int u(double units) const { return frame_.scale.px(units); }
    double grown(double units) const { return units * frame_.growth; }
    int rail() const
    {
        return static_cast<int>(std::lround(216 * frame_.scale.unit * frame_.growth));
    }

    void frame_landscape()
    {
        frame_.low = height_ < u(grown(600));
        const int top = frame_.low ? u(8) : u(28);
        const int below = frame_.low ? u(30) : u(52);
        const int margin = frame_.low ? u(8) : u(24);
        const int free_height = height_ - top - below;
        const int beside_two = width_ - 2 * (u(24) + rail()) - u(34) - u(46);
        const int beside_one = frame_.low ? width_ - u(8) - u(36) - rail() - u(8)
                                          : width_ - u(24) - u(12) - u(60) - rail() - u(24);
        const int one = std::min(free_height, beside_one);
        const bool wide =
            width_ >= u(1200) && height_ >= u(grown(700)) && width_ * 10 >= height_ * 14;
        const int two = wide ? std::min(free_height, beside_two) : 0;
        if (two > 0 && two >= one * 0.97)
            return frame_cockpit(two, top, height_ - top - below);
        frame_console(one, top, margin);
    }

    void frame_cockpit(int side, int top, int rail_height)
    {
        frame_.form = PlayForm::Cockpit;
        const Size board = measure_board(grid_, side).size;
        const int free_width = width_ - 2 * (u(24) + rail()) - u(34) - u(46);
        const int x = u(24) + rail() + u(34) + (free_width - board.width) / 2;
        put_board(x, top, side, board);
        frame_.left = Rect{x - u(34) - rail(), top, rail(), rail_height};
        frame_.right = Rect{x + board.width + u(46), top, rail(), rail_height};
    }

    void frame_console(int side, int top, int margin)
    {
        frame_.form = PlayForm::Console;
        const Size board = measure_board(grid_, side).size;
        const int free_width = width_ - rail() - u(24) - u(60) - board.width;
        const int widest = width_ - rail() - margin - u(36) - board.width;
        const int x = std::min(std::max(u(8), free_width / 2), widest);
        put_board(x, top, side, board);
        frame_.right = Rect{width_ - rail() - margin, top, rail(), height_ - 2 * top};
    }

    // Under and over the board, where there is little: a finger must find each key.
    int room_for_keys() const
    {
        const int columns = compact_columns(grid_.size());
        const int rows = (grid_.size() + columns - 1) / columns;
        return std::max(u(188), u(134 + rows * 44 + (rows - 1) * 4));
    }

    void frame_portrait()
    {
        const int margin = u(8);
        const int gutter = u(14);
        int side = width_ - 2 * margin - gutter;
        Size board = measure_board(grid_, side).size;
        frame_.form = height_ - board.height >= u(390) ? PlayForm::Stack : PlayForm::StackCompact;
        // The keys must stay large enough for a finger: the board gives up pixels.
        while (frame_.form == PlayForm::StackCompact && height_ - board.height < room_for_keys()) {
            side -= std::max(grid_.rows(), grid_.columns());
            board = measure_board(grid_, side).size;
        }
        const int y = frame_.form == PlayForm::Stack ? u(114) : u(60);
        put_board((width_ - gutter - board.width) / 2, y, side, board);
        const int below = y + board.height + u(22);
        frame_.right = Rect{margin, below, width_ - 2 * margin, height_ - below};
    }

    // The square is as large as it was measured with, so that the board fills it the same way.
    void put_board(int x, int y, int side, Size board)
    {
        frame_.board = Rect{x, y, board.width, board.height};
        frame_.board_square = Rect{x - (side - board.width) / 2, y, side, side};
    }

    int width_;
    int height_;
    const engine::Grid& grid_;
    PlayFrame frame_;
};

} // namespace

PlayFrame frame_play(Size window, double text_size, const engine::Grid& grid)
{
    return Framer(window, text_size, grid).frame();
}

std::vector<Rect> columns_of(Rect area, int count, int gap)
{
    std::vector<Rect> columns;
    const int free_width = area.width - (count - 1) * gap;
    for (int index = 0; index < count; ++index) {
        const int from = area.x + free_width * index / count + gap * index;
        const int to = area.x + free_width * (index + 1) / count + gap * index;
        columns.push_back(Rect{from, area.y, to - from, area.height});
    }
    return columns;
}

} // namespace game
