#include "engine/solve/cage_sums.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/base/count.h"

namespace engine {

namespace {

constexpr std::size_t most_combinations = 200;
constexpr std::size_t most_houses = 4; // combined
constexpr std::size_t most_cells = 6;  // of a remainder

// The cells of some houses that don't overlap, and what the cages say about them.
class Remainder {
public:
    explicit Remainder(const Grid& grid) : grid_(grid), inside_(grid.cells().size()) {}

    // Returns false if the house overlaps those taken before.
    bool take(const House& house)
    {
        if (std::ranges::any_of(house.cells, [&](Cell cell) { return inside_[cell.index]; }))
            return false;
        for (Cell cell : house.cells)
            inside_[cell.index] = true;
        sum_ += grid_.size() * (grid_.size() + 1) / 2;
        return true;
    }

    // The cells that no cage completely inside covers, with their sum.
    Cage left_inside() const
    {
        std::vector<bool> left = inside_;
        int sum = sum_;
        for (const Cage& cage : grid_.cages()) {
            const bool whole = cage.has_sum() && std::ranges::all_of(cage.cells, [&](Cell cell) {
                                   return left[cell.index];
                               });
            if (!whole)
                continue;
            sum -= cage.sum;
            for (Cell cell : cage.cells)
                left[cell.index] = false;
        }
        return {cells_of(left), sum};
    }

    // The outside cells of cages that partly lie inside, with their sum; no cells if these cages
    // don't cover all inside.
    Cage left_outside() const
    {
        std::vector<bool> bare = inside_;
        std::vector<bool> outside(inside_.size());
        int sum = -sum_;
        for (const Cage& cage : grid_.cages()) {
            const bool reaches = cage.has_sum() && std::ranges::any_of(cage.cells, [&](Cell cell) {
                                     return inside_[cell.index];
                                 });
            if (!reaches)
                continue;
            sum += cage.sum;
            for (Cell cell : cage.cells) {
                if (inside_[cell.index] ? !bare[cell.index] : outside[cell.index])
                    return {{}, 0}; // cages overlap
                bare[cell.index] = false;
                outside[cell.index] = !inside_[cell.index];
            }
        }
        return {cells_of(bare).empty() ? cells_of(outside) : Cells(), sum};
    }

private:
    Cells cells_of(const std::vector<bool>& chosen) const
    {
        Cells cells;
        for (Cell cell : grid_.cells()) {
            if (chosen[cell.index])
                cells.push_back(cell);
        }
        return cells;
    }

    const Grid& grid_;
    std::vector<bool> inside_;
    int sum_ = 0;
};

class Combinations {
public:
    explicit Combinations(int size) : size_(size) {}

    // Returns false if there are too many.
    bool add(int least, int count, int sum, std::uint32_t chosen)
    {
        // Every sum from that of the least digits to that of the greatest is possible, so every
        // call below leads to a combination.
        const int rise = count * (count - 1) / 2;
        if (sum < count * least + rise || sum > count * size_ - rise)
            return true;
        if (count == 0) {
            found.push_back(chosen);
            return found.size() <= most_combinations;
        }
        for (int digit = least; digit <= size_ - count + 1; ++digit) {
            if (!add(digit + 1, count - 1, sum - digit, chosen | 1u << (digit - 1)))
                return false;
        }
        return true;
    }

    std::vector<std::uint32_t> found;

private:
    int size_;
};

} // namespace

std::vector<Cage> known_sums(const Grid& grid)
{
    std::vector<Cage> sums;
    std::ranges::copy_if(grid.cages(), std::back_inserter(sums), &Cage::has_sum);
    std::set<Cells> seen;
    for (const Cage& cage : sums)
        seen.insert(cage.cells);
    const auto add = [&](Cage cage) {
        const bool small = !cage.cells.empty() && cage.cells.size() <= most_cells;
        if (small && seen.insert(cage.cells).second)
            sums.push_back(std::move(cage));
    };
    const std::vector<House>& houses = grid.houses();
    for (std::size_t first = 0; first < houses.size(); ++first) {
        Remainder remainder(grid);
        for (std::size_t last = first; last < houses.size() && last - first < most_houses; ++last) {
            const House& house = houses[last];
            if (count_of(house.cells) != grid.size() || house.kind != houses[first].kind ||
                !remainder.take(house))
                break;
            add(remainder.left_inside());
            add(remainder.left_outside());
        }
    }
    return sums;
}

std::optional<std::vector<std::uint32_t>> combinations_of(int size, int count, int sum)
{
    Combinations combinations(size);
    if (!combinations.add(1, count, sum, 0))
        return std::nullopt;
    return std::move(combinations.found);
}

} // namespace engine
