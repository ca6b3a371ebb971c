// The numbers of rows and columns, by which hints name them: at the left and above if there is free
// space, else in place of the marks.

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/count.h"

#include "game/ui/rounding.h"
#include "game/widgets/board/board_drawing.h"

namespace game {
namespace {

using engine::Place;

constexpr double usual_distance = 11; // units, from the frame to the centre of a number
constexpr int air = 3;                // pixels of a strip that stay free

class NumberPlacer {
public:
    NumberPlacer(const TextMeasure& measure, const PlacedBoard& placed, const NumberRoom& room)
        : measure_(measure), placed_(placed), grid_(placed.grid()), room_(room)
    {
        const double unit = placed.unit();
        font_.size = rounded_down(std::clamp(placed.cell() * 0.28, 10 * unit, 13 * unit));
    }

    // Where numbers would touch, those that are their line's only number are kept.
    std::vector<LineNumber> numbers() &&
    {
        const Rect frame = room_.frame;
        const Rect board = placed_.area();
        const BoardGeometry& geometry = placed_.geometry();
        const int widest = measure_.width_of(std::to_string(grid_.rows()), font_);
        const int capitals = font_.size * 3 / 4;
        place(Lines{.are_rows = true,
                    .middles = middles_of(board.y, geometry.tops, frame.y, frame.bottom()),
                    .before = frame.x,
                    .after = frame.right(),
                    .strip = room_.free.left >= widest + air ? room_.free.left : 0});
        place(Lines{.are_rows = false,
                    .middles = middles_of(board.x, geometry.lefts, frame.x, frame.right()),
                    .before = frame.y,
                    .after = frame.bottom(),
                    .strip = room_.free.above >= capitals + air ? room_.free.above : 0});
        for (const LineNumber& repeated : repeated_)
            keep(repeated);
        return std::move(numbers_);
    }

private:
    struct Lines {
        bool are_rows;
        std::vector<std::optional<int>> middles; // nothing for lines that are not visible
        int before;                              // the frame's edge where they begin
        int after;                               // the frame's edge where they end
        int strip;                               // free space before the frame; 0: too little
    };

    std::vector<std::optional<int>>
    middles_of(int begin, const std::vector<int>& starts, int from, int to) const
    {
        std::vector<std::optional<int>> middles;
        for (int start : starts) {
            const int middle = begin + start + placed_.cell() / 2;
            const bool is_seen = middle >= from && middle < to;
            middles.push_back(is_seen ? std::optional(middle) : std::nullopt);
        }
        return middles;
    }

    // At the start of each line and, if squares leave a gap in it, after the gap.
    void place(const Lines& lines)
    {
        for (int line = 0; line < engine::count_of(lines.middles); ++line) {
            const auto middle = lines.middles[line];
            if (!middle)
                continue;
            bool is_first = true;
            for (int across : starts_of(lines, line)) {
                const LineNumber number = number_at(line, lines.are_rows ? Point{across, *middle}
                                                                         : Point{*middle, across});
                if (std::exchange(is_first, false))
                    keep(number);
                else
                    repeated_.push_back(number);
            }
        }
    }

    std::vector<int> starts_of(const Lines& lines, int line) const
    {
        if (room_.is_zoomed)
            return {outside(lines)};
        std::vector<int> starts;
        const int length = lines.are_rows ? grid_.columns() : grid_.rows();
        const auto cell_at = [&](int index) {
            return grid_.cell_at(lines.are_rows ? Place{line, index} : Place{index, line});
        };
        for (int index = 0; index < length; ++index) {
            const auto cell = cell_at(index);
            if (!cell || cell_at(index - 1))
                continue;
            if (index == 0)
                starts.push_back(outside(lines));
            else if (lines.are_rows)
                starts.push_back(placed_.area_of(*cell).x - placed_.gaps_around(*cell).left -
                                 distance());
            else
                starts.push_back(placed_.area_of(*cell).y - placed_.gaps_around(*cell).above -
                                 distance());
        }
        return starts;
    }

    int outside(const Lines& lines) const
    {
        if (lines.strip == 0)
            return lines.after + rounded(room_.gutter * placed_.unit());
        return lines.before - std::min(distance(), (lines.strip + 1) / 2);
    }

    int distance() const { return rounded_down(usual_distance * placed_.unit()); }

    LineNumber number_at(int line, Point at) const
    {
        const std::string text = std::to_string(line + 1);
        const Size size{measure_.width_of(text, font_), font_.size};
        const Rect area{at.x - size.width / 2, at.y - size.height / 2, size.width, size.height};
        return {text, at, area, font_};
    }

    void keep(const LineNumber& number)
    {
        const auto touches = [&](const LineNumber& other) {
            return touch(number.area.inset(-1), other.area);
        };
        if (std::ranges::none_of(numbers_, touches))
            numbers_.push_back(number);
    }

    const TextMeasure& measure_;
    const PlacedBoard& placed_;
    const engine::Grid& grid_;
    const NumberRoom& room_;
    Font font_{Face::Text, Weight::Medium, 0};
    std::vector<LineNumber> numbers_;
    std::vector<LineNumber> repeated_; // further numbers of lines that already have one
};

bool stands_on(const MarkPosition& mark, const LineNumber& number)
{
    const double x = std::clamp<double>(mark.spot.x, number.area.x, number.area.right());
    const double y = std::clamp<double>(mark.spot.y, number.area.y, number.area.bottom());
    return std::hypot(mark.spot.x - x, mark.spot.y - y) < mark.radius;
}

} // namespace

std::vector<LineNumber>
number_positions(const TextMeasure& measure, const PlacedBoard& placed, const NumberRoom& room)
{
    return NumberPlacer(measure, placed, room).numbers();
}

void make_way(std::vector<MarkPosition>& marks, const std::vector<LineNumber>& numbers)
{
    std::erase_if(marks, [&](const MarkPosition& mark) {
        return !mark.corner && std::ranges::any_of(numbers, [&](const LineNumber& number) {
            return stands_on(mark, number);
        });
    });
}

void draw_board_numbers(Canvas& canvas, const std::vector<LineNumber>& numbers)
{
    for (const LineNumber& number : numbers)
        canvas.text(number.text, number.at, Align::Centre, number.font, Paint::Ink2);
}

} // namespace game
