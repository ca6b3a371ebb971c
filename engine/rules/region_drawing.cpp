#include "engine/rules/region_drawing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/grid/grid.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

constexpr int nobody = -1;

// The cells around a cell, clockwise from the one above; even indexes share an edge with it.
constexpr std::array<Place, 8> around = {Place{-1, 0}, {-1, 1}, {0, 1},  {1, 1},
                                         {1, 0},       {1, -1}, {0, -1}, {-1, -1}};

class RegionTrades {
public:
    RegionTrades(int size, Random& dice)
        : size_(size), dice_(dice), turns_(dice.coin()), members_(size)
    {
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column)
                put_in_box(row, column);
        }
    }

    // Gives every cell two chances to move.
    void trade()
    {
        for (int round = 0; round < 2 * size_ * size_; ++round)
            try_to_trade();
    }

    bool looks_good() const
    {
        std::vector<Region> regions = measured();
        const auto good = [this](const Region& region) {
            return is_compact(region);
        };
        const auto boxes = std::ranges::count_if(
            regions, [this](const Region& one) { return one.height() * one.width() == size_; });
        return boxes * 5 <= size_ && std::ranges::all_of(regions, good);
    }

    std::vector<int> regions() && { return std::move(regions_); }

private:
    struct Region {
        int top;
        int bottom;
        int left;
        int right;
        int links = 0; // pairs of neighbouring cells inside: more of them make it less like a snake

        int height() const { return bottom - top + 1; }
        int width() const { return right - left + 1; }
    };

    struct Move {
        int cell;
        int from;
        int to;
    };

    void put_in_box(int row, int column)
    {
        const int box = row / box_height(size_) * box_height(size_) + column / box_width(size_);
        regions_.push_back(box);
        members_[box].push_back(row * size_ + column);
    }

    int region_at(int row, int column) const
    {
        const bool inside = row >= 0 && row < size_ && column >= 0 && column < size_;
        return inside ? regions_[row * size_ + column] : nobody;
    }

    // Which of the eight cells around belong to the region: one bit for each, clockwise.
    unsigned neighbours(int cell, int region) const
    {
        unsigned found = 0;
        for (std::size_t step = 0; step < around.size(); ++step) {
            const Place to{cell / size_ + around[step].row, cell % size_ + around[step].column};
            if (region_at(to.row, to.column) == region)
                found |= 1u << step;
        }
        return found;
    }

    // A region stays connected and without holes when it loses the cell, if its cells around the
    // cell are in one sequence; a corner only connects its two neighbours that share edges with it.
    static bool form_one_run(unsigned neighbours)
    {
        int runs = 0;
        for (unsigned step = 0; step < 8; step += 2) {
            const bool here = (neighbours >> step & 1u) != 0;
            const bool linked = (neighbours >> (step + 1) % 8 & 1u) != 0 &&
                                (neighbours >> (step + 2) % 8 & 1u) != 0;
            runs += here && !linked ? 1 : 0;
        }
        return runs == 1;
    }

    static int straight(unsigned neighbours) { return count_bits(neighbours & 0x55u); }

    bool move(int cell, int from, int to)
    {
        if (regions_[cell] != from || !form_one_run(neighbours(cell, from)) ||
            !form_one_run(neighbours(cell, to)))
            return false;
        gain_ += straight(neighbours(cell, to)) - straight(neighbours(cell, from));
        hand_over(cell, from, to);
        moves_.push_back(Move{cell, from, to});
        return true;
    }

    void hand_over(int cell, int from, int to)
    {
        std::vector<int>& losing = members_[from];
        *std::ranges::find(losing, cell) = losing.back();
        losing.pop_back();
        members_[to].push_back(cell);
        regions_[cell] = to;
    }

    void try_to_trade()
    {
        const int cells = size_ * size_;
        const int given = static_cast<int>(dice_.below(cells));
        const int mine = regions_[given];
        const int other = neighbour_region(given);
        if (other == nobody || other == mine)
            return;
        moves_.clear();
        gain_ = 0;
        if (!trade(given, mine, other) || !is_welcome()) {
            for (auto undo = moves_.rbegin(); undo != moves_.rend(); ++undo)
                hand_over(undo->cell, undo->to, undo->from);
        }
    }

    int neighbour_region(int cell)
    {
        const Place step = around[2 * dice_.below(4)];
        return region_at(cell / size_ + step.row, cell % size_ + step.column);
    }

    // Does the same on the other side if the drawing has half-turn symmetry.
    bool trade(int given, int mine, int other)
    {
        if (!move(given, mine, other))
            return false;
        const int taken = cell_to_take(given, other, mine);
        if (taken == nobody || !move(taken, other, mine))
            return false;
        const int last = size_ * size_ - 1;
        if (!turns_ || taken == last - given)
            return true;
        return move(last - given, size_ - 1 - mine, size_ - 1 - other) &&
               move(last - taken, size_ - 1 - other, size_ - 1 - mine);
    }

    // Any cell of `from` beside `to`, except the one just given.
    int cell_to_take(int given, int from, int to)
    {
        const std::vector<int>& cells = members_[from];
        const std::size_t first = dice_.below(count_of(cells));
        for (std::size_t step = 0; step < cells.size(); ++step) {
            const int cell = cells[(first + step) % cells.size()];
            if (cell != given && straight(neighbours(cell, to)) > 0)
                return cell;
        }
        return nobody;
    }

    // Accepts shorter borders always, and longer ones more rarely the longer they are.
    bool is_welcome()
    {
        return gain_ >= 0 || dice_.below(1u << std::min((1 - gain_) / 2, 16)) == 0;
    }

    std::vector<Region> measured() const
    {
        std::vector<Region> regions(size_, Region{size_, 0, size_, 0});
        for (int cell = 0; cell < size_ * size_; ++cell) {
            const int row = cell / size_;
            const int column = cell % size_;
            const int number = regions_[cell];
            Region& region = regions[number];
            region.top = std::min(region.top, row);
            region.bottom = std::max(region.bottom, row);
            region.left = std::min(region.left, column);
            region.right = std::max(region.right, column);
            region.links += region_at(row, column + 1) == number ? 1 : 0;
            region.links += region_at(row + 1, column) == number ? 1 : 0;
        }
        return regions;
    }

    bool is_compact(const Region& region) const
    {
        const int longest = (2 * size_ + 2) / 3;
        const int fewest_links = size_ - 1 + size_ / 6;
        return region.height() <= longest && region.width() <= longest &&
               region.links >= fewest_links;
    }

    int size_;
    Random& dice_;
    bool turns_; // has half-turn symmetry
    std::vector<int> regions_ = {};
    std::vector<std::vector<int>> members_; // by region
    std::vector<Move> moves_ = {};          // of the current trade
    int gain_ = 0;                          // by how much it makes the borders shorter
};

} // namespace

std::vector<int> draw_regions(int size, Random& dice)
{
    ENSURE(size >= 4 && size <= max_size);
    constexpr int most_drawings = 20;
    constexpr int fewest_rounds = 2;
    constexpr int most_rounds = 40;
    for (int number = 1;; ++number) {
        RegionTrades drawing(size, dice);
        for (int round = 0; round < most_rounds; ++round) {
            drawing.trade();
            if (round >= fewest_rounds && drawing.looks_good())
                return std::move(drawing).regions();
        }
        if (number == most_drawings)
            return std::move(drawing).regions();
    }
}

} // namespace engine
