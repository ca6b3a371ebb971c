#include "engine/solve/cage_sums.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

#include "engine/base/count.h"

namespace engine {

namespace {

constexpr std::size_t most_combinations = 200;
constexpr std::size_t most_houses = 4; // combined
constexpr int most_cells = 6;          // of a remainder

struct CountedCage {
    CellSet cells;
    int sum;
};

std::vector<CountedCage> cages_with_sums(const Grid& grid)
{
    std::vector<CountedCage> counted;
    for (const Cage& cage : grid.cages()) {
        if (cage.has_sum())
            counted.push_back({grid.set_of(cage.cells), cage.sum});
    }
    return counted;
}

// The cells of some houses that don't overlap, and what the cages say about them.
class Remainder {
public:
    Remainder(const Grid& grid, const std::vector<CountedCage>& cages)
        : grid_(grid), cages_(cages), inside_(grid.cell_count())
    {
    }

    // Returns false if the house overlaps those taken before.
    bool take(const CellSet& house)
    {
        if (house.meets(inside_))
            return false;
        inside_ |= house;
        sum_ += grid_.size() * (grid_.size() + 1) / 2;
        return true;
    }

    // The cells that no cage completely inside covers, with their sum.
    Cage left_inside() const
    {
        CellSet left = inside_;
        int sum = sum_;
        for (const CountedCage& cage : cages_) {
            if (!cage.cells.is_within(left))
                continue;
            sum -= cage.sum;
            left -= cage.cells;
        }
        return {cells_of(left), sum};
    }

    // The outside cells of cages that partly lie inside, with their sum; no cells if these cages
    // don't cover all inside.
    Cage left_outside() const
    {
        CellSet bare = inside_;
        CellSet outside(grid_.cell_count());
        int sum = -sum_;
        for (const CountedCage& cage : cages_) {
            if (!cage.cells.meets(inside_))
                continue;
            const CellSet beyond = cage.cells - inside_;
            if (!(cage.cells & inside_).is_within(bare) || beyond.meets(outside))
                return {{}, 0}; // cages overlap
            sum += cage.sum;
            bare -= cage.cells;
            outside |= beyond;
        }
        return {bare.empty() ? cells_of(outside) : Cells(), sum};
    }

private:
    // None if there are too many.
    static Cells cells_of(const CellSet& chosen)
    {
        Cells cells;
        if (chosen.has_more_than(most_cells))
            return cells;
        for (Cell cell : chosen)
            cells.push_back(cell);
        return cells;
    }

    const Grid& grid_;
    const std::vector<CountedCage>& cages_;
    CellSet inside_;
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

// Of digits from 1 to 9, so that they are not worked out again for each grid and each step.
class UsualCombinations {
public:
    static constexpr int size = 9;

    UsualCombinations()
    {
        for (int count = 0; count <= size; ++count) {
            for (int sum = 0; sum <= most_sum; ++sum) {
                Combinations combinations(size);
                combinations.add(1, count, sum, 0);
                by_count_and_sum_[index_of(count, sum)] = std::move(combinations.found);
            }
        }
    }

    // Those of digits up to `greatest`, in the same order.
    std::vector<std::uint32_t> up_to(int greatest, int count, int sum) const
    {
        std::vector<std::uint32_t> some;
        if (count < 0 || count > size || sum < 0 || sum > most_sum)
            return some;
        const auto& all = by_count_and_sum_[index_of(count, sum)];
        some.reserve(all.size());
        for (const std::uint32_t combination : all) {
            if (combination >> greatest == 0)
                some.push_back(combination);
        }
        return some;
    }

private:
    static constexpr int most_sum = size * (size + 1) / 2;

    static std::size_t index_of(int count, int sum)
    {
        return static_cast<std::size_t>(count * (most_sum + 1) + sum);
    }

    std::array<std::vector<std::uint32_t>, (size + 1) * (most_sum + 1)> by_count_and_sum_;
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
        if (!cage.cells.empty() && seen.insert(cage.cells).second)
            sums.push_back(std::move(cage));
    };
    const std::vector<CountedCage> cages = cages_with_sums(grid);
    const std::vector<House>& houses = grid.houses();
    for (std::size_t first = 0; first < houses.size(); ++first) {
        Remainder remainder(grid, cages);
        for (std::size_t last = first; last < houses.size() && last - first < most_houses; ++last) {
            const House& house = houses[last];
            if (count_of(house.cells) != grid.size() || house.kind != houses[first].kind ||
                !remainder.take(grid.house_sets()[last]))
                break;
            add(remainder.left_inside());
            add(remainder.left_outside());
        }
    }
    return sums;
}

std::optional<std::vector<std::uint32_t>> combinations_of(int size, int count, int sum)
{
    static const UsualCombinations usual;
    if (size <= UsualCombinations::size)
        return usual.up_to(size, count, sum);
    Combinations combinations(size);
    if (!combinations.add(1, count, sum, 0))
        return std::nullopt;
    return std::move(combinations.found);
}

} // namespace engine
