#include "game/widgets/board/cell_signs.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/rules/box_shape.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/board/symbol.h"

namespace game {
namespace {

constexpr int colours = 9;

} // namespace

int group_of(const engine::Grid& grid, engine::Cell cell)
{
    return engine::place_in_box(grid.place_of(cell), grid.size());
}

// Nine colours in three shapes distinguish the groups of up to 25x25.
void draw_group_mark(Canvas& canvas, Point corner, double side, int group)
{
    const Tint tint(cell_colour(group % colours + 1), Paint::Ink, 40);
    const Point top_left{corner.x, corner.y - rounded(side)};
    const double middle = side / 2;
    Shape mark(canvas.memory());
    switch (group / colours % 3) {
    case 0:
        add_polygon(mark, {Spot{0, 0}, Spot{side, side}, Spot{0, side}});
        break;
    case 1:
        add_disc(mark, Spot{middle, middle}, middle - 0.5);
        break;
    default:
        add_polygon(mark, {Spot{0, middle}, Spot{side, middle}, Spot{side, side}, Spot{0, side}});
    }
    canvas.shape(mark, top_left, tint);
}

void draw_correct_digit(
    Canvas& canvas, Rect cell, const engine::Grid& grid, engine::Digit digit, Scale scale)
{
    // Beside the digit in the middle, which it must not cover.
    constexpr double beside_digit = 0.29; // of the cell
    const int room = rounded(beside_digit * cell.width);
    const int side = std::min(room, scale.px(20));
    const int inset = std::min(room - side, side / 4);
    const Font font{Face::Numerals, Weight::Bold, rounded(0.68 * side)};
    constexpr int smallest = 7; // that can be read
    if (font.size < scale.px(smallest))
        return;
    const Rect chip{cell.right() - inset - side, cell.y + inset, side, side};
    canvas.rounded(chip, side / 4, Paint::Ok);
    draw_symbol(canvas, grid, digit, chip.centre(), font, Paint::OnMark);
}

void draw_chosen_cell(Canvas& canvas, Rect cell, Scale scale)
{
    canvas.rounded_border(cell, 0, std::max(2.0, 2 * scale.unit), Paint::Ink2);
    const double aside = cell.width * 0.02; // leans over the corner, beside what is noted in it
    draw_mark(canvas, Mark{.state = engine::HouseState::Conflict},
              Spot::at(cell.right() - aside, cell.y + aside), std::max(5.0, cell.width * 0.085),
              scale.unit);
}

void draw_heat(Canvas& canvas, Rect area, int step, int steps)
{
    if (step <= 0)
        return;
    canvas.fill(area, Paint::Same);
    const int wide = std::max(3, area.width / 7);
    const int high = area.height * std::min(step, steps) / steps;
    canvas.fill(Rect{area.x, area.bottom() - high, wide, high}, Paint::Accent);
}

void draw_heat_sample(Canvas& canvas, Rect cell, int step, int steps, Scale scale)
{
    canvas.fill(cell, Paint::Board);
    draw_heat(canvas, cell, step, steps);
    canvas.rounded_border(cell, 0, std::max(1, scale.px(1)), Paint::Thin);
}

void draw_link_sample(Canvas& canvas, Rect area, bool strong, Tint tint, Scale scale)
{
    const int thick = std::max(2, scale.px(2.5));
    const int width = area.width / 2;
    const int x = area.centre().x - width / 2;
    const int y = area.centre().y - thick / 2;
    if (strong)
        return canvas.fill(Rect{x, y, width, thick}, tint);
    for (int dot = 0; dot + thick <= width; dot += 5 * thick / 2)
        canvas.rounded(Rect{x + dot, y, thick, thick}, thick / 2, tint);
}

void draw_colour_sample(Canvas& canvas, Rect area, int colour, Scale scale)
{
    const Rect inside = area.inset(scale.px(6));
    canvas.rounded(inside, scale.px(6), cell_colour(colour));
    canvas.text(std::to_string(colour), inside.centre(), Align::Centre,
                Font{Face::Text, Weight::Medium, scale.font(12)}, Paint::Ink2);
}

void draw_border_between(Canvas& canvas, Rect cell, Rect next)
{
    const int thick = std::max(2, cell.width / 16);
    const int reach = thick / 2 + 1;
    if (next.y == cell.y)
        canvas.fill(Rect{cell.right() + (next.x - cell.right() - thick) / 2, cell.y - reach, thick,
                         cell.height + 2 * reach},
                    Paint::Thick);
    else
        canvas.fill(Rect{cell.x - reach, cell.bottom() + (next.y - cell.bottom() - thick) / 2,
                         cell.width + 2 * reach, thick},
                    Paint::Thick);
}

} // namespace game
