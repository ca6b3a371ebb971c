#include "engine/solve/balanced_sums.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "engine/base/bits.h"
#include "engine/base/count.h"

namespace engine {

namespace {

constexpr std::size_t most_of_a_kind = 9;  // houses of a kind of which any are taken together
constexpr std::size_t most_neighbours = 3; // of more houses
constexpr std::size_t most_balanced_cells = 7;
constexpr std::size_t most_balances = 250;

// Cages that cross the edge of the houses are left out, taken whole, or what leaves fewer cells.
enum class CrossingCages { LeftOut, Taken, WhatIsLess };

class BalanceFinder {
public:
    explicit BalanceFinder(const Grid& grid) : grid_(grid), counts_(grid.cells().size()) {}

    void add_all()
    {
        for (HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Region}) {
            const std::vector<HouseIndex> houses = full_houses(kind);
            if (houses.size() <= most_of_a_kind)
                add_any(houses);
            else
                add_neighbours(houses);
        }
        for (HouseIndex house : full_houses(HouseKind::Extra))
            add({house});
    }

    std::vector<BalancedSums> found;

private:
    std::vector<HouseIndex> full_houses(HouseKind kind) const
    {
        std::vector<HouseIndex> houses;
        for (HouseIndex house : grid_.house_indexes()) {
            if (grid_.house(house).kind == kind && grid_.is_full(house))
                houses.push_back(house);
        }
        return houses;
    }

    void add_any(const std::vector<HouseIndex>& houses)
    {
        for (std::uint32_t chosen = 1; chosen < 1u << houses.size(); ++chosen) {
            std::vector<HouseIndex> some;
            for (const int house : each_bit(chosen))
                some.push_back(houses[house]);
            add(some);
        }
    }

    void add_neighbours(const std::vector<HouseIndex>& houses)
    {
        for (std::size_t first = 0; first < houses.size(); ++first) {
            std::vector<HouseIndex> some;
            for (std::size_t last = first; last < houses.size() && some.size() < most_neighbours;
                 ++last) {
                some.push_back(houses[last]);
                add(some);
            }
        }
    }

    void add(const std::vector<HouseIndex>& houses)
    {
        for (CrossingCages crossing :
             {CrossingCages::LeftOut, CrossingCages::WhatIsLess, CrossingCages::Taken}) {
            if (take(houses))
                add_rest(crossing);
        }
    }

    // Counts each cell of the houses once; returns false if they overlap.
    bool take(const std::vector<HouseIndex>& houses)
    {
        std::ranges::fill(counts_, 0);
        sum_ = 0;
        for (HouseIndex house : houses) {
            for (Cell cell : grid_.house(house).cells) {
                if (counts_[cell.index]++ != 0)
                    return false;
            }
            sum_ += grid_.size() * (grid_.size() + 1) / 2;
        }
        return true;
    }

    void add_rest(CrossingCages crossing)
    {
        for (const Cage& cage : grid_.cages()) {
            if (cage.has_sum())
                subtract(cage, crossing);
        }
        BalancedSums balance{.inside = {}, .outside = {}, .difference = sum_};
        for (Cell cell : grid_.cells()) {
            if (counts_[cell.index] > 0)
                balance.inside.push_back(cell);
            else if (counts_[cell.index] < 0)
                balance.outside.push_back(cell);
        }
        if (balance.inside.size() + balance.outside.size() > most_balanced_cells)
            return;
        if (seen_.insert({balance.inside, balance.outside}).second)
            found.push_back(std::move(balance));
    }

    // Of cages that overlap only the first counts.
    void subtract(const Cage& cage, CrossingCages crossing)
    {
        const int inside =
            how_many(cage.cells, [&](Cell cell) { return counts_[cell.index] == 1; });
        const int outside =
            how_many(cage.cells, [&](Cell cell) { return counts_[cell.index] == 0; });
        if (inside == 0 || inside + outside != count_of(cage.cells))
            return;
        const bool is_less = crossing == CrossingCages::WhatIsLess && outside < inside;
        if (outside != 0 && crossing != CrossingCages::Taken && !is_less)
            return;
        for (Cell cell : cage.cells)
            --counts_[cell.index];
        sum_ -= cage.sum;
    }

    const Grid& grid_;
    std::vector<int> counts_; // by cell
    int sum_ = 0;
    std::set<std::pair<Cells, Cells>> seen_;
};

} // namespace

std::vector<BalancedSums> balanced_sums(const Grid& grid)
{
    if (grid.cages().empty())
        return {};
    BalanceFinder finder(grid);
    finder.add_all();
    std::ranges::stable_sort(finder.found, [](const BalancedSums& one, const BalancedSums& other) {
        return one.inside.size() + one.outside.size() < other.inside.size() + other.outside.size();
    });
    if (finder.found.size() > most_balances)
        finder.found.resize(most_balances);
    return std::move(finder.found);
}

} // namespace engine
