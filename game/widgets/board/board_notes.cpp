#include "game/widgets/board/board_notes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/table.h"
#include "engine/grid/symbols.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/symbol.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::DigitSet;

constexpr double min_size = 9; // in units
constexpr double easy_size = 12;
constexpr int beside_cage_line = 5; // pixels from the edge of its line, which is up to 2 wide

// The size of a note in its fixed place. Colours are large, so that their pips can be counted.
double share_of_place(const engine::Grid& grid)
{
    return symbol_set_of(grid) == engine::SymbolSet::Colours ? 0.8 : 0.6;
}

double line_share(int notes)
{
    if (notes <= 3)
        return 0.25;
    if (notes == 4)
        return 0.22;
    return notes == 5 ? 0.18 : 0.15;
}

} // namespace

NotePlaces::NotePlaces(const TextMeasure& measure,
                       const PlacedBoard& placed,
                       const engine::Board& board,
                       std::span<const MarkPosition> marks,
                       bool in_places,
                       std::pmr::memory_resource& memory)
    : measure_(measure),
      placed_(placed),
      in_places_(in_places),
      taken_(placed.grid().cells().size(), 0, &memory),
      least_{Face::Text, Weight::Medium, rounded(min_size * placed.unit())}
{
    for (const MarkPosition& mark : marks) {
        const bool is_region = placed.grid().house(mark.house).kind == engine::HouseKind::Region;
        if (mark.corner && !(is_region && marks_lean(placed)))
            take(mark.cell, *mark.corner);
    }
    for (const engine::Cage& cage : placed.grid().cages()) {
        if (cage.has_sum())
            take(*std::ranges::min_element(cage.cells), Corner::TopLeft);
    }
    for (const Digit digit : engine::DigitSet::up_to(placed.grid().size()))
        widest_ = std::max(widest_, symbol_width(measure, placed.grid(), digit, least_));
    if (!has_cages())
        return;
    for (const unsigned corners : taken_)
        taken_somewhere_ |= corners;
    in_places_ = in_places_ || std::ranges::any_of(placed.grid().cells(), [&](Cell cell) {
                     return board[cell].digit == engine::no_digit && !has_room(cell, board[cell]);
                 });
}

void NotePlaces::take(Cell cell, Corner corner)
{
    taken_[cell.index] |= 1u << engine::index_of(corner);
}

bool NotePlaces::is_taken(Cell cell, Corner corner) const
{
    const unsigned taken = in_places_ ? taken_[cell.index] | taken_somewhere_ : taken_[cell.index];
    return (taken >> engine::index_of(corner) & 1) != 0;
}

std::vector<NoteSlot> NotePlaces::of(Cell cell, const engine::Square& square, Text text) const
{
    if (in_places_ || !has_room(cell, square) || text == Text::Below) {
        Rect area = free_area(cell);
        area.height -= text == Text::Below ? text_strip() : 0;
        return in_fixed_places(square.corner_notes.with(square.centre_notes), area);
    }
    std::vector<NoteSlot> slots;
    add_corners(cell, square.corner_notes, slots);
    add_line(cell, square.centre_notes, line_font(square.centre_notes.count()), slots);
    return slots;
}

// For corner notes in the corners and centre notes on a line.
bool NotePlaces::has_room(Cell cell, const engine::Square& square) const
{
    const DigitSet line = square.centre_notes;
    return square.corner_notes.count() <= free_corners(cell).count &&
           (line.empty() || fits_on_a_line(line, line_font(line.count())));
}

NotePlaces::Places NotePlaces::free_corners(Cell cell) const
{
    const int side = placed_.cell();
    const int near = rounded(std::max(side * 0.18, 8.5 * placed_.unit()));
    const int far = side - near;
    const int middle = side / 2;
    const std::array corners = {
        std::pair{Corner::TopLeft, Point{near, near}},
        std::pair{Corner::TopRight, Point{far, near}},
        std::pair{Corner::BottomLeft, Point{near, far}},
        std::pair{Corner::BottomRight, Point{far, far}},
    };
    Places free;
    for (const auto& [corner, place] : corners) {
        if (!is_taken(cell, corner))
            free.add(place);
    }
    // Three notes fit side by side only if there is enough room.
    if (side - 2 * near >= 2 * rounded(9 * placed_.unit())) {
        for (Point place : {Point{middle, near}, {middle, far}, {near, middle}, {far, middle}})
            free.add(place);
    }
    return free;
}

void NotePlaces::add_corners(Cell cell, DigitSet notes, std::vector<NoteSlot>& slots) const
{
    if (notes.empty())
        return;
    const Rect area = placed_.area_of(cell);
    const int size = std::max(rounded(10 * placed_.unit()), rounded(placed_.cell() * 0.205));
    const Font font{Face::Text, Weight::Medium, size};
    const Places places = free_corners(cell);
    const Point* place = places.all.begin();
    for (Digit note : notes) {
        slots.push_back({.digit = note,
                         .at = Point{area.x + place->x, area.y + place->y},
                         .font = font,
                         .room = size,
                         .kind = NoteKind::Corner});
        ++place;
    }
}

Font NotePlaces::line_font(int notes) const
{
    return Font{Face::Text, Weight::Medium,
                std::max(rounded(placed_.cell() * line_share(notes)), least_.size)};
}

// The space between two notes on a line; numbers with two digits must not run together.
double NotePlaces::space_after(Font font) const
{
    return font.size * (are_single(placed_.grid()) ? 0.13 : 0.4);
}

double NotePlaces::slot_width(Digit note, Font font) const
{
    return symbol_width(measure_, placed_.grid(), note, font) + space_after(font);
}

bool NotePlaces::fits_on_a_line(DigitSet notes, Font font) const
{
    const double margin =
        has_cages() ? 2.0 * (cage_inset(placed_) + beside_cage_line) : 4 * placed_.unit();
    double width = 0;
    for (Digit note : notes)
        width += slot_width(note, font);
    return width - space_after(font) <= placed_.cell() - margin;
}

void NotePlaces::add_line(Cell cell, DigitSet notes, Font font, std::vector<NoteSlot>& slots) const
{
    const Rect area = placed_.area_of(cell);
    double width = 0;
    for (Digit note : notes)
        width += slot_width(note, font);

    double left = area.x + (placed_.cell() - width) / 2;
    for (Digit note : notes) {
        const double slot = slot_width(note, font);
        slots.push_back({.digit = note,
                         .at = Point{rounded(left + slot / 2), area.centre().y},
                         .font = font,
                         .room = rounded(slot),
                         .kind = NoteKind::Centre});
        left += slot;
    }
}

// The part of the cell without marks and sums.
Rect NotePlaces::free_area(Cell cell) const
{
    const int margin = has_cages() ? cage_inset(placed_) + 1 : 1;
    const int strip = rounded(std::max(placed_.cell() * 0.2, 8 * placed_.unit()));
    const bool above = is_taken(cell, Corner::TopLeft, Corner::TopRight);
    const bool below = is_taken(cell, Corner::BottomLeft, Corner::BottomRight);
    Rect area = placed_.area_of(cell).inset(margin);
    area.y += above ? strip : 0;
    area.height -= (above ? strip : 0) + (below ? strip : 0);
    return area;
}

// Every digit has a fixed position: 1 is at the top left.
std::vector<NoteSlot> NotePlaces::in_fixed_places(DigitSet notes, Rect area) const
{
    const int size = placed_.grid().size();
    const int columns = rounded_up(std::sqrt(size));
    const int rows = (size + columns - 1) / columns;
    const double across = ratio(area.width, columns);
    const double down = ratio(area.height, rows);
    const bool readable = widest_ + 1 <= across && least_.size <= down;
    const int room = rounded(std::min(across, down));
    // In small cells they fill more of their places, up to a size that is easily read; beside
    // cages they keep away from the lines.
    const double usual = std::min(across, down) * share_of_place(placed_.grid());
    const double easy =
        has_cages() ? 0 : std::min(easy_size * placed_.unit(), std::min(across, down) * 0.8);
    const Font font{Face::Text, Weight::Medium,
                    std::max(least_.size, rounded(std::max(usual, easy)))};
    std::vector<NoteSlot> slots;
    for (Digit note : notes) {
        const int index = note - 1;
        const Point at{rounded(area.x + across * (index % columns + 0.5)),
                       rounded(area.y + down * (index / columns + 0.5))};
        slots.push_back({.digit = note, .at = at, .font = font, .room = room, .is_dot = !readable});
    }
    return slots;
}

int NotePlaces::text_strip() const
{
    return rounded(std::max(placed_.cell() * 0.26, 8 * placed_.unit()));
}

void NotePlaces::draw_text(Canvas& canvas, const engine::Board& board, Cell cell, Tint ink) const
{
    constexpr int least = 4; // pixels
    const std::string& text = board.drawing().text_in(cell);
    Rect area = free_area(cell);
    const engine::Square& square = board[cell];
    if (!square.corner_notes.with(square.centre_notes).empty()) {
        const int strip = std::min(text_strip(), area.height);
        area = Rect{area.x, area.bottom() - strip, area.width, strip};
    }
    const int width = area.width - 2 * std::max(1, rounded(2 * placed_.unit()));
    Font font{Face::Text, Weight::Medium,
              std::min(rounded(placed_.cell() * 0.26), rounded(area.height * 0.9))};
    while (font.size > least && measure_.width_of(text, font) > width)
        --font.size;
    draw_shortened(canvas, text, area.centre(), Align::Centre, font, width, ink);
}

NotePlaces::Text text_below_notes(const engine::Board& board, Cell cell)
{
    return board.drawing().text_in(cell).empty() ? NotePlaces::Text::None : NotePlaces::Text::Below;
}

namespace {

Tint ink_of(const NoteLook& look)
{
    if (look.struck || (look.faint && !look.lit))
        return on_selection(Paint::Ink3, Paint::SelectedNote, look.selected);
    return look.lit ? on_selection(Paint::Entry, Paint::SelectedEntry, look.selected)
                    : on_selection(Paint::Note, Paint::SelectedNote, look.selected);
}

void draw_dot(Canvas& canvas, const NoteSlot& slot, bool lit, Tint ink)
{
    const int dot = std::max(2, rounded(slot.room * (lit ? 0.8 : 0.45)));
    canvas.rounded(Rect{slot.at.x - dot / 2, slot.at.y - dot / 2, dot, dot}, dot / 2, ink);
}

// A line from the lower left to the upper right, through the whole symbol.
void draw_strike(Canvas& canvas, const NoteSlot& slot, Tint ink)
{
    const int height = slot.is_dot ? slot.room : slot.font.size;
    const double reach = height * 0.5;
    Shape line(canvas.memory());
    add_line(line, {{-reach, reach}, {reach, -reach}}, std::max(1.2, height * 0.11));
    canvas.shape(line, slot.at, ink);
}

} // namespace

void draw_note(Canvas& canvas, const engine::Grid& grid, const NoteSlot& slot, NoteLook look)
{
    const bool lit = look.lit && !look.struck;
    const Tint ink = ink_of(look).faded(look.opacity);
    if (slot.is_dot) {
        draw_dot(canvas, slot, lit, ink);
    } else {
        Font font = slot.font;
        if (lit)
            font.weight = Weight::Bold;
        font.size = rounded(font.size * look.scale);
        draw_symbol(canvas, grid, slot.digit, slot.at, font, ink, SymbolForm::Noted);
    }
    if (look.struck)
        draw_strike(
            canvas, slot,
            on_selection(Paint::Error, Paint::SelectedNote, look.selected).faded(look.opacity));
}

using engine::PencilNote;

NoteSlots::NoteSlots(const engine::Board& board, const engine::Grid& grid, const NotePlaces& places)
{
    for (Cell cell : grid.cells()) {
        if (board[cell].digit != engine::no_digit)
            continue;
        for (const NoteSlot& slot : places.of(cell, board[cell], text_below_notes(board, cell)))
            slots_.emplace(PencilNote{cell, slot.digit}, slot);
    }
}

const NoteSlot* NoteSlots::find(PencilNote note) const
{
    const auto found = slots_.find(note);
    return found == slots_.end() ? nullptr : &found->second;
}

int disc_radius(const NoteSlot& slot)
{
    if (slot.is_dot)
        return std::max(2, slot.room / 2);
    const int radius = std::max(slot.font.size * 7 / 10, 5);
    return slot.kind ? radius : std::min(radius, std::max(5, slot.room / 2)); // in its own place
}

void draw_note_disc(Canvas& canvas, const NoteSlot& slot, engine::Digit colour)
{
    const int radius = disc_radius(slot);
    const Rect disc{slot.at.x - radius, slot.at.y - radius, 2 * radius, 2 * radius};
    canvas.rounded(disc, radius, cell_colour(colour));
    canvas.rounded_border(disc, radius, 1, Tint(cell_colour(colour), Paint::Note, 60));
}

void draw_note_ring(Canvas& canvas, const NoteSlot& slot, double unit)
{
    const int radius = disc_radius(slot) + std::max(1, rounded(2 * unit));
    canvas.rounded_border(Rect{slot.at.x - radius, slot.at.y - radius, 2 * radius, 2 * radius},
                          radius, 2 * unit, Paint::SelectionEdge);
}

} // namespace game
