#include "game/widgets/board/hint_marks.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/grid/symbols.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/symbol.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;

constexpr double min_radius = 6.5; // units: a symbol of this size is still readable

// The number of candidates side by side, and their distance and radius relative to the cell.
struct Pattern {
    int columns;
    double apart;
    double radius;
};

Pattern pattern_for(std::size_t count)
{
    if (count <= 1)
        return {1, 0, 0.3};
    if (count <= 2)
        return {2, 0.46, 0.195};
    if (count <= 4)
        return {2, 0.42, 0.175};
    if (count <= 9)
        return {3, 0.295, 0.148};
    return count <= 16 ? Pattern{4, 0.225, 0.105} : Pattern{5, 0.18, 0.085};
}

// Whether a cage writes its sum into the upper corner of the cell.
bool shows_sum(const engine::Grid& grid, Cell cell)
{
    return std::ranges::any_of(grid.cages(), [cell](const engine::Cage& cage) {
        return cage.has_sum() && *std::ranges::min_element(cage.cells) == cell;
    });
}

Rect around_slot(HintSlot slot)
{
    const int radius = rounded(slot.radius);
    return Rect{rounded(slot.centre.x) - radius, rounded(slot.centre.y) - radius, 2 * radius,
                2 * radius};
}

void strike(Canvas& canvas, Rect area, double width, Tint tint)
{
    const double reach = area.width / 2.0;
    Shape line(canvas.memory());
    add_line(line, {{-reach + 1, reach - 1}, {reach - 1, -reach + 1}}, width);
    canvas.shape(line, area.centre(), tint);
}

} // namespace

HintSlots::HintSlots(const PlacedBoard& placed, const HintPicture& picture)
    : placed_(placed), marks_(picture.marks)
{
    std::map<Cell, std::vector<Digit>> cells;
    for (const auto& [candidate, mark] : marks_)
        cells[candidate.cell].push_back(candidate.digit);
    for (auto& [cell, digits] : cells) {
        if (picture.in_places && radius_in_place() >= min_radius * placed.unit()) {
            keep_in_places(cell, digits);
            continue;
        }
        const double radius = pattern_for(digits.size()).radius * placed.cell();
        if (radius < min_radius * placed.unit())
            leave_out_idle(cell, digits);
        place(cell, digits, picture.badges.contains(cell));
    }
}

void HintSlots::leave_out_idle(Cell cell, std::vector<Digit>& digits)
{
    std::erase_if(digits, [&](Digit digit) {
        const auto mark = marks_.find({cell, digit});
        if (mark->second != HintMark::Plain)
            return false;
        marks_.erase(mark);
        return true;
    });
}

double HintSlots::radius_in_place() const
{
    return (placed_.cell() - 2) / (2.0 * rounded_up(std::sqrt(placed_.grid().size())));
}

void HintSlots::keep_in_places(Cell cell, const std::vector<Digit>& digits)
{
    const int columns = rounded_up(std::sqrt(placed_.grid().size()));
    const Rect area = placed_.area_of(cell).inset(1);
    const double apart = 1.0 * area.width / columns;
    for (Digit digit : digits) {
        const int index = digit - 1;
        slots_[{cell, digit}] = {Spot::at(rounded(area.x + apart * (index % columns + 0.5)),
                                          rounded(area.y + apart * (index / columns + 0.5))),
                                 apart / 2, true};
    }
}

void HintSlots::place(Cell cell, const std::vector<Digit>& digits, bool badge)
{
    const Pattern pattern = pattern_for(digits.size());
    const double side = placed_.cell();
    const Point middle = placed_.area_of(cell).centre();
    const int count = engine::count_of(digits);
    const int rows = (count + pattern.columns - 1) / pattern.columns;
    // Leaves room for a letter in the corner, or for a sum.
    const bool sum = rows > 1 && shows_sum(placed_.grid(), cell);
    const double aside = badge && count > 2 ? 0.05 * side : 0;
    const double lower = (sum ? 0.09 : badge ? 0.05 : 0) * side;
    const double closer = sum ? 0.84 : 1;
    for (int index = 0; index < count; ++index) {
        const double column = index % pattern.columns - (pattern.columns - 1) / 2.0;
        const double row = index / pattern.columns - (rows - 1) / 2.0;
        const Digit digit = digits[index];
        slots_[{cell, digit}] = {{middle.x + column * pattern.apart * side + aside,
                                  middle.y + row * pattern.apart * closer * side + lower},
                                 pattern.radius * closer * side};
    }
}

HintSlot HintSlots::of(engine::Candidate candidate) const
{
    const auto found = slots_.find(candidate);
    if (found != slots_.end())
        return found->second;
    const Rect area = placed_.area_of(candidate.cell);
    return {spot_of(area.centre()), 0.3 * area.width};
}

// In a small mark a digit fills more of it.
static int size_of_symbol(bool is_long, double radius)
{
    constexpr double readable = 11;
    const double usual = radius * (is_long ? 1.0 : 1.22);
    const double most = radius * (is_long ? 1.2 : 1.6);
    return rounded(std::clamp(readable, usual, std::max(usual, most)));
}

void draw_hint_mark(Canvas& canvas,
                    const PlacedBoard& placed,
                    HintSlot slot,
                    Digit digit,
                    HintMark mark,
                    int opacity)
{
    const Tint board = Tint(Paint::Board).faded(opacity);
    const Tint cause = Tint(Paint::Cause).faded(opacity);
    const Tint effect = Tint(Paint::Effect).faded(opacity);
    const engine::Grid& grid = placed.grid();
    const Rect area = around_slot(slot);
    const double width = std::max(1.5, slot.radius * 0.14);
    const bool is_long =
        !are_pictures(symbol_set_of(grid)) && engine::characters_in(grid.symbol(digit)) > 1;
    Font font{Face::Numerals, Weight::SemiBold, size_of_symbol(is_long, slot.radius)};
    if (slot.is_in_place) // as large as a note
        font.size =
            std::max(font.size, std::min(rounded(1.6 * slot.radius), rounded(12 * placed.unit())));
    Tint tint = Tint(Paint::Ink).faded(opacity);
    switch (mark) {
    case HintMark::Plain:
        font.weight = Weight::Medium;
        break;
    case HintMark::Filled:
        canvas.rounded(area, area.width / 2, cause);
        tint = board;
        break;
    case HintMark::Open:
    case HintMark::Placed:
        canvas.rounded(area, area.width / 2, board);
        canvas.rounded_border(area, area.width / 2, width, cause);
        tint = cause;
        break;
    case HintMark::Struck: {
        const Rect box = area.inset(rounded_down((1 - struck_share) / 2 * area.width));
        canvas.rounded(box, std::max(2, box.width / 8), board);
        canvas.rounded_border(box, std::max(2, box.width / 8), width, effect);
        draw_symbol(canvas, grid, digit, area.centre(), font, effect);
        return strike(canvas, box, width, effect);
    }
    }
    draw_symbol(canvas, grid, digit, area.centre(), font, tint);
}

} // namespace game
