#pragma once
// Fish whose bases and covers are not just rows and columns: Franken and mutant.

#include <vector>

#include "engine/teach/techniques/fish.h"

namespace engine {

enum class FishKind {
    Basic,   // rows and columns
    Franken, // with them regions or other houses, on either side
    Mutant,  // any
};
FishKind kind_of(const Fish& fish, const Chart& chart);

// Looks for the fish of one digit that remove it from one cell: if it were there, so many bases
// would have one cover less than they need.
class MixedFish {
public:
    MixedFish(const Candidates& candidates, Digit digit, Cell cell);

    // Each fish of `size` bases, with fins or without. False if `found` was.
    bool each(FishKind kind, int size, const FishFound& found);

private:
    // A house that does not hold the cell, and its places that the cell does not see.
    struct House {
        int index;
        CellSet rest;
    };
    struct Pools {
        const std::vector<House>& bases;
        const std::vector<House>& covers;
    };
    static bool is_too_much(std::size_t covers, int chosen);
    CellSet no_cells() const { return CellSet(candidates_.chart().cell_count()); }

    bool each_of(const Pools& pools, int size, const FishFound& found);

    bool choose_covers(const Pools& pools,
                       std::size_t from,
                       const CellSet& covered,
                       const FishFound& found);

    bool choose_bases(std::size_t from, const CellSet& taken, const FishFound& found);

    bool add_own_covers(const FishFound& found);

    // Notes the bases that lie within what is covered; are they enough?
    bool take_fitting(const Pools& pools, const CellSet& covered);
    static bool is_within_bounds(const Fish& fish);

    const Candidates& candidates_;
    Digit digit_;
    Cell cell_;
    std::vector<House> all_;
    std::vector<House> but_rows_;
    std::vector<House> but_columns_;
    int size_ = 0;
    std::vector<int> covers_;
    std::vector<const House*> fitting_;
    std::vector<int> bases_;
};

} // namespace engine
