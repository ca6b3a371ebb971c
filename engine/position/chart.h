#pragma once
// What the techniques ask of a grid beyond its cells, houses and peers, worked out once: where
// houses cross, what they leave of each other. Sizes and shapes are nowhere taken for granted.

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/position/equivalences.h"
#include "engine/position/ladders.h"
#include "engine/position/leftovers.h"
#include "engine/position/rectangles.h"

namespace engine {

// The cells of a house, or some of them: the cell at position p of House::cells as bit p.
using Places = std::uint32_t;

// Two houses that share at least two cells.
struct Crossing {
    int one;
    int other; // one < other
    Places in_one;
    Places in_other;
    CellSet cells;
};

// The same, seen from one of the houses.
struct Overlap {
    int other;
    Places here;  // of the house asked
    Places there; // of the other
};

// Full rows and full columns that cross: the cell at position p of rows[r] is the one at position r
// of columns[p]. Overlapping grids have several.
struct Lattice {
    std::vector<int> rows;
    std::vector<int> columns;
};

class Chart {
public:
    static constexpr int most_houses = 1024;

    explicit Chart(std::shared_ptr<const Grid> grid);
    Chart(const Chart&) = delete; // candidates know their chart by its address
    Chart& operator=(const Chart&) = delete;

    const Grid& grid() const { return *grid_; }
    const std::shared_ptr<const Grid>& shared_grid() const { return grid_; }
    int size() const { return grid_->size(); }
    int cell_count() const { return grid_->cell_count(); }
    int house_count() const { return static_cast<int>(houses_.size()); }
    DigitSet all_digits() const { return DigitSet::up_to(size()); }

    // A full house holds every digit once. The others only forbid: they give no strong links, no
    // hidden singles, and are no bases of fish.
    bool is_full(int house) const { return facts(house).is_full; }
    std::span<const int> full_houses() const { return full_houses_; } // in order
    // A solid rectangle that is a region: what people call a box. Jigsaw regions, diagonals and
    // windows are harder to see than one.
    bool is_box(int house) const { return facts(house).is_box; }
    // Where people look first for the only place of a digit: regions, boxes or whatever stands for
    // them. All houses where there are no regions.
    bool is_seen_first(int house) const
    {
        return !has_regions_ || kind(house) == HouseKind::Region;
    }
    HouseKind kind(int house) const { return grid_->house(house).kind; }
    const Cells& cells_in_order(int house) const { return grid_->house(house).cells; }
    const CellSet& cells(int house) const { return sets_[house]; }
    Cell cell_in(int house, int position) const { return cells_in_order(house)[position]; }
    // Empty where the house does not hold the cell.
    Places place_of(Cell cell, int house) const;
    CellSet cells_at(int house, Places places) const;
    Places places_of(const CellSet& cells, int house) const;
    std::span<const PlaceOfCell> houses_of(Cell cell) const { return grid_->houses_of(cell); }

    // Every cell that must differ from this one: by houses, cages and pairs alike.
    const CellSet& peers(Cell cell) const { return peers_[cell.index]; }
    bool sees(Cell one, Cell other) const { return peers_[one.index].has(other); }
    // What sees every cell of the set; no cell of the set itself. All cells for an empty set.
    CellSet common_peers(const CellSet& cells) const;
    const std::vector<Crossing>& crossings() const { return crossings_; }
    std::span<const Overlap> overlaps_of(int house) const
    {
        const HouseFacts& own = facts(house);
        return std::span(overlaps_).subspan(own.first_overlap, own.overlap_count);
    }
    // Those of a house that hold its cell at a position: the only ones that can hold all of some
    // places of which it is the first.
    std::span<const Overlap> overlaps_at(int house, int position) const
    {
        const std::uint32_t* first = &first_overlap_at_[facts(house).first_position] + position;
        return std::span(overlaps_at_).subspan(first[0], first[1] - first[0]);
    }
    // There are more houses than rows, columns and regions, or some cell sees two cells that see
    // each other though no house holds all three: then sight says more than houses. Never so on
    // the classic paper.
    bool has_bent_sight() const { return has_bent_sight_; }
    const std::vector<Leftovers>& leftovers() const { return leftovers_; }
    // Worked out when first asked for: few puzzles need them.
    const Equivalences& equivalences() const;
    // A house that holds all of them, the first one; -1 if there is none.
    int house_of_all(const CellSet& cells) const;
    const std::vector<Lattice>& lattices() const { return lattices_; }

    const CellSet& all_cells() const { return all_; }
    // Cells of cages and pairs: two digits that change places there may break more than houses.
    const CellSet& bound_cells() const { return bound_; }
    const Rectangles& rectangles() const { return rectangles_; }
    const Ladders& ladders() const { return ladders_; }

private:
    struct HouseFacts {
        bool is_full;
        bool is_box;
        std::uint32_t first_overlap;
        std::uint32_t overlap_count;
        std::uint32_t first_position; // in first_overlap_at_
    };
    const HouseFacts& facts(int house) const { return houses_[house]; }
    void add_houses();
    void add_bound_cells();
    void add_crossings();
    void add_overlaps();
    bool is_bent(Cell one, Cell other) const;
    bool look_for_bent_sight() const;
    void add_lattices();
    int full_house_from(Cell first, HouseKind kind) const;
    void add_lattice_at(Cell corner);

    std::shared_ptr<const Grid> grid_;
    bool has_regions_ = false;
    CellSet all_;
    CellSet bound_;
    std::span<const CellSet> sets_;  // the grid's, by house
    std::span<const CellSet> peers_; // the grid's, by cell
    std::vector<HouseFacts> houses_;
    std::vector<int> full_houses_;
    std::vector<Crossing> crossings_;
    std::vector<Overlap> overlaps_;    // by house
    std::vector<Overlap> overlaps_at_; // by house, then position
    std::vector<std::uint32_t> first_overlap_at_;
    Rectangles rectangles_;
    Ladders ladders_;
    std::vector<Leftovers> leftovers_;
    bool has_bent_sight_ = false;
    std::vector<Lattice> lattices_;
    mutable std::once_flag equivalences_asked_;
    mutable std::unique_ptr<const Equivalences> equivalences_;
};

} // namespace engine
