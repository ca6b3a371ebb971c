#include "engine/construct/transform.h"

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

int rows_in(const Grid& grid, const House& house)
{
    const int top = grid.place_of(house.cells.front()).row;
    const int bottom = grid.place_of(house.cells.back()).row;
    return bottom - top + 1;
}

const House* first_region(const Grid& grid)
{
    for (const House& house : grid.houses()) {
        if (house.kind == HouseKind::Region)
            return &house;
    }
    return nullptr;
}

bool is_box(const Grid& grid, const House& house, BoxShape shape)
{
    const Place corner = grid.place_of(house.cells.front());
    for (Cell cell : house.cells) {
        const Place place = grid.place_of(cell);
        if (place.row / shape.height != corner.row / shape.height ||
            place.column / shape.width != corner.column / shape.width)
            return false;
    }
    return true;
}

bool is_straight(const Grid& grid, const House& house, BoxShape shape)
{
    switch (house.kind) {
    case HouseKind::Row:
        return is_box(grid, house, {1, grid.size()});
    case HouseKind::Column:
        return is_box(grid, house, {grid.size(), 1});
    case HouseKind::Region:
        return is_box(grid, house, shape);
    case HouseKind::Extra:
        return false;
    }
    return false;
}

// Whether all cells are in equally many houses, so that no line or box lacks a house that others
// have.
bool houses_are_evenly_spread(const Grid& grid)
{
    for (Cell cell : grid.cells()) {
        if (grid.houses_of(cell).size() * grid.size() != grid.houses().size())
            return false;
    }
    return true;
}

// Shuffles are always wanted; a transformation that is its own inverse is wanted in half of the
// cases.
bool is_wanted(Transformation transformation, Random& random)
{
    switch (transformation) {
    case Transformation::RelabelDigits:
    case Transformation::ShuffleRows:
    case Transformation::ShuffleColumns:
    case Transformation::ShuffleBands:
    case Transformation::ShuffleStacks:
        return true;
    case Transformation::Transpose:
    case Transformation::MirrorRows:
    case Transformation::MirrorColumns:
    case Transformation::Rotate:
        return random.coin();
    }
    return false;
}

} // namespace

std::optional<BoxShape> straight_boxes(const Grid& grid)
{
    const int size = grid.size();
    if (grid.cell_count() != size * size || grid.rows() != size || grid.columns() != size)
        return std::nullopt;
    if (!grid.cages().empty() || !grid.pairs().empty())
        return std::nullopt;
    const House* region = first_region(grid);
    const int height = region ? rows_in(grid, *region) : 1;
    if (size % height != 0)
        return std::nullopt;
    const BoxShape shape{height, size / height};
    for (const House& house : grid.houses()) {
        if (count_of(house.cells) != size || !is_straight(grid, house, shape))
            return std::nullopt;
    }
    return houses_are_evenly_spread(grid) ? std::optional(shape) : std::nullopt;
}

Rearrangement::Ties Rearrangement::ties_of(Symmetry kept)
{
    switch (kept) {
    case Symmetry::None:
        return {};
    case Symmetry::Rotation2:
        return {.rows = true, .columns = true};
    case Symmetry::Rotation4:
        return {.rows = true, .columns = true, .crossing = true};
    case Symmetry::MirrorRows:
        return {.rows = true};
    case Symmetry::MirrorColumns:
        return {.columns = true};
    case Symmetry::Diagonal:
        return {.crossing = true};
    }
    ENSURE(false);
}

Rearrangement::Rearrangement(const Grid& grid, Symmetry kept)
    : size_(grid.size()),
      has_cages_(!grid.cages().empty()),
      ties_(ties_of(kept)),
      boxes_(straight_boxes(grid))
{
    if (boxes_)
        moves_.rows = moves_.columns = as_they_are(size_);
    turns_ = boxes_ && (boxes_->height == boxes_->width || first_region(grid) == nullptr);
}

bool Rearrangement::takes(Transformation transformation) const
{
    switch (transformation) {
    case Transformation::RelabelDigits:
        return !has_cages_;
    case Transformation::ShuffleRows:
    case Transformation::ShuffleColumns:
    case Transformation::ShuffleBands:
    case Transformation::ShuffleStacks:
    case Transformation::MirrorRows:
    case Transformation::MirrorColumns:
        return boxes_ && (turns_ || !ties_.crossing);
    case Transformation::Transpose:
        return turns_ && ties_.rows == ties_.columns;
    case Transformation::Rotate: // would move one diagonal to the other
        return turns_ && ties_.rows == ties_.columns && (ties_.rows || !ties_.crossing);
    }
    return false;
}

void Rearrangement::add(Transformation transformation, Random& random)
{
    ENSURE(takes(transformation));
    ++transformations_;
    const auto lines = [&](int group, bool in_pairs) {
        return (in_pairs ? lines_shuffled_in_pairs : lines_shuffled)(size_, group, random);
    };
    const auto groups = [&](int group, bool in_pairs) {
        return in_groups((in_pairs ? shuffled_in_pairs : shuffled)(size_ / group, random), group);
    };
    using enum Transformation;
    switch (transformation) {
    case RelabelDigits:
        return rename(shuffled(size_, random));
    case ShuffleRows:
        return take(Lines::Rows, lines(boxes_->height, ties_.rows));
    case ShuffleColumns:
        return take(Lines::Columns, lines(boxes_->width, ties_.columns));
    case ShuffleBands:
        return take(Lines::Rows, groups(boxes_->height, ties_.rows));
    case ShuffleStacks:
        return take(Lines::Columns, groups(boxes_->width, ties_.columns));
    case MirrorRows:
        return take(Lines::Rows, turned_round(size_));
    case MirrorColumns:
        return take(Lines::Columns, turned_round(size_));
    case Rotate: // the bottom row becomes the left column
        take_untied(Lines::Rows, turned_round(size_));
        [[fallthrough]];
    case Transpose:
        moves_.is_turned = !moves_.is_turned;
        return;
    }
    ENSURE(false);
}

void Rearrangement::rename(const LineOrder& names)
{
    moves_.names = moves_.names.empty() ? names : after(names, moves_.names);
}

void Rearrangement::take_untied(Lines kind, const LineOrder& order)
{
    LineOrder& lines = (kind == Lines::Rows) != moves_.is_turned ? moves_.rows : moves_.columns;
    lines = after(lines, order);
}

void Rearrangement::take(Lines kind, const LineOrder& order)
{
    take_untied(kind, order);
    if (ties_.crossing)
        take_untied(kind == Lines::Rows ? Lines::Columns : Lines::Rows, order);
}

Rearrangement any_rearrangement(const Grid& grid, Random& random, Symmetry kept)
{
    Rearrangement rearrangement(grid, kept);
    for (Transformation transformation : all_transformations) {
        if (rearrangement.takes(transformation) && is_wanted(transformation, random))
            rearrangement.add(transformation, random);
    }
    return rearrangement;
}

} // namespace engine
