#pragma once
// Set equivalence: two groups of equally many full houses hold each digit equally often. So do the
// cells in which they differ, where a cell counts by how many more houses contain it in its own
// group than in the other. Which cells these are depends only on the grid.

#include <vector>

#include "engine/base/count.h"
#include "engine/grid/cell.h"
#include "engine/grid/house_index.h"
#include "engine/position/cell_set_list.h"

namespace engine {

class Chart;

struct EquivalentHouses {
    std::vector<HouseIndex> bases;
    std::vector<HouseIndex> covers; // as many
};

// The cells in which the two groups differ, each repeated as often as it counts.
struct EquivalentCells {
    EquivalentHouses houses;
    Cells in_bases;
    Cells in_covers;
};

// Only irreducible equivalences, smallest first: every one that differs in few cells, and then
// Phistomefel's rings around rows and boxes. Those that pointing and claiming or the law of
// leftovers cover are left out.
class Equivalences {
public:
    explicit Equivalences(const Chart& chart);

    int count() const { return count_of(houses_); }
    // Rings come last.
    bool is_ring(int index) const { return index >= first_ring_; }
    const EquivalentHouses& houses(int index) const { return houses_[index]; }
    // Cells that only the bases contain; that only the covers contain.
    const CellSetList& in_bases() const { return in_bases_; }
    const CellSetList& in_covers() const { return in_covers_; }
    // Those of these cells that count twice.
    const CellSetList& twice_in_bases() const { return twice_in_bases_; }
    const CellSetList& twice_in_covers() const { return twice_in_covers_; }

private:
    void add(const Chart& chart, EquivalentCells each);

    std::vector<EquivalentHouses> houses_;
    CellSetList in_bases_;
    CellSetList in_covers_;
    CellSetList twice_in_bases_;
    CellSetList twice_in_covers_;
    int first_ring_ = 0;
};

} // namespace engine
