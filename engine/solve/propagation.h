#pragma once
// What the rules still allow while a search tries digits: it takes every naked and hidden single at
// once. Frames are on a stack: call push() before a guess, and pop() to take it back.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/bits.h"
#include "engine/grid/puzzle.h"
#include "engine/solve/grid_plan.h"

namespace engine {

// Candidates of a cell (digit d is bit d - 1), or positions of a digit in a house.
using Mask = std::uint32_t;

class Propagation {
public:
    explicit Propagation(const GridPlan& plan); // `plan` must outlive this object
    Propagation(const Propagation&) = delete;   // its parts refer to each other by address
    Propagation& operator=(const Propagation&) = delete;

    // Goes back to one frame with every cell open.
    void clear();
    void push();
    void pop();

    // If the digit breaks the rules, the next propagate() returns false. Digits count from 0 here.
    void place(std::size_t cell, std::size_t digit);
    void forbid(std::size_t cell, std::size_t digit);
    void place_all(const Digits& givens);
    // Derives all consequences; returns false if some cell or digit has no position. After that
    // only pop() and clear() may be called.
    bool propagate();

    const GridPlan& plan() const { return plan_; }
    bool is_full() const; // no cell open
    bool is_open(std::size_t cell) const { return (open_[cell / 64] >> cell % 64 & 1u) != 0; }
    Mask candidates(std::size_t cell) const { return cells_[cell]; }
    Digits digits() const;                           // every cell must be filled
    std::uint64_t placed() const { return placed_; } // digits so far, also those taken back

    // The open cell with fewest candidates; among several, the one with the lowest rank. Ranks are
    // given by cell and are below 1 << 26. Call it after a propagate() that left cells open.
    struct Fewest {
        std::uint32_t rank;
        std::uint32_t candidates; // how many
    };
    Fewest fewest_candidates(const std::vector<std::uint32_t>& ranks) const;
    // The same among cells that can't hold their digit of a solution, which is given as masks by
    // cell. Returns nothing if every open cell can: then the solution's digits fill all open cells.
    std::optional<Fewest> fewest_differing(const std::vector<std::uint32_t>& ranks,
                                           const std::vector<Mask>& solution) const;

    // For choosing a guess: one bit for each cell that is not filled yet, and the positions of each
    // digit in each full house, `settled` if it is placed.
    const std::uint64_t* open() const { return open_; }
    const Mask* places() const { return places_; }
    static constexpr Mask settled = 0xE0000000u; // never looks like a single, a pair or nothing

private:
    void use_frame(std::size_t frame);
    void start_frame();
    void assign(std::size_t cell, std::size_t digit);
    void strike_all(const std::uint64_t* cells, std::size_t digit); // a bit for each
    void touch_sums(std::size_t cell);
    void allow(std::size_t cell, Mask allowed);
    bool propagate_singles();
    void propagate_bounds(const SumGroup& group);
    void propagate_combinations(const SumGroup& group);
    void settle_in_group(const SumGroup& group, Mask required);
    void forget_waiting();

    class Strikes;

    const GridPlan& plan_;
    std::size_t frame_words_;
    std::size_t frame_ = 0;
    std::vector<std::uint64_t> frames_;
    std::uint64_t* open_ = nullptr;
    std::uint64_t* boards_ = nullptr; // by digit: the open cells that have it as a candidate
    Mask* cells_ = nullptr;
    Mask* places_ = nullptr;
    std::vector<std::uint32_t> waiting_; // singles whose consequences are not yet derived
    std::size_t waiting_count_ = 0;
    std::vector<std::uint16_t> waiting_sums_; // to be checked again
    std::vector<bool> sum_waits_;
    std::vector<std::uint64_t> common_; // scratch space for the common peers of some cells
    std::uint64_t placed_ = 0;
    bool broken_ = false;
};

} // namespace engine
