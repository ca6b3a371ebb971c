// Digits, and the bar below a wrong one.

#include <algorithm>
#include <cctype>
#include <cmath>

#include "game/widgets/board_drawing.h"
#include "game/widgets/board_notes.h"
#include "game/widgets/board_tints.h"

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
    bool on_gold = false;
    int opacity = 100; // percent
    double scale = 1;
    int shift = 0; // to the right, in pixels
};

Paint paint_of(const Square& square, const DigitLook& look)
{
    if (look.on_gold)
        return Paint::Black;
    if (look.wrong)
        return Paint::Error;
    return square.given ? Paint::Given : Paint::Entry;
}

void draw_digit(Canvas& canvas,
                const PlacedBoard& placed,
                Cell cell,
                const Square& square,
                const DigitLook& look)
{
    const Rect area = placed.area_of(cell).moved(look.shift, 0);
    const std::string& symbol = placed.grid().symbol(square.digit);
    const Font font{Face::Numerals, square.given ? Weight::Bold : Weight::Medium,
                    rounded_to_int(digit_size(placed, symbol) * look.scale)};
    canvas.text(symbol, area.centre(), Align::Centre, font,
                Tint(paint_of(square, look)).faded(look.opacity));
    if (look.wrong)
        draw_under_bar(canvas, placed, area);
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
    const NoteWriter notes(canvas, placed, marks, look);
    for (Cell cell : placed.grid().cells()) {
        const Square& square = board[cell];
        const CellMotion motion = look.moment != nullptr ? look.moment->of(cell) : CellMotion{};
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
        const int left = 100 - (100 - dimmed_by_hint) * look.hint_moment.dim / 100;
        draw_digit(canvas, placed, cell, square,
                   {.wrong = wrong && look.hint == nullptr,
                    .on_gold = motion.gold >= wave_makes_black,
                    .opacity = (dimmed ? left : 100) * motion.opacity / 100,
                    .scale = motion.scale,
                    .shift = rounded_to_int(motion.shift * placed.unit())});
    }
}

} // namespace game
