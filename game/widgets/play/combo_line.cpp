#include "game/widgets/play/combo_line.h"

#include <algorithm>

#include "game/ui/rounding.h"

namespace game {
namespace {

constexpr double outside = 3; // units from the frame
constexpr double wide = 5;    // units, with its edges
constexpr double edge = 1;
constexpr double dash = 8;
constexpr double between_dashes = 6;
constexpr double corner_radius = 7;
constexpr int glowing_parts = 12; // of either half

// The way of the line, whose middle is `away` pixels outside of the board. Lengths along it are
// counted from the middle below, on both sides alike.
class ComboWay {
public:
    ComboWay(Rect board, double away)
        : left_(board.x - away),
          top_(board.y - away),
          right_(board.right() + away),
          bottom_(board.bottom() + away),
          centre_((left_ + right_) / 2)
    {
    }

    double length() const { return right_ - left_ + bottom_ - top_; } // of either half

    // Calls `show` with rectangles that cover the line from one length to another.
    template <typename Show>
    void cover(double from, double to, double width, Show show) const
    {
        const double half = (right_ - left_) / 2;
        const double side = bottom_ - top_;
        for (const int way : {-1, 1}) {
            const double beside = way < 0 ? left_ : right_;
            const auto across = [&](double y, double one, double other) {
                show(band(std::min(one, other), y, std::max(one, other), y, width));
            };
            if (from < half)
                across(bottom_, centre_ + way * from, centre_ + way * std::min(to, half));
            if (to > half && from < half + side)
                show(band(beside, bottom_ - (std::min(to, half + side) - half), beside,
                          bottom_ - (std::max(from, half) - half), width));
            if (to > half + side)
                across(top_, beside - way * (std::max(from, half + side) - half - side),
                       beside - way * (to - half - side));
        }
    }

    // Where the line ends on that side, -1 or 1.
    Spot end(double length, int way) const
    {
        const double half = (right_ - left_) / 2;
        const double side = bottom_ - top_;
        const double beside = way < 0 ? left_ : right_;
        if (length <= half)
            return Spot::at(centre_ + way * length, bottom_);
        if (length <= half + side)
            return Spot::at(beside, bottom_ - (length - half));
        return Spot::at(beside - way * (length - half - side), top_);
    }

private:
    // With half the width on all sides, so that corners are closed.
    static Rect band(double left, double top, double right, double bottom, double width)
    {
        const int x = rounded(left - width / 2);
        const int y = rounded(top - width / 2);
        return Rect{x, y, rounded(right + width / 2) - x, rounded(bottom + width / 2) - y};
    }

    double left_;
    double top_;
    double right_;
    double bottom_;
    double centre_;
};

class ComboLine {
public:
    ComboLine(Canvas& canvas, Rect board, const ComboLineLook& look, Scale scale)
        : canvas_(canvas),
          board_(board),
          look_(look),
          unit_(scale.unit),
          way_(board, (outside + wide / 2) * scale.unit)
    {
    }

    void draw() const
    {
        const int around = rounded((outside + wide) * unit_);
        canvas_.rounded_border(board_.inset(-around), rounded(corner_radius * unit_), wide * unit_,
                               Tint(Paint::Line, Paint::Background, 25));
        if (look_.left <= 0)
            return;
        if (canvas_.style().glows)
            draw_glow();
        draw_line(wide * unit_, Paint::Gold);
        draw_line((wide - 2 * edge) * unit_, Paint::GoldFill);
        if (look_.has_ends)
            draw_ends();
    }

private:
    double length() const { return way_.length() * std::min(1.0, look_.left); }

    void draw_line(double width, Paint paint) const
    {
        const auto fill = [&](Rect area) {
            canvas_.fill(area, paint);
        };
        if (!look_.is_dashed)
            return way_.cover(0, length(), width, fill);
        for (double at = 0; at < length(); at += (dash + between_dashes) * unit_)
            way_.cover(at, std::min(length(), at + dash * unit_), width, fill);
    }

    // In parts that keep their size, so that their light is computed once.
    void draw_glow() const
    {
        const int blur = std::max(2, rounded(5 * unit_));
        const double part = way_.length() / glowing_parts;
        for (double at = 0; at + part <= length() + 0.5; at += part)
            way_.cover(at, at + part, wide * unit_, [&](Rect area) {
                canvas_.glow(area, blur, Tint(Paint::GoldFill).faded(55));
            });
    }

    void draw_ends() const
    {
        const int radius = rounded(4 * unit_);
        for (const int way : {-1, 1}) {
            const Spot end = way_.end(length(), way);
            canvas_.rounded(
                Rect{rounded(end.x) - radius, rounded(end.y) - radius, 2 * radius, 2 * radius},
                radius, Paint::Gold);
        }
    }

    Canvas& canvas_;
    Rect board_;
    const ComboLineLook& look_;
    double unit_;
    ComboWay way_;
};

} // namespace

void draw_combo_line(Canvas& canvas, Rect board, const ComboLineLook& look, Scale scale)
{
    ComboLine(canvas, board, look, scale).draw();
}

} // namespace game
