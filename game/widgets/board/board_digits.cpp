// Digits, and the bar below a wrong one.

#include <algorithm>
#include <cctype>
#include <cmath>

#include "engine/base/letters.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/board_notes.h"
#include "game/widgets/board/board_tints.h"
#include "game/widgets/board/symbol.h"

namespace game {
namespace {

using engine::Cell;
using engine::DigitSet;
using engine::Square;

int digit_size(const PlacedBoard& placed, engine::Digit digit)
{
    const std::string& symbol = placed.grid().symbol(digit);
    const bool letter = symbol.size() == 1 && engine::is_letter(symbol.front());
    double share = letter ? 0.54 : 0.58;
    if (placed.grid().size() > 16)
        share = 0.60;
    if (engine::characters_in(symbol) == 2)
        share *= 0.84;
    return rounded(placed.cell() * share);
}

void draw_under_bar(Canvas& canvas, const PlacedBoard& placed, Rect area)
{
    const int side = placed.cell();
    const int height =
        std::max(rounded(std::min(3 * placed.unit(), side * 0.07)), rounded(side * 0.045));
    const Point middle = area.centre();
    canvas.rounded(Rect{middle.x - rounded(side * 0.2), middle.y + rounded(side * 0.31),
                        rounded(side * 0.4), height},
                   height / 2, Paint::Error);
}

// The opacity, in percent, of a digit that a hint is not about. Both can still be read: on paper
// they have a contrast of 3 to 1.
constexpr int dimmed_given = 52;
constexpr int dimmed_entry = 66;

struct DigitLook {
    bool wrong = false;
    bool on_gold = false;
    bool lit = false; // by the light that has just passed
    bool revealed = false;
    int selected = 0;  // see selected_share()
    int opacity = 100; // percent
    double scale = 1;
    int shift = 0; // to the right, in pixels
};

Tint ink_of(const Square& square, const DigitLook& look)
{
    if (look.on_gold)
        return Paint::Black;
    if (look.wrong)
        return Paint::Wrong;
    if (square.given || look.lit)
        return on_selection(Paint::Given, Paint::SelectedGiven, look.selected);
    return look.revealed ? on_selection(Paint::Ink2, Paint::SelectedNote, look.selected)
                         : on_selection(Paint::Entry, Paint::SelectedEntry, look.selected);
}

Weight weight_of(const Square& square, const DigitLook& look)
{
    if (square.given)
        return Weight::Bold;
    return look.revealed ? Weight::Regular : Weight::Medium;
}

void draw_digit(Canvas& canvas,
                const PlacedBoard& placed,
                Cell cell,
                const Square& square,
                const DigitLook& look)
{
    const Rect area = placed.area_of(cell).moved(look.shift, 0);
    const Font font{Face::Numerals, weight_of(square, look),
                    rounded(digit_size(placed, square.digit) * look.scale)};
    draw_symbol(canvas, placed.grid(), square.digit, area.centre(), font,
                ink_of(square, look).faded(look.opacity),
                square.given ? SymbolForm::Solid : SymbolForm::Outlined);
    if (look.wrong)
        draw_under_bar(canvas, placed, area);
}

void draw_leaving(
    Canvas& canvas, const PlacedBoard& placed, Cell cell, const CellMotion& motion, int selected)
{
    Square square;
    square.digit = motion.leaving;
    draw_digit(
        canvas, placed, cell, square,
        {.selected = selected, .opacity = motion.leaving_opacity, .scale = motion.leaving_scale});
}

// The notes of the cell with those that are gone and fade at the place where they were.
Square with_leaving_notes(Square square, Cell cell, const BoardMoment& moment)
{
    for (const NoteMotion& note : moment.notes) {
        if (!note.leaving || note.cell != cell)
            continue;
        engine::DigitSet& notes =
            note.kind == NoteKind::Corner ? square.corner_notes : square.centre_notes;
        notes = notes.with(note.digit);
    }
    return square;
}

NoteMotion motion_of(Cell cell, const NoteSlot& slot, const BoardMoment& moment)
{
    const auto moves = [&](const NoteMotion& motion) {
        return motion.cell == cell && motion.digit == slot.digit &&
               (!slot.kind || motion.kind == *slot.kind);
    };
    const auto found = std::ranges::find_if(moment.notes, moves);
    return found == moment.notes.end() ? NoteMotion{} : *found;
}

void draw_notes(const BoardDrawing& drawing, Cell cell, const NotePlaces& places)
{
    const auto& [canvas, placed, board, look] = drawing;
    const bool moves = look.moment != nullptr && look.moment->of(cell).notes_move;
    const NotePlaces::Text text = text_below_notes(board, cell);
    const std::vector<NoteSlot> slots = places.of(
        cell, moves ? with_leaving_notes(board[cell], cell, *look.moment) : board[cell], text);
    const int selected = selected_share(look, cell);
    if (text == NotePlaces::Text::Below)
        places.draw_text(canvas, board, cell,
                         on_selection(Paint::Note, Paint::SelectedNote, selected));
    if (slots.empty())
        return;
    const engine::Grid& grid = placed.grid();
    const DigitSet struck = look.struck.empty() ? DigitSet{} : look.struck[cell.index];
    for (const NoteSlot& slot : slots) {
        const engine::PencilNote note{cell, slot.digit};
        const engine::Digit colour = board.drawing().colour_of(note);
        if (colour != engine::no_digit)
            draw_note_disc(canvas, slot, colour);
        const NoteMotion motion = moves ? motion_of(cell, slot, *look.moment) : NoteMotion{};
        // The disc of a coloured note covers the selection.
        draw_note(canvas, grid, slot,
                  {.lit = slot.digit == look.highlighted,
                   .struck = struck.has(slot.digit),
                   .faint = !look.possible.empty() && look.possible[cell.index].has(slot.digit),
                   .selected = colour == engine::no_digit ? selected : 0,
                   .scale = motion.scale,
                   .opacity = motion.opacity});
        if (look.link_start == note)
            draw_note_ring(canvas, slot, placed.unit());
    }
}

} // namespace

void draw_board_digits(const BoardDrawing& drawing, const NotePlaces& places)
{
    const auto& [canvas, placed, board, look] = drawing;
    for (Cell cell : placed.grid().cells()) {
        const Square& square = board[cell];
        const CellMotion motion = look.moment != nullptr ? look.moment->of(cell) : CellMotion{};
        if (square.digit == engine::no_digit) {
            if (look.hint == nullptr && look.notes)
                draw_notes(drawing, cell, places);
            if (motion.leaving != engine::no_digit)
                draw_leaving(canvas, placed, cell, motion, selected_share(look, cell));
            continue;
        }
        const bool dimmed = look.hint != nullptr && !look.hint->cells.contains(cell);
        const int least = square.given ? dimmed_given : dimmed_entry;
        const int left = 100 - (100 - least) * look.hint_moment.dim / 100;
        draw_digit(canvas, placed, cell, square,
                   {.wrong = look.hint == nullptr && holds(look.wrong, cell),
                    .on_gold = motion.gold >= wave_makes_black,
                    .lit = motion.lit,
                    .revealed = holds(look.revealed, cell),
                    .selected = selected_share(look, cell),
                    .opacity = (dimmed ? left : 100) * motion.opacity / 100,
                    .scale = motion.scale,
                    .shift = rounded(motion.shift * placed.unit())});
    }
}

} // namespace game
