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

    // Calls `found` with each fish of `size` bases, until it answers false; then it does, too.
    template <typename Found>
    bool each(FishKind kind, int size, const Found& found)
    {
        if (kind == FishKind::Mutant)
            return each_of({all_, all_}, size, found);
        return each_of({but_columns_, but_rows_}, size, found) &&
               each_of({but_rows_, but_columns_}, size, found);
    }

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

    template <typename Found>
    bool each_of(const Pools& pools, int size, const Found& found)
    {
        if (is_too_much(pools.covers.size(), size - 1))
            return true;
        size_ = size;
        covers_.clear();
        return choose_covers(pools, 0, no_cells(), found);
    }

    template <typename Found>
    bool
    choose_covers(const Pools& pools, std::size_t from, const CellSet& covered, const Found& found)
    {
        if (static_cast<int>(covers_.size()) + 1 == size_) {
            bases_.clear();
            return take_fitting(pools, covered) ? choose_bases(0, no_cells(), found) : true;
        }
        for (std::size_t i = from; i < pools.covers.size(); ++i) {
            covers_.push_back(pools.covers[i].index);
            const bool goes_on = choose_covers(pools, i + 1, covered | pools.covers[i].rest, found);
            covers_.pop_back();
            if (!goes_on)
                return false;
        }
        return true;
    }

    template <typename Found>
    bool choose_bases(std::size_t from, const CellSet& taken, const Found& found)
    {
        if (static_cast<int>(bases_.size()) == size_)
            return add_own_covers(found);
        for (std::size_t i = from; i < fitting_.size(); ++i) {
            if (fitting_[i]->rest.meets(taken))
                continue;
            bases_.push_back(fitting_[i]->index);
            const bool goes_on = choose_bases(i + 1, taken | fitting_[i]->rest, found);
            bases_.pop_back();
            if (!goes_on)
                return false;
        }
        return true;
    }

    template <typename Found>
    bool add_own_covers(const Found& found)
    {
        for (const PlaceOfCell& place : candidates_.chart().houses_of(cell_)) {
            std::vector<int> covers = covers_;
            covers.push_back(place.house);
            const Fish fish = fish_of(candidates_, digit_, bases_, std::move(covers));
            if (is_within_bounds(fish) && !found(fish))
                return false;
        }
        return true;
    }

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
