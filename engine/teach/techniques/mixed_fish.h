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

// Looks for fish of one digit that prove that something can't be: with it, so many bases would have
// one cover less than they need. The last cover is the one they lack.
class MixedFish {
public:
    struct Bounds {
        int fins; // endofins among them
        int endofins;
    };

    // What can't be is the digit in this cell.
    MixedFish(const Candidates& candidates, Digit digit, Cell cell);
    // What can't be leaves the digit only these places. The last cover may be any house.
    MixedFish(const Candidates& candidates, Digit digit, const CellSet& left, Bounds bounds);

    // Each fish of `size` bases, with fins or without. False if `found` was.
    bool each(FishKind kind, int size, const FishFound& found);

private:
    // A house, and its places that are left.
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

    bool add_last_covers(const FishFound& found);

    // Notes the bases that lie within what is covered; are they enough?
    bool take_fitting(const Pools& pools, const CellSet& covered);
    bool is_within_bounds(const Fish& fish) const;
    void add_house(int house, const CellSet& rest);

    const Candidates& candidates_;
    Digit digit_;
    Bounds bounds_;
    std::vector<int> last_covers_;
    std::vector<House> all_;
    std::vector<House> but_rows_;
    std::vector<House> but_columns_;
    int size_ = 0;
    std::vector<int> covers_;
    std::vector<const House*> fitting_;
    std::vector<int> bases_;
};

} // namespace engine
