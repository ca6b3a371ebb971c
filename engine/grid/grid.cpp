#include "engine/grid/grid.h"

#include <algorithm>
#include <numeric>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"

namespace engine {

namespace {

std::vector<Place> square_of(int size)
{
    std::vector<Place> places;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            places.push_back(Place{row, column});
    }
    return places;
}

// Whether the houses of every cell are its row, column and box, in whatever order they were added.
bool is_ruled_classically(const Grid& grid)
{
    const bool looks_so = grid.size() == 9 && grid.cell_count() == 81 && grid.rows() == 9 &&
                          grid.columns() == 9 && grid.houses().size() == 27 &&
                          grid.cages().empty() && grid.pairs().empty();
    if (!looks_so)
        return false;
    std::vector<Cells> lines(27);
    for (Cell cell : grid.cells()) {
        const std::size_t row = cell.index / 9u, column = cell.index % 9u;
        for (std::size_t line : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
            lines[line].push_back(cell);
    }
    return std::ranges::all_of(lines, [&grid](const Cells& line) {
        return std::ranges::any_of(grid.houses(),
                                   [&line](const House& house) { return house.cells == line; });
    });
}

} // namespace

std::optional<Cell> Grid::cell_at(Place place) const
{
    if (cell_count() == rows_ * columns_) { // a cell stands at every place
        const bool is_inside =
            place.row >= 0 && place.row < rows_ && place.column >= 0 && place.column < columns_;
        return is_inside ? std::optional(Cell::at(place.row * columns_ + place.column))
                         : std::nullopt;
    }
    const auto found = std::ranges::lower_bound(places_, place);
    if (found == places_.end() || *found != place)
        return std::nullopt;
    return Cell::at(found - places_.begin());
}

CellSet Grid::set_of(std::span<const Cell> cells) const
{
    CellSet set(cell_count());
    for (Cell cell : cells)
        set.add(cell);
    return set;
}

HouseIndex Grid::region_of(Cell cell) const
{
    for (const PlaceOfCell& place : houses_of(cell)) {
        if (house(place.house).kind == HouseKind::Region)
            return place.house;
    }
    return no_house;
}

Grid with_symbols(Grid grid, std::vector<std::string> symbols)
{
    ENSURE(count_of(symbols) == grid.size());
    grid.symbols_ = std::move(symbols);
    return grid;
}

std::vector<std::string> figures_for(int size)
{
    std::vector<std::string> figures;
    for (int digit = 1; digit <= size; ++digit)
        figures.push_back(std::to_string(digit));
    return figures;
}

std::vector<std::string> letters_for(int size)
{
    std::vector<std::string> letters;
    for (int digit = 0; digit < size; ++digit)
        letters.emplace_back(1, letter_after('A', digit));
    return letters;
}

GridBuilder::GridBuilder(int size) : GridBuilder(size, square_of(size)) {}

GridBuilder::GridBuilder(int size, std::vector<Place> places)
{
    ENSURE(size >= 1 && size <= max_size);
    std::ranges::sort(places);
    ENSURE(std::ranges::adjacent_find(places) == places.end());
    grid_.size_ = size;
    for (const Place& place : places) {
        ENSURE(place.row >= 0 && place.column >= 0);
        grid_.cells_.push_back(Cell::at(grid_.cells_.size()));
        grid_.rows_ = std::max(grid_.rows_, place.row + 1);
        grid_.columns_ = std::max(grid_.columns_, place.column + 1);
    }
    grid_.places_ = std::move(places);
    grid_.symbols_ = figures_for(size);
}

Cell GridBuilder::cell_at(int row, int column) const
{
    const auto cell = grid_.cell_at(Place{corner_.row + row, corner_.column + column});
    ENSURE(cell.has_value());
    return *cell;
}

static void add_once(std::vector<House>& houses, House house)
{
    if (std::ranges::find(houses, house) == houses.end())
        houses.push_back(std::move(house));
}

void GridBuilder::add_house(HouseKind kind, Cells cells)
{
    ENSURE(count_of(cells) <= grid_.size());
    add_once(grid_.houses_, {.kind = kind, .cells = std::move(cells)});
}

void GridBuilder::add_forced_house(Cells cells)
{
    ENSURE(count_of(cells) <= grid_.size());
    add_once(grid_.houses_,
             {.kind = HouseKind::Extra, .cells = std::move(cells), .is_forced = true});
}

void GridBuilder::set_symbols(std::vector<std::string> symbols)
{
    ENSURE(count_of(symbols) == grid_.size());
    grid_.symbols_ = std::move(symbols);
}

Grid GridBuilder::build() &&
{
    grid_.peers_of_.assign(grid_.cells_.size(), CellSet(grid_.cell_count()));
    grid_.sets_.clear();
    for (const House& house : grid_.houses_) {
        grid_.sets_.push_back(grid_.set_of(house.cells));
        see_each_other(house.cells);
    }
    for (const Cage& cage : grid_.cages_)
        see_each_other(cage.cells);
    std::ranges::sort(grid_.pairs_);
    grid_.pairs_.erase(std::unique(grid_.pairs_.begin(), grid_.pairs_.end()), grid_.pairs_.end());
    for (const auto& [one, other] : grid_.pairs_) {
        ENSURE(one != other);
        grid_.peers_of_[one.index].add(other);
        grid_.peers_of_[other.index].add(one);
    }
    add_places();
    grid_.classic_ = is_ruled_classically(grid_);
    return std::move(grid_);
}

void GridBuilder::add_places()
{
    auto& first = grid_.first_place_;
    first.assign(grid_.cells_.size() + 1, 0);
    for (const House& house : grid_.houses_) {
        for (Cell cell : house.cells)
            ++first[cell.index + 1u];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    grid_.places_in_houses_.assign(first.back(), {});
    auto next = first;
    for (HouseIndex house : grid_.house_indexes()) {
        for (std::uint16_t position = 0; Cell cell : grid_.house(house).cells)
            grid_.places_in_houses_[next[cell.index]++] = {house, position++};
    }
}

void GridBuilder::see_each_other(const Cells& cells)
{
    const CellSet set = grid_.set_of(cells);
    ENSURE(set.count() == std::ssize(cells));
    for (Cell cell : cells) {
        grid_.peers_of_[cell.index] |= set;
        grid_.peers_of_[cell.index].remove(cell);
    }
}

} // namespace engine
