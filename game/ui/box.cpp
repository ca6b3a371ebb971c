#include "game/ui/box.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/scale.h"

namespace game {
namespace {

constexpr double tiny = 1e-6; // tolerance for sums of fractions

} // namespace

Rect Area::rounded() const
{
    return {game::rounded(x + tiny), game::rounded(y + tiny), game::rounded(width + tiny),
            game::rounded(height + tiny)};
}

double Unit::pixels(double units, Axis axis) const
{
    const double all = units * (axis == Axis::Down ? down : across);
    return rounding == Rounding::EachLength ? std::round(all) : all;
}

Box::Box(Axis axis, std::vector<Box> children, OnPlaced on_placed)
    : axis_(axis), children_(std::move(children)), on_placed_(std::move(on_placed))
{
    std::erase_if(children_, [](const Box& thing) { return !thing.is_there_; });
}

Box Box::into(Rect& place) const
{
    return set(&Box::on_placed_, [&place](const Area& area, Unit) { place = area.rounded(); });
}

int Box::lay_out(Rect area, Unit unit) const
{
    fill({area.x * 1.0, area.y * 1.0, area.width * 1.0, area.height * 1.0}, unit);
    return area.y + std::max(area.height, rounded(min_height(unit)));
}

Box::Length Box::along(Axis axis, Unit unit) const
{
    if (!along_)
        return content(axis, unit);
    return {unit.pixels(along_->min, axis), unit.pixels(along_->preferred, axis)};
}

Box::Length Box::content(Axis axis, Unit unit) const
{
    Length sum;
    for (const Box& thing : children_) {
        if (axis == axis_) {
            const Length length = thing.along(axis, unit);
            const double gap = &thing == &children_.back() ? 0 : unit.pixels(gap_, axis);
            const double after = unit.pixels(thing.then_, axis) + gap;
            sum = {sum.min + length.min + after, sum.preferred + length.preferred + after};
        } else {
            const Length inside = thing.across_ ? Length{unit.pixels(*thing.across_, axis), 0}
                                                : thing.content(axis, unit);
            sum.min = std::max(sum.min, inside.min);
            sum.preferred = std::max({sum.preferred, inside.min, inside.preferred});
        }
    }
    const double padding = 2 * unit.pixels(axis == Axis::Down ? above_ : beside_, axis);
    return {sum.min + padding, sum.preferred + padding};
}

void Box::fill(const Area& area, Unit unit) const
{
    if (on_placed_)
        on_placed_(area, unit);
    const double beside = unit.pixels(beside_, Axis::Across);
    const double above = unit.pixels(above_, Axis::Down);
    Area rest{area.x + beside, area.y + above, area.width - 2 * beside, area.height - 2 * above};
    const bool down = axis_ == Axis::Down;
    const double room = down ? area.height : area.width;
    const Length needed = content(axis_, unit);
    const double stretch = needed.preferred - needed.min;
    const double preferred = stretch > 0 ? std::clamp((room - needed.min) / stretch, 0.0, 1.0) : 1;
    const double spare = std::max(0.0, room - needed.preferred);
    int shares = 0;
    for (const Box& thing : children_)
        shares += thing.share_;
    // Shares are whole pixels; the last child takes the rest.
    int given = 0;
    const auto end_of_share = [&] {
        return given == shares ? spare : std::floor(spare * given / shares + tiny);
    };
    for (const Box& thing : children_) {
        const Length own = thing.along(axis_, unit);
        double& length = down ? rest.height : rest.width;
        length = own.min + preferred * (own.preferred - own.min) - end_of_share();
        given += thing.share_;
        length += end_of_share();
        thing.fill_across(rest, axis_, unit);
        (down ? rest.y : rest.x) +=
            length + unit.pixels(thing.then_, axis_) + unit.pixels(gap_, axis_);
    }
}

// Fills the column or row across, or takes the size that was set; never smaller than the content.
void Box::fill_across(Area area, Axis axis, Unit unit) const
{
    const bool down = axis == Axis::Down;
    const Axis other = down ? Axis::Across : Axis::Down;
    double& length = down ? area.width : area.height;
    const double free = across_ ? length - unit.pixels(*across_, other)
                                : std::min(0.0, length - content(other, unit).min);
    length -= free;
    if (across_ && side_ != Side::Start)
        (down ? area.x : area.y) += side_ == Side::End ? free : std::floor(free / 2);
    fill(area, unit);
}

namespace box {

Box column(std::vector<Box> children)
{
    return {Axis::Down, std::move(children)};
}

Box row(std::vector<Box> children)
{
    return {Axis::Across, std::move(children)};
}

Box space(double length)
{
    return column({}).size(length);
}

Box part(Rect& place, double length)
{
    return space(length).into(place);
}

Box grid(std::span<Rect> cells, GridLook look)
{
    const std::size_t columns = look.columns;
    const int rows = (engine::count_of(cells) + look.columns - 1) / look.columns;
    const auto place_cells = [=](const Area& area, Unit any_unit) {
        const Unit unit{any_unit.across, any_unit.down, Rounding::EachLength};
        const double gap = unit.pixels(look.gap_down, Axis::Down);
        const double room = (rounded(area.height) - (rows - 1) * gap) / rows;
        const double preferred = unit.pixels(look.row, Axis::Down);
        Area line = area;
        line.height = preferred > 0 && preferred <= room + tiny ? preferred : std::floor(room);
        for (std::size_t first = 0; first < cells.size(); first += columns) {
            std::vector<Box> parts;
            for (std::size_t place = first; place < first + columns; ++place)
                parts.push_back((place < cells.size() ? part(cells[place]) : space()).grow());
            row(parts).gaps(look.gap_across).lay_out(line.rounded(), unit);
            line.y += line.height + gap;
        }
    };
    // Only the spaces are measured; the cells have no size of their own.
    const std::vector<Box> heights(rows, space(look.row));
    return Box(Axis::Down, heights, place_cells).gaps(look.gap_down);
}

} // namespace box
} // namespace game
