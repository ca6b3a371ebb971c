// Digits, and the bar below a wrong one.

#include <algorithm>
#include <cctype>
#include <cmath>

#include "game/widgets/board_drawing.h"
#include "game/widgets/board_notes.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::Square;

int rounded_to_int(double pixels)
{
    return static_cast<int>(std::lround(pixels));
}

int digit_size(const PlacedBoard& placed, const std::string& symbol)
{
    const bool letter = std::isalpha(static_cast<unsigned char>(symbol.front())) != 0;
    double share = letter ? 0.54 : 0.58;
    if (placed.grid().size() > 16)
        share = 0.60;
    if (symbol.size() == 2)
        share *= 0.84;
    return rounded_to_int(placed.cell() * share);
}

void draw_under_bar(Canvas& canvas, const PlacedBoard& placed, Rect area)
{
    const int side = placed.cell();
    const int height = std::max(rounded_to_int(2 * placed.unit()), rounded_to_int(side * 0.045));
    const Point middle = area.centre();
    canvas.rounded(Rect{middle.x - rounded_to_int(side * 0.2),
                        middle.y + rounded_to_int(side * 0.31), rounded_to_int(side * 0.4), height},
                   height / 2, Paint::Error);
}

constexpr int dimmed_by_hint = 34; // opacity, in percent, of a digit the hint is not about

struct DigitLook {
    bool wrong = false;
    int opacity = 100; // percent
    double scale = 1;
    int shift = 0; // to the right, in pixels
};

void draw_digit(Canvas& canvas,
                const PlacedBoard& placed,
                Cell cell,
                const Square& square,
                const DigitLook& look)
{
    const auto& [wrong, opacity, scale, shift] = look;
    const Rect area = placed.area_of(cell).moved(shift, 0);
    const std::string& symbol = placed.grid().symbol(square.digit);
    const Font font{Face::Numerals, square.given ? Weight::Bold : Weight::Medium,
                    rounded_to_int(digit_size(placed, symbol) * scale)};
    const Paint paint = wrong ? Paint::Error : square.given ? Paint::Given : Paint::Entry;
    canvas.text(symbol, area.centre(), Align::Centre, font, Tint(paint).faded(opacity));
    if (wrong)
        draw_under_bar(canvas, placed, area);
}

CellMotion motion_of(const BoardLook& look, Cell cell)
{
    return cell.index < look.motion.size() ? look.motion[cell.index] : CellMotion{};
}

void draw_leaving(Canvas& canvas, const PlacedBoard& placed, Cell cell, const CellMotion& motion)
{
    Square square;
    square.digit = motion.leaving;
    draw_digit(canvas, placed, cell, square,
               {.opacity = motion.leaving_opacity, .scale = motion.leaving_scale});
}

} // namespace

void draw_board_digits(Canvas& canvas,
                       const PlacedBoard& placed,
                       const Board& board,
                       const BoardLook& look,
                       const std::vector<MarkPosition>& marks)
{
    const NoteWriter notes(canvas, placed, marks, look.highlighted);
    for (Cell cell : placed.grid().cells()) {
        const Square& square = board[cell];
        const CellMotion motion = motion_of(look, cell);
        if (square.digit == engine::no_digit) {
            if (look.hint == nullptr)
                notes.write(cell, square);
            if (motion.leaving != engine::no_digit)
                draw_leaving(canvas, placed, cell, motion);
            continue;
        }
        const bool wrong =
            std::find(look.wrong.begin(), look.wrong.end(), cell) != look.wrong.end();
        const bool dimmed = look.hint != nullptr && !look.hint->cells.contains(cell);
        draw_digit(canvas, placed, cell, square,
                   {.wrong = wrong && look.hint == nullptr,
                    .opacity = (dimmed ? dimmed_by_hint : 100) * motion.opacity / 100,
                    .scale = motion.scale,
                    .shift = rounded_to_int(motion.shift * placed.unit())});
    }
}

// Small squares, as arcade machines had them.
void draw_board_sparks(Canvas& canvas, const PlacedBoard& placed, const std::vector<Spark>& sparks)
{
    const Rect board = placed.area();
    const double across = static_cast<double>(board.width) / placed.grid().columns();
    const double down = static_cast<double>(board.height) / placed.grid().rows();
    const int side = std::max(2, rounded_to_int(2.5 * placed.unit()));
    for (const Spark& spark : sparks)
        canvas.fill(Rect{board.x + rounded_to_int(spark.column * across) - side / 2,
                         board.y + rounded_to_int(spark.row * down) - side / 2, side, side},
                    Tint(Paint::Ok).faded(spark.opacity));
}

} // namespace game
