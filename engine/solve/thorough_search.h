#pragma once
// The search for grids on which the general search gets lost. It knows what whole houses with their
// cages may hold, balances of sums, and leftovers. Without sums it looks thoroughly after each
// guess. With sums it does so only before the first: from then on many quick guesses get further,
// after each of which a glance tells what singles, the sets of digits of a cage and bounds of sums
// say.

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
    std::optional<std::size_t> next_to_glance_at() const;
    bool apply_waiting();
    bool strike_peers(std::size_t cell);
    // Mostly nothing changes.
    void limit(std::size_t cell, Mask allowed)
    {
        if ((cells_[cell] & ~allowed) != 0)
            leave(cell, cells_[cell] & allowed);
    }
    void leave(std::size_t cell, Mask left);
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

    // What is seen at a glance (glances.cpp): not all that follows, but false if nothing fits at
    // all once each cell has one candidate.
    bool glance(const Relation& relation);
    void glance_at_house(const DifferingCells& house);
    void glance_at_combinations(const Relation& relation);
    void glance_at_pair(const Relation& relation);
    void glance_at_difference(const Relation& relation);
    void glance_at_balance(const Relation& relation);
    // The digits that are candidates once, more often, and of a cell alone.
    struct Places {
        std::uint32_t any = 0;
        std::uint32_t several = 0;
        std::uint32_t placed = 0;
    };
    Places places_in(const DifferingCells& group) const;
    // Each of the digits has its only place in the group.
    void place_hidden(const DifferingCells& group, std::uint32_t hidden);
    struct GroupSums {
        std::uint32_t any = 0; // the candidates
        int least = 0;         // of the cells by themselves
        int most = 0;
    };
    GroupSums sums_of(const DifferingCells& group) const;
    void keep_sums(const DifferingCells& group, int least, int most);

    std::vector<std::uint16_t>& waiting(std::size_t relation)
    {
        return plan_.relations()[relation].kind == Relation::Kind::Balance ? waiting_last_
                                                                           : waiting_;
    }
    bool looks_thoroughly() const { return has_no_sums_ || frames_.empty(); }
    void learn_from(const Relation& relation);
    void forget_waiting();

    ThoroughPlan plan_;
    std::vector<SetsOfDigits> sets_of_sum_;
    SearchLimits limits_;
    SearchResult result_;

    std::vector<Mask> cells_;
    std::vector<std::vector<Mask>> frames_;
    std::vector<std::uint16_t> singles_; // whose peers still have their digit
    // Relations to be glanced at again, one bit for each, and those of each cell.
    std::vector<std::uint64_t> changed_;
    std::vector<std::uint64_t> changed_by_;
    // Relations to be applied again, and balances, which take longer and say less.
    std::vector<std::uint16_t> waiting_;
    std::vector<std::uint16_t> waiting_last_;
    std::vector<bool> waits_;
    std::vector<std::uint64_t> failures_; // by cell
    std::size_t guessed_ = 0;             // the cell of the last guess
    std::uint64_t all_failures_ = 0;
    std::vector<Walk> walks_;
    std::vector<std::uint64_t> common_; // scratch space for common peers
    bool has_no_sums_;                  // so digits are alike unless some are given
    bool are_digits_alike_ = false;     // nothing of the puzzle tells one from another
    bool broken_ = false;
};

} // namespace engine
