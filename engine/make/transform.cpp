#include "engine/make/transform.h"

#include <numeric>

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

// So that no line or box lacks the house that others have.
bool houses_are_evenly_spread(const Grid& grid)
{
    for (Cell cell : grid.cells()) {
        if (grid.houses_of(cell).size() * static_cast<std::size_t>(grid.size()) !=
            grid.houses().size())
            return false;
    }
    return true;
}

std::vector<int> as_they_are(int count)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

// Where each line comes from when lines are shuffled inside groups of `group` neighbours.
std::vector<int> shuffled_inside(int count, int group, Random& random)
{
    std::vector<int> order;
    for (int start = 0; start < count; start += group) {
        std::vector<int> lines = as_they_are(group);
        random.shuffle(lines);
        for (int line : lines)
            order.push_back(start + line);
    }
    return order;
}

// The same when whole groups are shuffled.
std::vector<int> shuffled_groups(int count, int group, Random& random)
{
    std::vector<int> starts = as_they_are(count / group);
    random.shuffle(starts);
    std::vector<int> order;
    for (int start : starts) {
        for (int line = 0; line < group; ++line)
            order.push_back(start * group + line);
    }
    return order;
}

Digits relabelled(const Grid& grid, Digits digits, Random& random)
{
    std::vector<int> names = as_they_are(grid.size());
    random.shuffle(names);
    for (Digit& digit : digits) {
        if (digit != no_digit)
            digit = static_cast<Digit>(names[digit - 1u] + 1);
    }
    return digits;
}

// Every cell takes the digit from the place that `from` names for its own.
template <typename From>
Digits moved(const Grid& grid, const Digits& digits, From from)
{
    Digits result(digits.size());
    for (Cell cell : grid.cells()) {
        const auto source = grid.cell_at(from(grid.place_of(cell)));
        ENSURE(source.has_value());
        result[cell.index] = digits[source->index];
    }
    return result;
}

Digits with_rows(const Grid& grid, const Digits& digits, const std::vector<int>& order)
{
    return moved(grid, digits, [&](Place place) {
        return Place{order[static_cast<std::size_t>(place.row)], place.column};
    });
}

Digits with_columns(const Grid& grid, const Digits& digits, const std::vector<int>& order)
{
    return moved(grid, digits, [&](Place place) {
        return Place{place.row, order[static_cast<std::size_t>(place.column)]};
    });
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
        if (static_cast<int>(house.cells.size()) != size || !is_straight(grid, house, shape))
            return std::nullopt;
    }
    return houses_are_evenly_spread(grid) ? std::optional(shape) : std::nullopt;
}

bool applies(Transformation transformation, const Grid& grid)
{
    if (transformation == Transformation::RelabelDigits)
        return grid.cages().empty();
    const auto boxes = straight_boxes(grid);
    const bool turns =
        transformation == Transformation::Transpose || transformation == Transformation::Rotate;
    const bool square = boxes && (boxes->height == boxes->width || first_region(grid) == nullptr);
    return turns ? square : boxes.has_value();
}

Digits
transformed(const Grid& grid, const Digits& digits, Transformation transformation, Random& random)
{
    ENSURE(applies(transformation, grid));
    const int size = grid.size();
    const BoxShape boxes = straight_boxes(grid).value_or(BoxShape{1, size});
    switch (transformation) {
    case Transformation::RelabelDigits:
        return relabelled(grid, digits, random);
    case Transformation::ShuffleRows:
        return with_rows(grid, digits, shuffled_inside(size, boxes.height, random));
    case Transformation::ShuffleColumns:
        return with_columns(grid, digits, shuffled_inside(size, boxes.width, random));
    case Transformation::ShuffleBands:
        return with_rows(grid, digits, shuffled_groups(size, boxes.height, random));
    case Transformation::ShuffleStacks:
        return with_columns(grid, digits, shuffled_groups(size, boxes.width, random));
    case Transformation::Transpose:
        return moved(grid, digits, [](Place place) { return Place{place.column, place.row}; });
    case Transformation::MirrorRows:
        return moved(grid, digits, [size](Place place) {
            return Place{size - 1 - place.row, place.column};
        });
    case Transformation::MirrorColumns:
        return moved(grid, digits, [size](Place place) {
            return Place{place.row, size - 1 - place.column};
        });
    case Transformation::Rotate:
        return moved(grid, digits, [size](Place place) {
            return Place{size - 1 - place.column, place.row};
        });
    }
    ENSURE(false);
}

} // namespace engine
