#pragma once
// The paper a puzzle is printed on: where its cells lie, its houses, its cages, and who sees whom.
// Geometry is data: nothing here says "n by n with boxes". A Grid never changes; plays and
// solvers share it.

#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"
#include "engine/grid/cell_set.h"

namespace engine {

enum class HouseKind { Row, Column, Region, Extra };

// Cells that must all hold different digits; at most as many cells as there are digits.
struct House {
    HouseKind kind;
    Cells cells;

    friend bool operator==(const House&, const House&) = default;
};

// Where a cell stands in one of its houses.
struct PlaceOfCell {
    std::uint16_t house;    // for Grid::house()
    std::uint16_t position; // in House::cells

    friend bool operator==(const PlaceOfCell&, const PlaceOfCell&) = default;
};

// Cells that must all differ and whose digits add up to a clue.
struct Cage {
    Cells cells;
    int sum;

    friend bool operator==(const Cage&, const Cage&) = default;
};

// Two cells that must differ though they share no house (anti-knight and the like).
using Pair = std::pair<Cell, Cell>;

// Where a cell is drawn: row 0 is the top one, column 0 the left one.
struct Place {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
};

class Grid {
public:
    // How many digits the puzzle uses, 1 to 25; a full house holds each of them once.
    int size() const { return size_; }
    int cell_count() const { return static_cast<int>(cells_.size()); }
    int rows() const { return rows_; }       // of the drawing, gaps included
    int columns() const { return columns_; } // likewise

    const Cells& cells() const { return cells_; }
    Place place_of(Cell cell) const { return places_[cell.index]; }
    std::optional<Cell> cell_at(Place place) const;

    const std::vector<House>& houses() const { return houses_; }
    const House& house(int index) const { return houses_[index]; }
    const std::vector<Cage>& cages() const { return cages_; }
    const std::vector<Pair>& pairs() const { return pairs_; }

    // A full house holds every digit once; others only forbid that a digit stands there twice.
    bool is_full(int house) const { return std::ssize(this->house(house).cells) == size_; }
    const CellSet& set_of(int house) const { return sets_[house]; }
    std::span<const CellSet> house_sets() const { return sets_; } // by house
    CellSet set_of(std::span<const Cell> cells) const;
    // In the order of houses().
    std::span<const PlaceOfCell> houses_of(Cell cell) const
    {
        return {places_in_houses_.data() + first_place_[cell.index],
                places_in_houses_.data() + first_place_[cell.index + 1u]};
    }
    // The first of its regions; -1 if it lies in none.
    int region_of(Cell cell) const;
    // Every other cell that must differ from this one: by houses, cages and pairs alike.
    const CellSet& peers_of(Cell cell) const { return peers_of_[cell.index]; }
    std::span<const CellSet> peers() const { return peers_of_; } // by cell

    // True for nine rows, nine columns and nine boxes of 3 by 3, and nothing more: the one grid for
    // which there is a search of its own.
    bool is_classic() const { return classic_; }

    // What is printed for a digit, 1 to size(): "7", "12", "G".
    const std::string& symbol(Digit digit) const { return symbols_[digit - 1u]; }
    const std::vector<std::string>& symbols() const { return symbols_; }

    // True when both papers are ruled the same (places, houses, cages, pairs and symbols).
    friend bool operator==(const Grid&, const Grid&) = default;

private:
    friend class GridBuilder;
    friend Grid with_symbols(Grid grid, std::vector<std::string> symbols);

    int size_ = 0;
    int rows_ = 0;
    int columns_ = 0;
    Cells cells_;
    std::vector<Place> places_;
    std::vector<House> houses_;
    std::vector<Cage> cages_;
    std::vector<Pair> pairs_;
    std::vector<std::string> symbols_;
    // What follows from these:
    std::vector<CellSet> sets_;              // by house
    std::vector<std::uint32_t> first_place_; // by cell, and the end
    std::vector<PlaceOfCell> places_in_houses_;
    std::vector<CellSet> peers_of_;
    bool classic_ = false;
};

// The same paper with other symbols, one for each of its size() digits.
Grid with_symbols(Grid grid, std::vector<std::string> symbols);
// "1", "2" and so on; "A", "B" and so on.
std::vector<std::string> figures_for(int size);
std::vector<std::string> letters_for(int size);

// Collects what the rules ask for, then works out peers once.
class GridBuilder {
public:
    // A square of size x size cells.
    explicit GridBuilder(int size);
    // Any places, in any order; each at most once. Cells are numbered in reading order.
    GridBuilder(int size, std::vector<Place> places);
    // Goes on from a grid that was built before.
    explicit GridBuilder(Grid grid);

    int size() const { return grid_.size(); }
    const Grid& grid() const { return grid_; }
    // The cell at a place that is known to hold one; counted from the corner the builder stands at.
    Cell cell_at(int row, int column) const;
    // For grids of several squares: rules are asked to rule one after the other.
    void stand_at(Place corner) { corner_ = corner; }

    // What was added before is not added again: squares that overlap share houses and pairs.
    void add_house(HouseKind kind, Cells cells);
    void add_cage(Cage cage);
    void add_pair(Cell one, Cell other);
    void set_symbols(std::vector<std::string> symbols); // size() of them; figures unless set
    Grid build() &&;

private:
    void add_places();
    void see_each_other(const Cells& cells);

    Grid grid_;
    Place corner_ = {0, 0};
};

} // namespace engine
