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

    double length() const { return 2 * half() + side(); } // of either half

    // Calls `show` with rectangles that cover the line from one length to another.
    template <typename Show>
    void cover(double from, double to, double width, Show show) const
    {
        for (const int way : {-1, 1}) {
            double begins = 0;
            for (const double leg : {half(), side(), half()}) {
                const double first = std::max(from, begins);
                const double last = std::min(to, begins + leg);
                if (first < last)
                    show(band(at(first, way), at(last, way), width));
                begins += leg;
            }
        }
    }

    // Where the line is after this length, on that side, -1 or 1.
    Spot at(double length, int way) const
    {
        const double beside = way < 0 ? left_ : right_;
        if (length <= half())
            return {centre_ + way * length, bottom_};
        if (length <= half() + side())
            return {beside, bottom_ - (length - half())};
        return {beside - way * (length - half() - side()), top_};
    }

private:
    double half() const { return (right_ - left_) / 2; }
    double side() const { return bottom_ - top_; }

    // With half the width on all sides, so that corners are closed.
    static Rect band(Spot one, Spot other, double width)
    {
        const int x = rounded(std::min(one.x, other.x) - width / 2);
        const int y = rounded(std::min(one.y, other.y) - width / 2);
        return Rect{x, y, rounded(std::max(one.x, other.x) + width / 2) - x,
                    rounded(std::max(one.y, other.y) + width / 2) - y};
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
                               Tint(Paint::Thin, Paint::Background, 25));
        if (look_.left <= 0)
            return;
        if (canvas_.style().glows)
            draw_glow();
        draw_line(wide * unit_, look_.edge);
        draw_line((wide - 2 * edge) * unit_, look_.inside);
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
            way_.cover(at, at + part, wide * unit_,
                       [&](Rect area) { canvas_.glow(area, blur, Tint(look_.inside).faded(55)); });
    }

    void draw_ends() const
    {
        const int radius = rounded(4 * unit_);
        for (const int way : {-1, 1}) {
            const Spot end = way_.at(length(), way);
            canvas_.rounded(
                Rect{rounded(end.x) - radius, rounded(end.y) - radius, 2 * radius, 2 * radius},
                radius, look_.edge);
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
