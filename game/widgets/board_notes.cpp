#include "game/widgets/board_notes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::DigitSet;
using engine::Square;

constexpr double min_size = 9; // in units

double line_share(int notes)
{
    if (notes <= 3)
        return 0.25;
    if (notes == 4)
        return 0.22;
    return notes == 5 ? 0.18 : 0.15;
}

} // namespace

NoteWriter::NoteWriter(Canvas& canvas,
                       const PlacedBoard& placed,
                       const std::vector<MarkPosition>& marks,
                       const BoardLook& look)
    : canvas_(canvas),
      placed_(placed),
      highlighted_(look.highlighted),
      moment_(look.moment),
      least_{Face::Text, Weight::Medium, rounded(min_size * placed.unit())}
{
    for (const MarkPosition& mark : marks) {
        if (mark.corner)
            taken_.insert({mark.cell, *mark.corner});
    }
    for (const engine::Cage& cage : placed.grid().cages())
        taken_.insert({*std::ranges::min_element(cage.cells), Corner::TopLeft});
    for (const std::string& symbol : placed.grid().symbols())
        widest_ = std::max(widest_, canvas.width_of(symbol, least_));
}

void NoteWriter::write(Cell cell, const Square& square) const
{
    const DigitSet corner = seen(cell, NoteKind::Corner, square.corner_notes);
    const DigitSet centre = seen(cell, NoteKind::Centre, square.centre_notes);
    const int in_corners = corner.count();
    const int in_line = centre.count();
    const Font font = line_font(in_line);
    if (in_corners > corners_for(cell) || (in_line > 0 && !fits_on_a_line(centre, font)))
        return write_in_places(cell, corner.with(centre));
    if (in_corners > 0)
        write_in_corners(cell, corner, in_corners);
    if (in_line > 0)
        write_on_a_line(cell, centre, font);
}

DigitSet NoteWriter::seen(Cell cell, NoteKind kind, DigitSet notes) const
{
    if (moment_ == nullptr || !moment_->of(cell).notes_move)
        return notes;
    for (const NoteMotion& note : moment_->notes) {
        if (note.leaving && note.cell == cell && note.kind == kind)
            notes = notes.with(note.digit);
    }
    return notes;
}

NoteMotion NoteWriter::motion_of(Note note) const
{
    if (moment_ == nullptr || !moment_->of(note.cell).notes_move)
        return {};
    const auto moves = [&note](const NoteMotion& motion) {
        return motion.cell == note.cell && motion.digit == note.digit &&
               (!note.kind || motion.kind == *note.kind);
    };
    const auto found = std::ranges::find_if(moment_->notes, moves);
    return found == moment_->notes.end() ? NoteMotion{} : *found;
}

// The corners first, then the middles of the sides.
std::vector<Point> NoteWriter::free_corners(Cell cell) const
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
    std::vector<Point> free;
    for (const auto& [corner, place] : corners) {
        if (!taken_.contains({cell, corner}))
            free.push_back(place);
    }
    // Three notes fit side by side only if there is enough room.
    if (side - 2 * near >= 2 * rounded(9 * placed_.unit()))
        free.insert(free.end(), {{middle, near}, {middle, far}, {near, middle}, {far, middle}});
    return free;
}

int NoteWriter::corners_for(Cell cell) const
{
    return static_cast<int>(free_corners(cell).size());
}

void NoteWriter::write_in_corners(Cell cell, DigitSet notes, int count) const
{
    const Rect area = placed_.area_of(cell);
    const int size = std::max(rounded(10 * placed_.unit()), rounded(placed_.cell() * 0.205));
    const Font font{Face::Text, Weight::Medium, size};
    const std::vector<Point> places = free_corners(cell);
    auto place = places.begin();
    for (Digit note : notes) {
        if (count-- == 0)
            return;
        write_one({cell, note, NoteKind::Corner}, Point{area.x + place->x, area.y + place->y},
                  font);
        ++place;
    }
}

Font NoteWriter::line_font(int notes) const
{
    return Font{Face::Text, Weight::Medium,
                std::max(rounded(placed_.cell() * line_share(notes)), least_.size)};
}

// The space between two notes on a line; numbers with two digits must not run together.
double NoteWriter::space_after(Font font) const
{
    return font.size * (placed_.grid().symbols().back().size() > 1 ? 0.4 : 0.13);
}

bool NoteWriter::fits_on_a_line(DigitSet notes, Font font) const
{
    const bool caged = !placed_.grid().cages().empty();
    const double margin = caged ? 2.0 * cage_inset(placed_) + 4 : 4 * placed_.unit();
    double width = 0;
    for (Digit note : notes)
        width += canvas_.width_of(placed_.grid().symbol(note), font) + space_after(font);
    return width - space_after(font) <= placed_.cell() - margin;
}

void NoteWriter::write_on_a_line(Cell cell, DigitSet notes, Font font) const
{
    const Rect area = placed_.area_of(cell);
    double width = 0;
    for (Digit note : notes)
        width += canvas_.width_of(placed_.grid().symbol(note), font) + space_after(font);

    double left = area.x + (placed_.cell() - width) / 2;
    for (Digit note : notes) {
        const double slot = canvas_.width_of(placed_.grid().symbol(note), font) + space_after(font);
        write_one({cell, note, NoteKind::Centre}, Point{rounded(left + slot / 2), area.centre().y},
                  font);
        left += slot;
    }
}

// The part of the cell without marks and sums.
Rect NoteWriter::free_area(Cell cell) const
{
    const int margin = placed_.grid().cages().empty() ? 1 : cage_inset(placed_) + 1;
    const int strip = rounded(std::max(placed_.cell() * 0.2, 8 * placed_.unit()));
    const auto is_taken = [&](Corner corner) {
        return taken_.contains({cell, corner});
    };
    const bool above = is_taken(Corner::TopLeft) || is_taken(Corner::TopRight);
    const bool below = is_taken(Corner::BottomLeft) || is_taken(Corner::BottomRight);
    Rect area = placed_.area_of(cell).inset(margin);
    area.y += above ? strip : 0;
    area.height -= (above ? strip : 0) + (below ? strip : 0);
    return area;
}

// Every digit has a fixed position: 1 is at the top left.
void NoteWriter::write_in_places(Cell cell, DigitSet notes) const
{
    const int size = placed_.grid().size();
    const int columns = static_cast<int>(std::ceil(std::sqrt(size)));
    const int rows = (size + columns - 1) / columns;
    const Rect area = free_area(cell);
    const double across = static_cast<double>(area.width) / columns;
    const double down = static_cast<double>(area.height) / rows;
    const bool readable = widest_ + 1 <= across && least_.size <= down;
    const Font font{Face::Text, Weight::Medium,
                    std::max(least_.size, rounded(std::min(across, down) * 0.6))};
    for (Digit note : notes) {
        const int index = note - 1;
        const Point at{rounded(area.x + across * (index % columns + 0.5)),
                       rounded(area.y + down * (index / columns + 0.5))};
        if (readable) {
            write_one({cell, note}, at, font);
            continue;
        }
        const bool lit = note == highlighted_;
        const int dot = std::max(2, rounded(std::min(across, down) * (lit ? 0.8 : 0.45)));
        canvas_.rounded(
            Rect{at.x - dot / 2, at.y - dot / 2, dot, dot}, dot / 2,
            Tint(lit ? Paint::Entry : Paint::Note).faded(motion_of({cell, note}).opacity));
    }
}

void NoteWriter::write_one(Note note, Point at, Font font) const
{
    const bool lit = note.digit == highlighted_;
    const NoteMotion motion = motion_of(note);
    if (lit)
        font.weight = Weight::Bold;
    font.size = rounded(font.size * motion.scale);
    canvas_.text(placed_.grid().symbol(note.digit), at, Align::Centre, font,
                 Tint(lit ? Paint::Entry : Paint::Note).faded(motion.opacity));
}

} // namespace game
