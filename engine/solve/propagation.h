#pragma once
// What the rules still allow while a search tries digits: every single is drawn at once, both the
// only digit for a cell and the only place for a digit. Frames stand on a stack: push() before a
// guess, pop() to take it back.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/bits.h"
#include "engine/grid/puzzle.h"
#include "engine/solve/grid_plan.h"

namespace engine {

// Candidates of a cell (digit d is bit d - 1), or places of a digit in a house (by position).
using Mask = std::uint32_t;

class Propagation {
public:
    explicit Propagation(const GridPlan& plan); // which must outlive this
    Propagation(const Propagation&) = delete;   // its parts know each other by address
    Propagation& operator=(const Propagation&) = delete;

    // Back to one frame with every cell open.
    void clear();
    void push();
    void pop();

    // What breaks the rules is told by the next propagate(). Digits count from 0 in here.
    void place(std::size_t cell, std::size_t digit);
    void forbid(std::size_t cell, std::size_t digit);
    void place_all(const Digits& givens);
    // Draws all consequences; false when some cell or digit has no place. After false only pop()
    // and clear() help.
    bool propagate();

    const GridPlan& plan() const { return plan_; }
    bool is_full() const; // no cell open
    bool is_open(std::size_t cell) const { return (open_[cell / 64] >> cell % 64 & 1u) != 0; }
    Mask candidates(std::size_t cell) const { return cells_[cell]; }
    Digits digits() const;                           // where every cell is known
    std::uint64_t placed() const { return placed_; } // digits so far, those taken back too

    // The open cell with fewest candidates, of several the one of least rank. Ranks by cell, below
    // 1 << 26. After a propagate() that left cells open.
    struct Fewest {
        std::uint32_t rank;
        std::uint32_t candidates; // how many
    };
    Fewest fewest_candidates(const std::vector<std::uint32_t>& ranks) const;
    // The same of those that can't hold their digit of a solution, given as masks by cell; nothing
    // when every open cell can, and so the solution's digits fill what is open.
    std::optional<Fewest> fewest_differing(const std::vector<std::uint32_t>& ranks,
                                           const std::vector<Mask>& solution) const;

    // For the choice of a guess: one bit for each cell that is not placed yet, and the places of
    // each digit in each full house, `settled` when placed.
    const std::uint64_t* open() const { return open_; }
    const Mask* places() const { return places_; }
    static constexpr Mask settled = 0xE0000000u; // never looks single, empty or a pair

private:
    void use_frame(std::size_t frame);
    void start_frame();
    void assign(std::size_t cell, std::size_t digit);
    void strike_all(const std::uint64_t* cells, std::size_t digit); // one bit for each cell
    void touch_sums(std::size_t cell);
    void allow(std::size_t cell, Mask allowed);
    bool propagate_singles();
    void propagate_sum(const SumGroup& group);
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
    std::uint64_t* boards_ = nullptr; // by digit: the open cells that may hold it
    Mask* cells_ = nullptr;
    Mask* places_ = nullptr;
    std::vector<std::uint32_t> waiting_; // singles whose consequences are not drawn yet
    std::size_t waiting_count_ = 0;
    std::vector<std::uint16_t> waiting_sums_; // to look at again
    std::vector<bool> sum_waits_;
    std::vector<std::uint64_t> common_; // room for the common peers of some cells
    std::uint64_t placed_ = 0;
    bool broken_ = false;
};

} // namespace engine
