#pragma once
// What techniques need to know of a grid beyond its cells, houses and peers, computed once: for
// example where houses intersect, and what they leave of each other. It works for all sizes and
// shapes.

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "engine/base/count.h"
#include "engine/grid/grid.h"
#include "engine/position/equivalences.h"
#include "engine/position/leftovers.h"
#include "engine/position/rectangles.h"

namespace engine {

// Some or all cells of a house: bit p stands for the cell at position p of House::cells.
using Places = std::uint32_t;

// Two houses that share at least two cells.
struct Crossing {
    HouseIndex one;
    HouseIndex other; // one < other
    Places in_one;
    Places in_other;
    CellSet cells;
};

// An intersection seen from one of its houses.
struct Overlap {
    HouseIndex other;
    Places here;  // positions in the first house
    Places there; // positions in the other one
};

// Full rows and full columns that intersect: the cell at position p of rows[r] is the one at
// position r of columns[p]. Overlapping layouts have several.
struct Lattice {
    std::vector<HouseIndex> rows;
    std::vector<HouseIndex> columns;
};

class Chart {
public:
    static constexpr int most_houses = 1024;

    explicit Chart(std::shared_ptr<const Grid> grid);
    Chart(const Chart&) = delete; // candidates refer to their chart by address
    Chart& operator=(const Chart&) = delete;

    // The grid with its forced houses, which are the last ones. A house in a step is one of these.
    const Grid& grid() const { return *grid_; }
    // As the puzzle has it, without them.
    const std::shared_ptr<const Grid>& puzzle_grid() const { return puzzle_grid_; }
    // Whether no rule adds the house: it follows from others (forced_houses.h).
    bool is_forced(HouseIndex house) const { return grid_->house(house).is_forced; }
    int size() const { return grid_->size(); }
    int cell_count() const { return grid_->cell_count(); }
    int house_count() const { return count_of(houses_); }
    HouseIndexes houses() const { return {0, house_count()}; }
    HouseIndexes houses_after(HouseIndex house) const { return {house.index + 1, house_count()}; }
    DigitSet all_digits() const { return DigitSet::up_to(size()); }

    // A full house holds every digit once. Other houses only require different digits: they give no
    // strong links and no hidden singles, and cannot be bases of fish.
    bool is_full(HouseIndex house) const { return facts(house).is_full; }
    std::span<const HouseIndex> full_houses() const { return full_houses_; } // in order
    std::vector<HouseIndex> full_houses(HouseKind kind) const;
    // Whether it is a region and a solid rectangle: what people call a box. Irregular regions,
    // diagonals and windows are harder to see.
    bool is_box(HouseIndex house) const { return facts(house).is_box; }
    // Whether people look there first for the only position of a digit: in regions if there are
    // any, otherwise in all houses.
    bool is_seen_first(HouseIndex house) const
    {
        return !has_regions_ || kind(house) == HouseKind::Region;
    }
    HouseKind kind(HouseIndex house) const { return grid_->house(house).kind; }
    const Cells& cells_in_order(HouseIndex house) const { return grid_->house(house).cells; }
    const CellSet& cells(HouseIndex house) const { return sets_[house.index]; }
    Cell cell_in(HouseIndex house, int position) const { return cells_in_order(house)[position]; }
    // Empty if the house does not contain the cell.
    Places place_of(Cell cell, HouseIndex house) const;
    CellSet cells_at(HouseIndex house, Places places) const;
    Places places_of(const CellSet& cells, HouseIndex house) const;
    std::span<const PlaceOfCell> houses_of(Cell cell) const { return grid_->houses_of(cell); }

    // Every cell that must differ from this one because of a house, a cage or a pair.
    const CellSet& peers(Cell cell) const { return peers_[cell.index]; }
    // Those of them that it sees without forced houses.
    const CellSet& plain_peers(Cell cell) const { return puzzle_grid_->peers_of(cell); }
    bool sees(Cell one, Cell other) const { return peers_[one.index].has(other); }
    // Cells outside the set that see all cells of it. All cells if the set is empty.
    CellSet common_peers(const CellSet& cells) const;
    const std::vector<Crossing>& crossings() const { return crossings_; }
    std::span<const Overlap> overlaps_of(HouseIndex house) const
    {
        const HouseFacts& own = facts(house);
        return std::span(overlaps_).subspan(own.first_overlap, own.overlap_count);
    }
    // The overlaps of a house that contain its cell at a position. Only they can contain a set of
    // positions of which it is the first.
    std::span<const Overlap> overlaps_at(HouseIndex house, int position) const
    {
        const int* first = &first_overlap_at_[facts(house).first_position] + position;
        return std::span(overlaps_at_).subspan(first[0], first[1] - first[0]);
    }
    // Whether there are more houses than rows, columns and regions, or some cell sees two cells
    // that see each other though no house contains all three; then seeing means more than sharing a
    // house. Never true for the classic grid.
    bool has_bent_sight() const { return has_bent_sight_; }
    const std::vector<Leftovers>& leftovers() const { return leftovers_; }
    // Computed on the first call, because few puzzles need them.
    const Equivalences& equivalences() const;
    // The first house that contains all of them; no_house if there is none.
    HouseIndex house_of_all(const CellSet& cells) const;
    const std::vector<Lattice>& lattices() const { return lattices_; }

    const CellSet& all_cells() const { return all_; }
    // Cells of cages and pairs: exchanging two digits there may break rules other than houses.
    const CellSet& bound_cells() const { return bound_; }
    const Rectangles& rectangles() const { return rectangles_; }
    const Ladders& ladders() const { return ladders_; }

private:
    struct HouseFacts {
        bool is_full;
        bool is_box;
        int first_overlap;
        int overlap_count;
        int first_position; // index in first_overlap_at_
    };
    const HouseFacts& facts(HouseIndex house) const { return houses_[house.index]; }
    void add_houses();
    void add_bound_cells();
    void add_crossings();
    void add_overlaps();
    bool is_bent(Cell one, Cell other) const;
    bool look_for_bent_sight() const;
    HouseIndex full_house_from(Cell first, HouseKind kind) const;
    void add_lattice_at(Cell corner);

    std::shared_ptr<const Grid> puzzle_grid_;
    std::shared_ptr<const Grid> grid_;
    bool has_regions_ = false;
    CellSet all_;
    CellSet bound_;
    std::span<const CellSet> sets_;  // owned by the grid, by house
    std::span<const CellSet> peers_; // owned by the grid, by cell
    std::vector<HouseFacts> houses_;
    std::vector<HouseIndex> full_houses_;
    std::vector<Crossing> crossings_;
    std::vector<Overlap> overlaps_;    // by house
    std::vector<Overlap> overlaps_at_; // by house, then position
    std::vector<int> first_overlap_at_;
    Rectangles rectangles_;
    Ladders ladders_;
    std::vector<Leftovers> leftovers_;
    bool has_bent_sight_ = false;
    std::vector<Lattice> lattices_;
    mutable std::once_flag equivalences_asked_;
    mutable std::unique_ptr<const Equivalences> equivalences_;
};

} // namespace engine
