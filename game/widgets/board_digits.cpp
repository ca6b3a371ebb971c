// Digits, pencil notes, and the bar under a digit that is wrong.

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "game/widgets/board_drawing.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::Digit;
using engine::DigitSet;
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

void draw_digit(
    Canvas& canvas, const PlacedBoard& placed, Cell cell, const Square& square, bool wrong)
{
    const Rect area = placed.area_of(cell);
    const std::string& symbol = placed.grid().symbol(square.digit);
    const Font font{Face::Figures, square.given ? Weight::Bold : Weight::Medium,
                    digit_size(placed, symbol)};
    const Paint paint = wrong ? Paint::Error : square.given ? Paint::Given : Paint::Entry;
    canvas.text(symbol, area.centre(), Align::Centre, font, paint);
    if (wrong)
        draw_under_bar(canvas, placed, area);
}

struct NoteLook {
    Font font;
    Paint paint;
};

NoteLook note_look(Digit note, Digit highlighted, int size)
{
    if (note == highlighted)
        return NoteLook{{Face::Words, Weight::Bold, size}, Paint::Entry};
    return NoteLook{{Face::Words, Weight::Medium, size}, Paint::Note};
}

bool carries_region_mark(const PlacedBoard& placed, Cell cell)
{
    const int region = placed.geometry().regions[cell.index];
    return region >= 0 && mark_cell(placed.grid().house(region)) == cell;
}

void draw_corner_notes(
    Canvas& canvas, const PlacedBoard& placed, Cell cell, DigitSet notes, const BoardLook& look)
{
    const Rect area = placed.area_of(cell);
    const int side = placed.cell();
    const int size = std::max(rounded_to_int(10 * placed.unit()), rounded_to_int(side * 0.205));
    const int near = rounded_to_int(std::max(side * 0.18, 8.5 * placed.unit()));
    const int far = side - near;
    const int middle = side / 2;
    std::vector<Point> slots = {{near, near},   {far, near},   {near, far},    {far, far},
                                {middle, near}, {middle, far}, {near, middle}, {far, middle}};
    if (carries_region_mark(placed, cell))
        slots.erase(slots.begin() + 3);

    std::size_t slot = 0;
    for (Digit note : notes) {
        if (slot == slots.size())
            break;
        const NoteLook note_as = note_look(note, look.highlighted, size);
        canvas.text(placed.grid().symbol(note),
                    Point{area.x + slots[slot].x, area.y + slots[slot].y}, Align::Centre,
                    note_as.font, note_as.paint);
        ++slot;
    }
}

double centre_note_share(int count)
{
    if (count <= 3)
        return 0.25;
    if (count == 4)
        return 0.22;
    return count == 5 ? 0.18 : 0.15;
}

void draw_centre_notes(
    Canvas& canvas, const PlacedBoard& placed, Cell cell, DigitSet notes, const BoardLook& look)
{
    const Rect area = placed.area_of(cell);
    const int size = std::max(rounded_to_int(placed.cell() * centre_note_share(notes.count())), 6);
    const Font font{Face::Words, Weight::Medium, size};
    const double space = size * 0.13;
    double width = 0;
    for (Digit note : notes)
        width += canvas.width_of(placed.grid().symbol(note), font) + space;

    double left = area.x + (placed.cell() - width) / 2;
    for (Digit note : notes) {
        const std::string& symbol = placed.grid().symbol(note);
        const NoteLook note_as = note_look(note, look.highlighted, size);
        const double slot = canvas.width_of(symbol, font) + space;
        canvas.text(symbol, Point{rounded_to_int(left + slot / 2), area.centre().y}, Align::Centre,
                    note_as.font, note_as.paint);
        left += slot;
    }
}

} // namespace

void draw_board_digits(Canvas& canvas,
                       const PlacedBoard& placed,
                       const Board& board,
                       const BoardLook& look)
{
    for (Cell cell : placed.grid().cells()) {
        const Square& square = board[cell];
        const bool wrong =
            std::find(look.wrong.begin(), look.wrong.end(), cell) != look.wrong.end();
        if (square.digit != engine::no_digit) {
            draw_digit(canvas, placed, cell, square, wrong);
            continue;
        }
        draw_corner_notes(canvas, placed, cell, square.corner_notes, look);
        if (!square.centre_notes.empty())
            draw_centre_notes(canvas, placed, cell, square.centre_notes, look);
    }
}

} // namespace game
