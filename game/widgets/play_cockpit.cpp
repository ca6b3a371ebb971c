#include <algorithm>

#include "game/widgets/play_forms.h"

namespace game {
namespace {

// Two rails. What stands at the bottom ends on the board's last line.
class Cockpit {
public:
    Cockpit(const PlayFrame& frame, int size)
        : frame_(frame),
          size_(size),
          layout_(start_of(frame)),
          left_(frame.left),
          right_(frame.right),
          bottom_(std::clamp(frame.board.bottom(),
                             std::min(frame.left.y + v(616), frame.left.bottom()),
                             frame.left.bottom()))
    {
    }

    PlayLayout layout() &&
    {
        place_words();
        place_race();
        place_doors();
        place_modes_and_keys();
        place_tools();
        return layout_;
    }

private:
    int u(double units) const { return frame_.scale.px(units); }
    // Down a rail: grows with the texts.
    int v(double units) const { return frame_.scale.px(units * frame_.growth); }

    void place_words()
    {
        const int x = left_.x;
        const int y = left_.y;
        layout_.category = TextSpot{{x, y + v(9)}, Align::Left, 18, left_.width};
        layout_.seed = TextSpot{{x, y + v(33)}, Align::Left, 13};
        layout_.clock = TextSpot{{x - u(2), y + v(94)}, Align::Left, 60};
        layout_.chip = Rect{x, y + v(136), u(103), v(34)};
        layout_.best = TextSpot{{left_.right(), y + v(153)}, Align::Right, 13};
    }

    void place_race()
    {
        const int x = left_.x;
        const int y = left_.y;
        layout_.progress_title = TextSpot{{x, y + v(208)}, Align::Left, 13};
        layout_.count = TextSpot{{left_.right(), y + v(208)}, Align::Right, 13};
        layout_.bar = Rect{x, y + v(224), left_.width, u(8)};
        layout_.bar_notch_named = true;
        layout_.splits = Rect{x, y + v(272), left_.width, v(196)};
        // A low rail has no line to spare: the event takes the place of the seed.
        const bool room = bottom_ - v(148) - layout_.splits.bottom() >= v(40);
        const int line = room ? (layout_.splits.bottom() + bottom_ - v(148)) / 2 : y + v(33);
        layout_.ticker = Rect{x, line - v(12), left_.width, v(24)};
    }

    void place_doors()
    {
        const int height = v(44);
        const int step = v(52);
        layout_.menu = Rect{left_.x, bottom_ - height, left_.width, height};
        layout_.pause = layout_.menu.moved(0, -step);
        layout_.hint = layout_.pause.moved(0, -step);
        layout_.settings = Rect{right_.x, bottom_ - height, right_.width, height};
        layout_.fill_notes = layout_.settings.moved(0, -step);
        layout_.check = layout_.fill_notes.moved(0, -step);
        layout_.hint_card =
            Rect{right_.x - u(14), right_.y, right_.width + 2 * u(14), bottom_ - right_.y};
    }

    void place_modes_and_keys()
    {
        const Rect area{right_.x, right_.y, right_.width, v(112)};
        const std::vector<Rect> modes =
            grid_of_keys(area, mode_count, 2, Gaps{u(8), v(112) - 2 * v(52)}, v(52));
        std::copy(modes.begin(), modes.end(), layout_.modes.begin());
        const int columns = pad_columns(size_);
        const double gap = pad_gap(columns);
        const Rect pad{right_.x, right_.y + v(136), right_.width, v(216)};
        layout_.keys = grid_of_keys(pad, size_, columns, Gaps{u(gap), v(gap)}, v(64));
    }

    void place_tools()
    {
        const Rect line{right_.x, right_.y + v(376), right_.width, v(64)};
        const std::vector<Rect> tools = columns_of(line, 3, u(12));
        layout_.undo = tools[0];
        layout_.redo = tools[1];
        layout_.erase = tools[2];
    }

    const PlayFrame& frame_;
    int size_;
    PlayLayout layout_;
    Rect left_;
    Rect right_;
    int bottom_;
};

} // namespace

PlayLayout lay_out_cockpit(const PlayFrame& frame, int size)
{
    return Cockpit(frame, size).layout();
}

} // namespace game
