#pragma once
// What the rules of a puzzle are about: its cells, their positions, houses and cages, and which
// cells see each other. Geometry is data: nothing here assumes "n by n with boxes". A Grid never
// changes; plays and solvers share it.

#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"
#include "engine/grid/cell_set.h"
#include "engine/grid/house_index.h"

namespace engine {

enum class HouseKind { Row, Column, Region, Extra };

// Cells that must all hold different digits; at most as many as there are digits.
struct House {
    HouseKind kind;
    Cells cells;
    bool is_forced = false; // no rule adds it: see engine/position/forced_houses.h

    friend bool operator==(const House&, const House&) = default;
};

// The position of a cell in one of its houses.
struct PlaceOfCell {
    HouseIndex house;
    std::uint16_t position; // in House::cells

    friend bool operator==(const PlaceOfCell&, const PlaceOfCell&) = default;
};

// Cells that must all differ and, if it has a sum, whose digits add up to it. Cages may overlap,
// and their cells may be apart.
struct Cage {
    Cells cells;
    int sum = 0; // 0 without one

    bool has_sum() const { return sum != 0; }

    friend bool operator==(const Cage&, const Cage&) = default;
};

// Two cells that must differ though they share no house (because of anti-knight, for example).
using Pair = std::pair<Cell, Cell>;

// The position of a cell in the drawing: row 0 is the top one, column 0 the left one.
struct Place {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
};

class Grid {
public:
    // How many digits the puzzle uses, 1 to 25; a full house holds each of them once.
    int size() const { return size_; }
    int cell_count() const { return count_of(cells_); }
    int rows() const { return rows_; }       // of the drawing, including gaps
    int columns() const { return columns_; } // of the drawing, including gaps

    const Cells& cells() const { return cells_; }
    Place place_of(Cell cell) const { return places_[cell.index]; }
    std::optional<Cell> cell_at(Place place) const;

    const std::vector<House>& houses() const { return houses_; }
    const House& house(HouseIndex house) const { return houses_[house.index]; }
    HouseIndexes house_indexes() const { return {0, count_of(houses_)}; }
    const std::vector<Cage>& cages() const { return cages_; }
    const std::vector<Pair>& pairs() const { return pairs_; }

    // A full house holds every digit once; in others each digit is at most once.
    bool is_full(HouseIndex house) const { return std::ssize(this->house(house).cells) == size_; }
    const CellSet& set_of(HouseIndex house) const { return sets_[house.index]; }
    std::span<const CellSet> house_sets() const { return sets_; } // by house
    CellSet set_of(std::span<const Cell> cells) const;
    // In the order of houses().
    std::span<const PlaceOfCell> houses_of(Cell cell) const
    {
        return {places_in_houses_.data() + first_place_[cell.index],
                places_in_houses_.data() + first_place_[cell.index + 1u]};
    }
    // The first region that contains it; no_house if there is none.
    HouseIndex region_of(Cell cell) const;
    // Every other cell that must differ from this one because of a house, a cage or a pair.
    const CellSet& peers_of(Cell cell) const { return peers_of_[cell.index]; }
    std::span<const CellSet> peers() const { return peers_of_; } // by cell

    // Whether it has nine rows, nine columns and nine boxes of 3 by 3, and nothing more: the one
    // grid for which there is a search of its own.
    bool is_classic() const { return classic_; }

    // What is printed for a digit, 1 to size(): "7", "12", "G".
    const std::string& symbol(Digit digit) const { return symbols_[digit - 1u]; }
    const std::vector<std::string>& symbols() const { return symbols_; }

    // Whether the grids have the same positions, houses, cages, pairs and symbols.
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
    // Derived from the members above:
    std::vector<CellSet> sets_;              // by house
    std::vector<std::uint32_t> first_place_; // by cell; one more at the end
    std::vector<PlaceOfCell> places_in_houses_;
    std::vector<CellSet> peers_of_;
    bool classic_ = false;
};

// The same grid with other symbols, one for each of its size() digits.
Grid with_symbols(Grid grid, std::vector<std::string> symbols);
// "1", "2" and so on; "A", "B" and so on.
std::vector<std::string> figures_for(int size);
std::vector<std::string> letters_for(int size);

// Collects what the rules add, then computes the peers once.
class GridBuilder {
public:
    // A square of size x size cells.
    explicit GridBuilder(int size);
    // Any positions in any order, each at most once. Cells are numbered in reading order.
    GridBuilder(int size, std::vector<Place> places);
    // Continues from a finished grid.
    explicit GridBuilder(Grid grid) : grid_(std::move(grid)) {}

    int size() const { return grid_.size(); }
    const Grid& grid() const { return grid_; }
    // The cell at a position relative to the current square; there must be one.
    Cell cell_at(int row, int column) const;
    // Sets the current square. In grids of several squares the rules are added to each square in
    // turn.
    void stand_at(Place corner) { corner_ = corner; }

    // Ignores what was added before: squares that overlap share houses and pairs.
    void add_house(HouseKind kind, Cells cells);
    void add_forced_house(Cells cells);
    void add_cage(Cage cage) { grid_.cages_.push_back(std::move(cage)); }
    void drop_cages() { grid_.cages_.clear(); }
    void add_pair(Cell one, Cell other) { grid_.pairs_.emplace_back(one, other); }
    void set_symbols(std::vector<std::string> symbols); // size() of them; numbers unless set
    Grid build() &&;

private:
    void add_places();
    void see_each_other(const Cells& cells);

    Grid grid_;
    Place corner_ = {0, 0};
};

} // namespace engine
