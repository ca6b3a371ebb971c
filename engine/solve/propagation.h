#pragma once
// What the rules still allow in each cell while a search tries digits: every simple consequence is
// drawn at once, and every change stands on a trail, so that stepping back is cheap.
// Works on every grid: houses of any length and pairs through the peers, houses that hold every
// digit also by the places of a digit, cages also by their sums.

#include <bit>
#include <cstdint>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

// The digits a cell may still hold: digit d is bit d. Plain words keep the inner loops bare.
using Mask = std::uint32_t;

constexpr Mask mask_of(int digit)
{
    return 1u << digit;
}

constexpr bool is_single(Mask mask)
{
    return mask != 0 && (mask & (mask - 1)) == 0;
}

constexpr Mask lowest(Mask mask)
{
    return mask & (~mask + 1);
}

// The mask must not be empty.
constexpr int least_digit(Mask mask)
{
    return std::countr_zero(mask);
}

constexpr int greatest_digit(Mask mask)
{
    return 31 - std::countl_zero(mask);
}

class Propagation {
public:
    explicit Propagation(const Grid& grid);

    // Each of these is false when the rules leave some cell or digit without a place.
    bool accept(const Digits& givens);
    bool restrict_to(Cell cell, Mask allowed); // remembers what follows for propagate()
    bool propagate();

    // Going back to a mark also forgets what was still to be propagated.
    std::size_t mark() const { return trail_.size(); }
    void back_to(std::size_t mark);

    const Grid& grid() const { return grid_; }
    Mask all() const { return all_; }
    Mask mask(Cell cell) const { return masks_[cell.index]; }
    Digits digits() const; // where every cell is known

private:
    struct Change {
        Cell cell;
        Mask before;
    };

    void touch(int constraint);
    bool place_next_single();
    bool look_at(int constraint);
    bool look_at_house(const House& house);
    bool look_at_cage(const Cage& cage);
    bool narrow_by_sum(const Cage& cage, int least, int most);

    const Grid& grid_;
    Mask all_;
    int house_count_;
    std::vector<std::vector<int>> cages_of_; // by cell; as constraints, after the houses
    std::vector<Mask> masks_;
    std::vector<Change> trail_;
    std::vector<Cell> singles_;          // known, but their peers don't know it yet
    std::vector<int> touched_;           // constraints to look at again
    std::vector<unsigned char> waiting_; // by constraint: is in touched_
};

} // namespace engine
