#pragma once
// Removes givens of a classic puzzle while the solution stays unique; GivenRemoval calls it.

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/grid/puzzle.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/removal.h"

namespace engine {

class ClassicRemoval {
public:
    // Leaves the same givens as GivenRemoval::run() does without a limit of guesses: every search
    // decides, and which solutions it meets on its way, or how many guesses it takes, depends on
    // the processor.
    std::optional<Removal> run(const Digits& solution,
                               const Digits& givens,
                               const std::vector<Cells>& order,
                               RemovalLimits limits,
                               const Cancel& stop);

private:
    using Entries = std::span<const Cells>;
    using CellSet = std::bitset<81>;

    bool take(Entries entries);
    bool leaves_one_solution(Entries entries);
    bool has_two_solutions();
    bool differs_in(Cell cell);
    bool frees_a_known_difference() const;
    void remember(const ClassicDigits& other_solution);
    int given_count(Entries entries) const;

    ClassicDigits solution_{};
    ClassicDigits givens_{}; // what is left, without those being tried
    CellSet given_cells_;
    std::vector<CellSet> differences_; // where other solutions found differ: each must contain a
                                       // given
    int least_givens_ = 0;
    int count_ = 0;
    std::uint64_t steps_ = 0; // how often it was asked whether givens can go
};

} // namespace engine
