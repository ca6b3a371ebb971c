#pragma once
// Fills one grid repeatedly without allocating anew; for a single fill use fill_backtracking().

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/construct/fill.h"
#include "engine/solve/propagation.h"

namespace engine {

class Backtracking {
public:
    explicit Backtracking(std::shared_ptr<const GridPlan> plan);

    // See fill_backtracking().
    std::optional<Filled> fill(Random& random, const Cancel& stop = {});
    // The same, but gives up soon: for grids that can be drawn again.
    std::optional<Filled> fill_soon(Random& random, const Cancel& stop = {});

private:
    enum class Ending { Full, Astray, Impossible, Stopped };
    struct Guess {
        std::size_t cell;
        std::size_t digit;
    };

    void start(Random& random, const Cancel& stop);
    std::optional<Filled> filled(Ending ending) const;
    Ending attempt_often(int attempts);
    Ending attempt_and_learn();
    Ending attempt();
    Ending explore();
    void roll_first_house();
    Guess roll_guess();
    std::size_t next_in_order() const;

    std::shared_ptr<const GridPlan> plan_;
    Propagation state_;
    bool digits_are_alike_;               // so the digits of the first house may be in any order
    std::uint64_t any_cells_;             // this many first guesses may use any cell
    std::vector<std::uint32_t> order_;    // the cells, shuffled for each attempt
    std::vector<std::uint32_t> ranks_;    // by cell: its index in the order
    std::vector<std::uint32_t> failures_; // by cell: failed guesses
    bool learns_ = false;                 // counts failures, and prefers cells that have them
    std::uint64_t placed_before_ = 0;
    Random* random_ = nullptr;
    const Cancel* stop_ = nullptr;
    std::uint64_t guesses_ = 0;
    std::uint64_t budget_ = 0;
};

} // namespace engine
