#pragma once
// The search for grids on which the general search gets lost: it needs longer for each guess, and
// sees much more between guesses. It knows what whole houses with their cages may hold, balances of
// sums, and leftovers.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/solve/search.h"
#include "engine/solve/sets_of_digits.h"
#include "engine/solve/thorough_plan.h"

namespace engine {

class ThoroughSearch {
public:
    explicit ThoroughSearch(const Grid& grid);

    // `allowed` is as for search_in_order(). Guesses learn from the failures of earlier searches,
    // until these are forgotten.
    SearchResult
    run(const Digits& givens, SearchLimits limits, std::span<const DigitSet> allowed = {});
    void forget_failures();

private:
    using Mask = std::uint16_t; // digit d as bit d - 1
    // Which sets of digits the first cells of a group may hold, by their number.
    using Walk = std::array<SetsOfDigits, SetsOfDigits::most_digits + 1>;

    void start(const Digits& givens, std::span<const DigitSet> allowed);
    void fill_first_house();
    void explore();
    bool may_guess();
    bool stopped() const;
    std::optional<std::size_t> best_cell() const;
    void keep_solution();

    bool propagate();
    bool strike_peers(std::size_t cell);
    void limit(std::size_t cell, Mask allowed);
    bool apply(const Relation& relation);
    bool apply_alone(const DifferingCells& group);
    bool apply_balance(const Relation& relation);
    bool apply_leftovers(const Relation& relation);
    void apply_counts(const Relation& relation);
    void apply_count(const Relation& relation, std::span<const std::uint32_t> required, int digit);
    // Walks cell by cell; false if no digits fit.
    bool walk(const DifferingCells& group, Walk& sets) const;
    // Walks back from the sets that are left at the end, and takes what leads to none of them.
    void walk_back(const DifferingCells& group, Walk& sets);
    void strike_around(const DifferingCells& group, std::uint32_t required);
    std::vector<std::uint16_t>& waiting(std::size_t relation)
    {
        return plan_.relations()[relation].kind == Relation::Kind::Balance ? waiting_last_
                                                                           : waiting_;
    }
    void learn_from(const Relation& relation);
    void forget_waiting();

    ThoroughPlan plan_;
    std::vector<SetsOfDigits> sets_of_sum_;
    SearchLimits limits_;
    SearchResult result_;

    std::vector<Mask> cells_;
    std::vector<std::vector<Mask>> frames_;
    std::vector<std::uint16_t> singles_; // whose peers still have their digit
    // Relations to be applied again, and balances, which take longer and say less.
    std::vector<std::uint16_t> waiting_;
    std::vector<std::uint16_t> waiting_last_;
    std::vector<bool> waits_;
    std::vector<std::uint64_t> failures_; // by cell
    std::vector<Walk> walks_;
    std::vector<std::uint64_t> common_; // scratch space for common peers
    bool has_no_sums_;                  // so digits are alike unless some are given
    bool are_digits_alike_ = false;     // nothing of the puzzle tells one from another
    bool broken_ = false;
};

} // namespace engine
