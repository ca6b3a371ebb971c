#pragma once
// The rule of 45: a full house holds every digit once, so it adds up to 1 + 2 + ... + size. Cages
// that lie in some houses, or stick out of them, then tell what the few cells add up to in which
// the cages and the houses differ.

#include <span>
#include <vector>

#include "engine/patterns/sums.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// Some houses, and cages that are counted whole: both hold the same digits but for these cells.
struct HouseSum {
    std::vector<HouseIndex> houses; // up to three full ones, without common cells, side by side
    std::vector<int> cages;         // indexes in Grid::cages()
    Cells innies;                   // open cells of the houses that are in none of the cages
    Cells outies;                   // open cells of the cages that are in none of the houses
    Cells filled_in;                // filled cells that are otherwise innies
    Cells filled_out;               // filled cells that are otherwise outies
    int excess;                     // what the outies add up to, less what the innies do

    bool has_one_side() const { return innies.empty() || outies.empty(); }
    std::size_t cell_count() const { return innies.size() + outies.size(); }
    // The innies or the outies, and what they add up to, if the other side is empty.
    const Cells& side() const { return innies.empty() ? outies : innies; }
    int side_sum() const { return innies.empty() ? excess : -excess; }
    // Whether it is about any of these cells.
    bool is_about(const CellSet& some) const;
};

// What houses add up to: 45 for each house of the classic grid.
inline int sum_of_houses(int count, int size)
{
    return count * size * (size + 1) / 2;
}

// Every such sum of a position. Cages without a sum, and those that overlap, are never counted: no
// digit may be counted twice.
class HouseSums {
public:
    static constexpr int most_on_one_side = 6; // innies if there are no outies, or the other way
    static constexpr int most_on_both = 4;     // innies and outies together

    explicit HouseSums(const Candidates& candidates);
    // Some sums change whenever a digit is placed; what depends only on the grid is kept.
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed);

    // Few houses first, then few cells. No two are about the same innies and outies.
    std::span<const HouseSum> all() const { return sums_; }

private:
    struct Crossing { // a cage that is partly in the houses
        int cage;
        CellSet in;
        CellSet out;
    };
    struct Area {
        std::vector<HouseIndex> houses;
        std::vector<int> inside; // cages with all their cells in the houses
        std::vector<Crossing> crossing;
        CellSet bare; // cells of the houses in no cage that can be counted
    };
    class Areas;
    class Balance;
    void add_sums(const Candidates& candidates);

    std::vector<Area> areas_;
    std::vector<HouseSum> sums_;
};

// Two cells or more that are all on one side and all differ: they are like a cage that is not
// printed.
struct HiddenCage {
    SumArea area;  // counted, with at least one combination
    int house_sum; // index in HouseSums::all()
};

class HiddenCages {
public:
    explicit HiddenCages(const Candidates& candidates);

    // In the order of HouseSums::all().
    const std::vector<HiddenCage>& all() const { return cages_; }

private:
    std::vector<HiddenCage> cages_;
};

// Writes where a sum comes from into the evidence. Roles: Base the houses and the cages inside,
// Cover the cages that stick out, Innie and Outie the open cells, Blocker the digits in filled
// ones, in group 0 inside and 1 outside.
void mark_house_sum(Step& step, const Candidates& candidates, const HouseSum& sum);

} // namespace engine
