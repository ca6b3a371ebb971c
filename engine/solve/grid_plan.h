#pragma once
// What a search needs to know of a grid, in flat arrays: made once for a grid and shared by all its
// searches. It knows no boxes: a grid is cells, peers, full houses (those that hold every digit
// once) and cages.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// The position of a cell in a full house.
struct PlaceInHouse {
    std::uint32_t first; // of the house's digits in the list of all positions: house times size
    std::uint32_t bit;   // 1 << the cell's position in the house
};

// An entry in the list of all positions: for each house, each digit in turn.
struct PlaceName {
    std::uint16_t house;
    std::uint16_t digit; // from 0
};

// Cells whose digits add up to a sum: a printed cage, or what the cages leave of some houses.
struct SumGroup {
    std::vector<std::uint16_t> cells;
    int sum;
    bool is_listed; // whether all digits differ; then `combinations` holds the sets with this sum
    std::vector<std::uint32_t> combinations; // digit d as bit d - 1
};

class GridPlan {
public:
    explicit GridPlan(const Grid& grid);

    std::size_t size() const { return size_; }
    bool is_classic() const { return is_classic_; } // as Grid::is_classic()
    std::size_t cells() const { return cells_; }
    std::size_t words() const { return words_; }   // 64-bit words that hold one bit for each cell
    std::size_t houses() const { return houses_; } // full ones

    const std::uint64_t* peers(std::size_t cell) const { return &peers_[cell * words_]; }
    std::size_t peer_count(std::size_t cell) const;
    std::span<const PlaceInHouse> places(std::size_t cell) const
    {
        return {&places_[first_place_[cell]], &places_[first_place_[cell + 1]]};
    }
    std::size_t cell_in(std::size_t house, std::size_t position) const
    {
        return house_cells_[house * size_ + position];
    }
    PlaceName name_of(std::size_t place) const { return place_names_[place]; }
    const std::vector<SumGroup>& sums() const { return sums_; }
    // Indexes of sums().
    const std::vector<std::uint16_t>& sums_of(std::size_t cell) const { return sums_of_[cell]; }

private:
    void add_peers(const Grid& grid);
    void add_houses(const Grid& grid);
    void add_sum(const Cage& cage);
    bool differ(const Cells& cells) const;

    std::size_t size_;
    bool is_classic_;
    std::size_t cells_;
    std::size_t words_;
    std::size_t houses_ = 0;
    std::vector<std::uint64_t> peers_;
    std::vector<std::uint32_t> first_place_; // by cell; one more at the end
    std::vector<PlaceInHouse> places_;
    std::vector<std::uint16_t> house_cells_;
    std::vector<PlaceName> place_names_;
    std::vector<SumGroup> sums_;
    std::vector<std::vector<std::uint16_t>> sums_of_; // by cell; empty without cages
};

} // namespace engine
