#include "game/widgets/play_frame.h"

#include <algorithm>

#include "game/widgets/board_geometry.h"
#include "game/widgets/play_forms.h"

namespace game {
namespace {

// Lengths are in units, except those of the board, which are in pixels, as its cells are whole
// pixels.
class Framer {
public:
    Framer(Size window, double text_size, const engine::Grid& grid) : window_(window), grid_(grid)
    {
        // Low and portrait windows have no room for the largest texts.
        const bool upright = window.width < window.height;
        const double most = upright ? 1.15 : window.height < 540 ? 1.25 : 1.5;
        frame_.scale = scale_for(window, std::min(text_size, most));
        width_ = window.width / frame_.scale.unit;
        height_ = window.height / frame_.scale.unit;
        rail_ = frame_.scale.grown(216);
        if (upright)
            frame_portrait();
        else
            frame_landscape();
    }

    const PlayLayout& frame() const { return frame_; }

private:
    void frame_landscape()
    {
        using namespace box;
        const Scale scale = frame_.scale;
        frame_.low = height_ < scale.grown(600);
        const double top = frame_.low ? 8 : 28;
        const double high = height_ - top - (frame_.low ? 30 : 52);
        const double beside_one = width_ - rail_ - (frame_.low ? 8 + 36 + 8 : 24 + 60 + 12 + 24);
        const double beside_two = width_ - 2 * rail_ - 24 - 34 - 46 - 24;
        const double one = std::min(high, beside_one);
        const double two = std::min(high, beside_two);
        const bool wide = width_ >= 1200 && height_ >= scale.grown(700) && width_ >= height_ * 1.4;
        const bool two_rails = wide && two > 0 && two >= one * 0.97;
        frame_.form = two_rails ? PlayForm::Cockpit : PlayForm::Console;
        const Size board = measured(two_rails ? two : one);
        // A single rail is at the edge, with the board in the middle of the rest if possible.
        const double margin = frame_.low ? 8 : 24;
        const double free = width_ - rail_ - board.width / scale.unit;
        const double left = std::min(std::max(8.0, (free - 24 - 60) / 2), free - margin - 36);
        const Box rail = part(frame_.right_rail, rail_);
        const Box all = two_rails ? row({space().grow(), part(frame_.left_rail, rail_).then(34),
                                         board_part(board).then(46), rail, space().grow()})
                                  : row({space(scale.whole(left)), board_part(board),
                                         space().grow(), rail.then(margin)});
        lay_out(column({space(top), all.size(two_rails ? high : height_ - 2 * top)}));
    }

    // The height needed above and below the board in a small window: each key must be large enough
    // for a finger.
    int room_for_keys() const
    {
        const int columns = compact_columns(grid_.size());
        const int rows = (grid_.size() + columns - 1) / columns;
        return frame_.scale.px(std::max(188, 134 + rows * 44 + (rows - 1) * 4));
    }

    void frame_portrait()
    {
        using namespace box;
        Size board = measured(width_ - 2 * 8 - 14);
        const bool roomy = window_.height - board.height >= frame_.scale.px(390);
        frame_.form = roomy ? PlayForm::Stack : PlayForm::StackCompact;
        // The keys must stay large enough for a finger, so the board shrinks.
        while (!roomy && window_.height - board.height < room_for_keys()) {
            side_ -= std::max(grid_.rows(), grid_.columns());
            board = measure_board(grid_, side_).size;
        }
        const double before = (width_ - 14 - board.width / frame_.scale.unit) / 2;
        lay_out(column({
            space(roomy ? 114 : 60),
            row({space(frame_.scale.whole(before)), board_part(board)})
                .size(board.height / frame_.scale.unit),
            space(22),
            row({space(8), part(frame_.right_rail).grow(), space(8)}).grow(),
        }));
    }

    // The square has the size it was measured with, so that the board fills it in the same way.
    Size measured(double side)
    {
        side_ = static_cast<int>(side * frame_.scale.unit + 1e-6);
        return measure_board(grid_, side_).size;
    }

    Box board_part(Size board)
    {
        const double unit = frame_.scale.unit;
        return box::part(frame_.board, board.width / unit).across(board.height / unit, Side::Start);
    }

    void lay_out(const Box& all)
    {
        all.lay_out(Rect{0, 0, window_.width, window_.height}, Unit{frame_.scale.unit});
        const int beside = (side_ - frame_.board.width) / 2;
        frame_.board_square = Rect{frame_.board.x - beside, frame_.board.y, side_, side_};
    }

    Size window_;
    const engine::Grid& grid_;
    double width_ = 0;
    double height_ = 0;
    double rail_ = 0;
    int side_ = 0; // side, in pixels, of the measured square
    PlayLayout frame_;
};

} // namespace

PlayLayout frame_play(Size window, double text_size, const engine::Grid& grid)
{
    return Framer(window, text_size, grid).frame();
}

} // namespace game
