#include "engine/position/chart.h"

#include <algorithm>
#include <iterator>

#include "engine/grid/squares.h"
#include "engine/position/forced_houses.h"

namespace engine {

Chart::Chart(std::shared_ptr<const Grid> grid)
    : puzzle_grid_(std::move(grid)),
      grid_(with_forced_houses(puzzle_grid_)),
      all_(grid_->set_of(grid_->cells())),
      bound_(grid_->cell_count()),
      sets_(grid_->house_sets()),
      peers_(grid_->peers())
{
    add_houses();
    add_bound_cells();
    add_crossings();
    add_overlaps();
    rectangles_ = Rectangles(*this);
    ladders_ = Ladders(*this);
    leftovers_ = leftovers_of(*this);
    has_bent_sight_ = look_for_bent_sight();
    for (Cell corner : grid_->cells())
        add_lattice_at(corner);
}

void Chart::add_houses()
{
    ENSURE(grid_->houses().size() <= most_houses);
    houses_.reserve(grid_->houses().size());
    for (HouseIndex house : grid_->house_indexes()) {
        has_regions_ = has_regions_ || kind(house) == HouseKind::Region;
        houses_.push_back(
            {grid_->is_full(house), engine::is_box(*grid_, grid_->house(house)), 0, 0, 0});
        if (grid_->is_full(house))
            full_houses_.push_back(house);
    }
}

void Chart::add_bound_cells()
{
    for (const Cage& cage : grid_->cages())
        bound_ |= grid_->set_of(cage.cells);
    for (const auto& [one, other] : grid_->pairs()) {
        bound_.add(one);
        bound_.add(other);
    }
}

void Chart::add_crossings()
{
    for (HouseIndex one : houses()) {
        for (HouseIndex other : houses_after(one)) {
            const CellSet shared = cells(one) & cells(other);
            if (shared.count() >= 2)
                crossings_.push_back(
                    {one, other, places_of(shared, one), places_of(shared, other), shared});
        }
    }
}

void Chart::add_overlaps()
{
    for (HouseIndex house : houses()) {
        HouseFacts& own = houses_[house.index];
        own.first_overlap = count_of(overlaps_);
        for (const Crossing& crossing : crossings_) {
            if (crossing.one == house)
                overlaps_.push_back({crossing.other, crossing.in_one, crossing.in_other});
            if (crossing.other == house)
                overlaps_.push_back({crossing.one, crossing.in_other, crossing.in_one});
        }
        own.overlap_count = count_of(overlaps_) - own.first_overlap;
        own.first_position = count_of(first_overlap_at_);
        for (std::size_t position = 0; position < cells_in_order(house).size(); ++position) {
            first_overlap_at_.push_back(count_of(overlaps_at_));
            for (const Overlap& overlap : overlaps_of(house)) {
                if ((overlap.here >> position & 1u) != 0)
                    overlaps_at_.push_back(overlap);
            }
        }
    }
    first_overlap_at_.push_back(count_of(overlaps_at_));
}

bool Chart::is_bent(Cell one, Cell other) const
{
    CellSet seen = peers(one) & peers(other);
    for (const PlaceOfCell& place : houses_of(one)) {
        if (cells(place.house).has(other))
            seen -= cells(place.house);
    }
    return !seen.empty();
}

bool Chart::look_for_bent_sight() const
{
    if (std::ranges::count(grid_->houses(), HouseKind::Extra, &House::kind) > 0)
        return true;
    for (Cell one : all_) {
        for (Cell other : peers(one)) {
            if (one < other && is_bent(one, other))
                return true;
        }
    }
    return false;
}

// Returns the house that starts in the cell; no_house if there is none.
HouseIndex Chart::full_house_from(Cell first, HouseKind kind) const
{
    for (const PlaceOfCell& place : houses_of(first)) {
        if (place.position == 0 && this->kind(place.house) == kind && is_full(place.house))
            return place.house;
    }
    return no_house;
}

void Chart::add_lattice_at(Cell corner)
{
    const HouseIndex top = full_house_from(corner, HouseKind::Row);
    const HouseIndex left = full_house_from(corner, HouseKind::Column);
    if (top == no_house || left == no_house)
        return;
    Lattice lattice;
    for (Cell cell : cells_in_order(left))
        lattice.rows.push_back(full_house_from(cell, HouseKind::Row));
    for (Cell cell : cells_in_order(top))
        lattice.columns.push_back(full_house_from(cell, HouseKind::Column));
    for (std::size_t row = 0; row < lattice.rows.size(); ++row) {
        for (std::size_t column = 0; column < lattice.columns.size(); ++column) {
            if (lattice.rows[row] == no_house || lattice.columns[column] == no_house ||
                cells_in_order(lattice.rows[row])[column] !=
                    cells_in_order(lattice.columns[column])[row])
                return;
        }
    }
    lattices_.push_back(std::move(lattice));
}

std::vector<HouseIndex> Chart::full_houses(HouseKind kind) const
{
    std::vector<HouseIndex> houses;
    std::ranges::copy_if(full_houses_, std::back_inserter(houses),
                         [&](HouseIndex house) { return this->kind(house) == kind; });
    return houses;
}

Places Chart::place_of(Cell cell, HouseIndex house) const
{
    for (const PlaceOfCell& place : houses_of(cell)) {
        if (place.house == house)
            return Places{1} << place.position;
    }
    return 0;
}

CellSet Chart::cells_at(HouseIndex house, Places places) const
{
    CellSet cells(cell_count());
    for (int position : each_bit(places))
        cells.add(cell_in(house, position));
    return cells;
}

Places Chart::places_of(const CellSet& cells, HouseIndex house) const
{
    Places places = 0;
    for (Cell cell : cells)
        places |= place_of(cell, house);
    return places;
}

const Equivalences& Chart::equivalences() const
{
    std::call_once(equivalences_asked_,
                   [&] { equivalences_ = std::make_unique<const Equivalences>(*this); });
    return *equivalences_;
}

CellSet Chart::common_peers(const CellSet& cells) const
{
    CellSet common = all_;
    for (Cell cell : cells)
        common &= peers(cell);
    return common;
}

HouseIndex Chart::house_of_all(const CellSet& cells) const
{
    for (HouseIndex house : houses()) {
        if (cells.is_within(this->cells(house)))
            return house;
    }
    return no_house;
}

} // namespace engine
