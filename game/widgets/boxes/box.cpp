#include "game/widgets/boxes/box.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

constexpr double tiny = 1e-6; // tolerance for sums of fractions

Axis other(Axis axis)
{
    return axis == Axis::Down ? Axis::Across : Axis::Down;
}

} // namespace

Rect Area::rounded() const
{
    return {game::rounded(x + tiny), game::rounded(y + tiny), game::rounded(width + tiny),
            game::rounded(height + tiny)};
}

double Unit::pixels(Length length, Axis axis) const
{
    const double units = length.with_text ? scale.grown(length.units) : length.units;
    const double all = units * (axis == Axis::Down ? down : across);
    return rounding == Rounding::EachLength ? std::round(all) : all;
}

Unit unit_of(Scale scale)
{
    return {.across = scale.unit, .down = scale.unit, .scale = scale};
}

Unit unit_of(Scale scale, const TextMeasure& measure)
{
    Unit unit = unit_of(scale);
    unit.measure = &measure;
    return unit;
}

Box::Box(Axis axis, std::vector<Box> children, OnPlaced on_placed)
    : axis_(axis), on_placed_(std::move(on_placed))
{
    std::erase_if(children, [](const Box& child) { return !child.is_there_; });
    children_ = std::make_shared<const std::vector<Box>>(std::move(children));
}

Box::Box(const Box& other) = default;
Box::Box(Box&& other) noexcept = default;
Box& Box::operator=(const Box& other) = default;
Box& Box::operator=(Box&& other) noexcept = default;
Box::~Box() = default;

Box Box::made_by(Make make, std::vector<Box> forms)
{
    return Box(Axis::Down, std::move(forms)).set(&Box::make_, std::move(make));
}

Box Box::into(Rect& place) const
{
    return set(&Box::on_placed_,
               [&place](const Area& area, const Unit&, Placement&) { place = area.rounded(); });
}

Box Box::showing(Leaf leaf) const
{
    return set(&Box::leaf_, std::make_shared<const Leaf>(std::move(leaf)));
}

bool Box::has_scrolling() const
{
    return scrolls_ || std::ranges::any_of(*children_, &Box::has_scrolling);
}

int Box::lay_out(Rect area, const Unit& unit) const
{
    Placement not_drawn;
    return lay_out(area, unit, not_drawn);
}

int Box::lay_out(Rect area, const Unit& unit, Placement& placement) const
{
    // Before anything is placed: what measures by placing its parts leaves them where they belong.
    const int needed = rounded(min_height(unit, area.width));
    fill({area.x * 1.0, area.y * 1.0, area.width * 1.0, area.height * 1.0}, unit, placement);
    return area.y + std::max(area.height, needed);
}

double Box::min_height(const Unit& unit, double width) const
{
    return content(Axis::Down, unit, width).min;
}

double Box::preferred_height(const Unit& unit, double width) const
{
    return content(Axis::Down, unit, width).preferred;
}

double Box::natural_width(const Unit& unit) const
{
    return content(Axis::Across, unit, 0).preferred;
}

Box::Needs Box::along(Axis axis, const Unit& unit, double room) const
{
    Needs needs;
    if (along_)
        needs = {unit.pixels(along_->min, axis), unit.pixels(along_->preferred, axis)};
    else
        needs = content(axis, unit, room_across(room, other(axis), unit));
    const double least = unit.pixels(least_, axis);
    return {std::max(needs.min, least), std::max(needs.preferred, least)};
}

// Of this box, where its parent has this room across.
double Box::room_across(double room, Axis axis, const Unit& unit) const
{
    if (across_)
        return unit.pixels(*across_, axis);
    if (most_across_)
        return std::min(room, unit.pixels(*most_across_, axis));
    if (fits_content_)
        return std::min(room, content(axis, unit, 0).preferred);
    return room;
}

Box::Needs Box::content(Axis axis, const Unit& unit, double room) const
{
    if (make_ && axis == Axis::Down)
        return make_(room, unit).along(axis, unit, room);
    if (make_ && children_->empty())
        return {};
    if (make_)
        return {children_->back().content(axis, unit, room).min,
                children_->front().content(axis, unit, room).preferred};
    const Length beside = axis == Axis::Down ? above_ : beside_;
    const Length across = axis == Axis::Down ? beside_ : above_;
    const double inside = std::max(0.0, room - 2 * unit.pixels(across, other(axis)));
    const Needs children = needs_of_children(axis, unit, inside);
    const Needs leaf = needs_of_leaf(axis, unit, inside);
    const double padding = 2 * unit.pixels(beside, axis);
    return {scrolls_ ? 0 : std::max(children.min, leaf.min) + padding,
            std::max(children.preferred, leaf.preferred) + padding};
}

Box::Needs Box::needs_of_children(Axis axis, const Unit& unit, double room) const
{
    Needs needs;
    if (axis == axis_ && !layers_) {
        for (const Box& child : *children_) {
            const Needs length = child.along(axis, unit, room);
            const double after = space_after(child, unit);
            needs = {needs.min + length.min + after, needs.preferred + length.preferred + after};
        }
        return needs;
    }
    const std::vector<double> widths = axis == Axis::Down && axis_ == Axis::Across && !layers_
                                           ? lengths(room, 0, unit)
                                           : std::vector<double>(children_->size(), room);
    for (std::size_t index = 0; index < children_->size(); ++index) {
        const Box& child = (*children_)[index];
        const Needs inside = child.across_ ? Needs{unit.pixels(*child.across_, axis), 0}
                                           : child.content(axis, unit, widths[index]);
        needs.min = std::max(needs.min, inside.min);
        needs.preferred = std::max({needs.preferred, inside.min, inside.preferred});
    }
    return needs;
}

Box::Needs Box::needs_of_leaf(Axis axis, const Unit& unit, double width) const
{
    if (!leaf_ || unit.measure == nullptr)
        return {};
    if (axis == Axis::Across)
        return {0, leaf_->width ? leaf_->width(unit) : 0};
    const double height = leaf_->height ? leaf_->height(unit, width) : 0;
    return {leaf_->can_be_lower ? 0 : height, height};
}

double Box::space_after(const Box& child, const Unit& unit) const
{
    const double gap = &child == &children_->back() ? 0 : unit.pixels(gap_, axis_);
    return unit.pixels(child.then_, axis_) + gap;
}

std::vector<double> Box::lengths(double room, double across, const Unit& unit) const
{
    std::vector<Needs> needs;
    Needs all;
    int shares = 0;
    for (const Box& child : *children_) {
        needs.push_back(child.along(axis_, unit, across));
        const double after = space_after(child, unit);
        all = {all.min + needs.back().min + after, all.preferred + needs.back().preferred + after};
        shares += child.share_;
    }
    const double stretch = all.preferred - all.min;
    const double preferred = stretch > 0 ? std::clamp((room - all.min) / stretch, 0.0, 1.0) : 1;
    const double spare = std::max(0.0, room - all.preferred);
    // Shares are whole pixels; the last child takes the rest.
    int given = 0;
    const auto end_of_share = [&] {
        return given == shares ? spare : std::floor(spare * given / shares + tiny);
    };
    std::vector<double> found;
    for (std::size_t index = 0; index < needs.size(); ++index) {
        const Needs own = needs[index];
        const double before = end_of_share();
        given += (*children_)[index].share_;
        found.push_back(own.min + preferred * (own.preferred - own.min) + end_of_share() - before);
    }
    return found;
}

void Box::fill(const Area& area, const Unit& unit, Placement& placement) const
{
    if (make_)
        return make_(area.width, unit).fill(area, unit, placement);
    if (leaf_ && leaf_->button && !children_->empty())
        return fill_button(area, unit, placement);
    if (leaf_)
        placement.leaves.push_back(
            {area.rounded(), leaf_, placement.scrolls, !scrolls_ && has_scrolling()});
    if (on_placed_)
        on_placed_(area, unit, placement);
    if (!scrolls_)
        return fill_children(area, unit, placement);
    const Area all = scrolled(area, unit, placement);
    placement.scrolls = Scrolls::WithContent;
    fill_children(all, unit, placement);
    placement.scrolls = Scrolls::Never;
}

// A button whose children are drawn over it.
void Box::fill_button(const Area& area, const Unit& unit, Placement& placement) const
{
    if (on_placed_)
        on_placed_(area, unit, placement);
    const Scale scale = unit.scale;
    const auto face = [scale](const Button& button, ButtonState state) {
        return has_lip(button.style) ? face_of(button, state, scale) : button.area;
    };
    Leaf pressed = *leaf_;
    pressed.button->area = area.rounded();
    Area inside = area;
    inside.height -= pressed.button->area.height - face(*pressed.button, {}).height;
    Placement content{.leaves = {}, .unit = unit, .scroll = {}};
    fill_children(inside, unit, content);
    pressed.button->draw = [content = std::move(content),
                            face](Canvas& canvas, const Button& button, ButtonState state) {
        ShiftedCanvas moved(canvas, canvas.size(), face(button, state).y - button.area.y);
        if (button.style == ButtonStyle::Row && state.focused)
            moved.use_ink(ink_on_row(canvas, state, Paint::Ink));
        draw_leaves(moved, content);
    };
    placement.leaves.push_back(
        {area.rounded(), std::make_shared<const Leaf>(std::move(pressed)), placement.scrolls});
}

// As high as it has to be, and moved up by what the player has scrolled.
Area Box::scrolled(Area area, const Unit& unit, Placement& placement) const
{
    const double needed = content(Axis::Down, unit, area.width).preferred;
    placement.scroll = area.rounded();
    placement.overflow = std::max(0, rounded(needed - area.height));
    placement.scrolled = std::min(placement.scrolled, placement.overflow);
    area.y -= placement.scrolled;
    area.height = std::max(area.height, needed);
    return area;
}

void Box::fill_children(const Area& area, const Unit& unit, Placement& placement) const
{
    const double beside = unit.pixels(beside_, Axis::Across);
    const double above = unit.pixels(above_, Axis::Down);
    Area rest{area.x + beside, area.y + above, area.width - 2 * beside, area.height - 2 * above};
    if (layers_) {
        for (const Box& child : *children_)
            child.fill(rest, unit, placement);
        return;
    }
    const bool down = axis_ == Axis::Down;
    const std::vector<double> all =
        down ? lengths(rest.height, rest.width, unit) : lengths(rest.width, rest.height, unit);
    for (std::size_t index = 0; index < all.size(); ++index) {
        const Box& child = (*children_)[index];
        (down ? rest.height : rest.width) = all[index];
        child.fill_across(rest, axis_, unit, placement);
        (down ? rest.y : rest.x) += all[index] + space_after(child, unit);
    }
}

// Fills the column or row across, or takes the size that was set; never smaller than the content.
void Box::fill_across(Area area, Axis axis, const Unit& unit, Placement& placement) const
{
    const bool down = axis == Axis::Down;
    double& length = down ? area.width : area.height;
    const bool is_set = across_ || most_across_ || fits_content_;
    const double least = content(other(axis), unit, down ? 0 : area.width).min;
    const double free =
        is_set ? length - room_across(length, other(axis), unit) : std::min(0.0, length - least);
    length -= free;
    if (is_set && side_ != Side::Start)
        (down ? area.x : area.y) += side_ == Side::End ? free : std::floor(free / 2);
    fill(area, unit, placement);
}

namespace box {
namespace {

// As wide as all others that are like it.
Box equal(const Box& child)
{
    return child.size(0).grow();
}

// As many columns as there is room for.
int columns_in(double width, const GridLook& look, const Unit& unit)
{
    const double gap = unit.pixels(look.gap_across, Axis::Across);
    const double least = unit.pixels(look.least_width, Axis::Across) + gap;
    return std::max(1, rounded_down((width + gap) / least));
}

// The fewest columns that give no more rows than `most` columns do.
int equal_columns(int cells, int most)
{
    const int rows = std::max(1, (cells + most - 1) / most);
    return std::max(1, (cells + rows - 1) / rows);
}

std::vector<Box> rows_of(const std::vector<Box>& cells, const GridLook& look)
{
    const std::size_t columns = look.columns;
    std::vector<Box> rows;
    for (std::size_t first = 0; first < cells.size(); first += columns) {
        std::vector<Box> parts;
        for (std::size_t place = first; place < first + columns; ++place)
            parts.push_back(place < cells.size() ? cells[place] : space());
        rows.push_back(evenly(std::move(parts), look.gap_across));
    }
    return rows;
}

// The rows share the height, but none is higher than it should be.
Box in_rows_of_one_height(const std::vector<Box>& cells, const GridLook& look)
{
    const int rows = (engine::count_of(cells) + look.columns - 1) / look.columns;
    const auto place_cells = [=](const Area& area, const Unit& any_unit, Placement& placement) {
        Unit unit = any_unit;
        unit.rounding = Rounding::EachLength;
        const double gap = unit.pixels(look.gap_down, Axis::Down);
        const double room = (rounded(area.height) - (rows - 1) * gap) / rows;
        const double preferred = unit.pixels(look.row, Axis::Down);
        Area line = area;
        line.height = preferred > 0 && preferred <= room + tiny ? preferred : std::floor(room);
        for (const Box& each : rows_of(cells, look)) {
            each.lay_out(line.rounded(), unit, placement);
            line.y += line.height + gap;
        }
    };
    // Only the spaces are measured; the cells have no size of their own.
    const std::vector<Box> heights(rows, space(look.row));
    return Box(Axis::Down, heights, place_cells).gaps(look.gap_down);
}

} // namespace

Box column(std::vector<Box> children)
{
    return {Axis::Down, std::move(children)};
}

Box row(std::vector<Box> children)
{
    return {Axis::Across, std::move(children)};
}

Box space(Length length)
{
    return column({}).size(length);
}

Box part(Rect& place, Length length)
{
    return space(length).into(place);
}

Box layers(std::vector<Box> children)
{
    return column(std::move(children)).layered();
}

Box evenly(std::vector<Box> children, Length gap)
{
    std::ranges::transform(children, children.begin(), equal);
    return row(std::move(children)).gaps(gap);
}

Box first_that_fits(std::vector<Box> forms)
{
    const auto choose = [forms](double width, const Unit& unit) {
        const auto fits = [&](const Box& form) {
            return form.natural_width(unit) <= width + tiny;
        };
        const auto found = std::ranges::find_if(forms, fits);
        return found == forms.end() ? forms.back() : *found;
    };
    return Box::made_by(choose, forms);
}

Box for_width(engine::Function<Box(double width)> make)
{
    return Box::made_by([make = std::move(make)](double width, const Unit& unit) {
        return make(width / unit.across);
    });
}

Box grid(std::vector<Box> cells, GridLook look)
{
    if (look.least_width.units > 0)
        return Box::made_by([=](double width, const Unit& unit) {
            GridLook columns = look;
            columns.columns = columns_in(width, look, unit);
            if (look.equal_rows)
                columns.columns = equal_columns(engine::count_of(cells), columns.columns);
            columns.least_width = 0;
            return grid(cells, columns);
        });
    return look.row.units > 0 ? in_rows_of_one_height(cells, look)
                              : column(rows_of(cells, look)).gaps(look.gap_down);
}

Box grid(std::span<Rect> cells, GridLook look)
{
    std::vector<Box> parts;
    for (Rect& cell : cells)
        parts.push_back(part(cell));
    return in_rows_of_one_height(parts, look);
}

Box list(int count, ListLook look, engine::Function<Box(int row)> make)
{
    const auto pitch = [look](const Unit& unit) {
        return unit.pixels(look.row, Axis::Down) + unit.pixels(look.gap, Axis::Down);
    };
    const auto place_rows = [=](const Area& area, const Unit& unit, Placement& placement) {
        const Rect seen = placement.scroll.value_or(area.rounded());
        const auto row_at = [&](double y) {
            return std::clamp(rounded_down((y - area.y) / pitch(unit)), 0, count);
        };
        const int first = row_at(seen.y - pitch(unit));
        const int end = row_at(seen.bottom() + 2 * pitch(unit));
        Area place{area.x, 0, area.width, unit.pixels(look.row, Axis::Down)};
        for (int row = std::min(first, look.kept); row < std::max(end, look.kept + 1); ++row) {
            if (row >= count || (row != look.kept && (row < first || row >= end)))
                continue;
            place.y = area.y + row * pitch(unit);
            make(row).lay_out(place.rounded(), unit, placement);
        }
    };
    return Box(Axis::Down, {}, place_rows).showing({.height = [=](const Unit& unit, double) {
        return pitch(unit) * count;
    }});
}

} // namespace box
} // namespace game
