#include "engine/solve/grid_plan.h"

#include <utility>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/solve/cage_sums.h"

namespace engine {

GridPlan::GridPlan(const Grid& grid)
    : size_(grid.size()),
      is_classic_(grid.is_classic()),
      cells_(grid.cells().size()),
      words_((cells_ + 63) / 64)
{
    add_peers(grid);
    add_houses(grid);
    if (grid.cages().empty())
        return;
    sums_of_.resize(cells_);
    for (const Cage& cage : known_sums(grid))
        add_sum(cage);
}

void GridPlan::add_peers(const Grid& grid)
{
    peers_.resize(cells_ * words_);
    for (Cell cell : grid.cells()) {
        for (Cell peer : grid.peers_of(cell))
            peers_[cell.index * words_ + peer.index / 64u] |= std::uint64_t{1} << peer.index % 64u;
    }
}

std::size_t GridPlan::peer_count(std::size_t cell) const
{
    std::size_t count = 0;
    for (std::size_t word = 0; word < words_; ++word)
        count += count_bits(peers(cell)[word]);
    return count;
}

void GridPlan::add_houses(const Grid& grid)
{
    std::vector<std::vector<PlaceInHouse>> places(cells_);
    for (HouseIndex house : grid.house_indexes()) {
        if (!grid.is_full(house))
            continue;
        std::uint32_t bit = 1;
        for (Cell cell : grid.house(house).cells) {
            const auto first = static_cast<std::uint32_t>(houses_ * size_);
            places[cell.index].push_back({first, bit});
            house_cells_.push_back(cell.index);
            bit <<= 1;
        }
        for (std::size_t digit = 0; digit < size_; ++digit)
            place_names_.push_back(
                {static_cast<std::uint16_t>(houses_), static_cast<std::uint16_t>(digit)});
        ++houses_;
    }
    for (const auto& of_cell : places) {
        first_place_.push_back(static_cast<std::uint32_t>(places_.size()));
        places_.insert(places_.end(), of_cell.begin(), of_cell.end());
    }
    first_place_.push_back(static_cast<std::uint32_t>(places_.size()));
    places_.push_back({}); // so that the end of the last cell has an index
}

void GridPlan::add_sum(const Cage& cage)
{
    SumGroup group{{}, cage.sum, false, {}};
    for (Cell cell : cage.cells) {
        group.cells.push_back(cell.index);
        sums_of_[cell.index].push_back(static_cast<std::uint16_t>(sums_.size()));
    }
    const int count = count_of(cage.cells);
    if (differ(cage.cells)) {
        if (auto sets = combinations_of(static_cast<int>(size_), count, cage.sum)) {
            group.is_listed = true;
            group.combinations = *std::move(sets);
        }
    }
    sums_.push_back(std::move(group));
}

bool GridPlan::differ(const Cells& cells) const
{
    for (Cell one : cells) {
        for (Cell other : cells) {
            const std::uint64_t seen = peers(one.index)[other.index / 64u] >> other.index % 64u;
            if (one != other && (seen & 1u) == 0)
                return false;
        }
    }
    return true;
}

} // namespace engine
