// Digits, and the bar under one that is wrong.

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

constexpr int dimmed_by_hint = 34; // percent of a digit the hint is not about

void draw_digit(Canvas& canvas,
                const PlacedBoard& placed,
                Cell cell,
                const Square& square,
                bool wrong,
                int opacity)
{
    const Rect area = placed.area_of(cell);
    const std::string& symbol = placed.grid().symbol(square.digit);
    const Font font{Face::Figures, square.given ? Weight::Bold : Weight::Medium,
                    digit_size(placed, symbol)};
    const Paint paint = wrong ? Paint::Error : square.given ? Paint::Given : Paint::Entry;
    canvas.text(symbol, area.centre(), Align::Centre, font, Tint(paint).faded(opacity));
    if (wrong)
        draw_under_bar(canvas, placed, area);
}

} // namespace

void draw_board_digits(Canvas& canvas,
                       const PlacedBoard& placed,
                       const Board& board,
                       const BoardLook& look,
                       const std::vector<MarkPlace>& marks)
{
    const NoteWriter notes(canvas, placed, marks, look.highlighted);
    for (Cell cell : placed.grid().cells()) {
        const Square& square = board[cell];
        if (square.digit == engine::no_digit) {
            if (look.hint == nullptr)
                notes.write(cell, square);
            continue;
        }
        const bool wrong =
            std::find(look.wrong.begin(), look.wrong.end(), cell) != look.wrong.end();
        const bool dimmed = look.hint != nullptr && !look.hint->cells.contains(cell);
        draw_digit(canvas, placed, cell, square, wrong && look.hint == nullptr,
                   dimmed ? dimmed_by_hint : 100);
    }
}

} // namespace game
