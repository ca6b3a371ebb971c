#pragma once
// The search that works on every grid.

#include <memory>
#include <span>
#include <vector>

#include "engine/solve/propagation.h"
#include "engine/solve/search.h"

namespace engine {

// Searches one grid repeatedly without allocating anew.
class Searcher {
public:
    explicit Searcher(std::shared_ptr<const GridPlan> plan);
    explicit Searcher(const Grid& grid) : Searcher(std::make_shared<const GridPlan>(grid)) {}

    // `allowed` is empty, or has the digits that each open cell may hold; an empty set allows all.
    SearchResult
    run(const Digits& givens, SearchLimits limits = {}, std::span<const DigitSet> allowed = {});

    // Searches for another solution from the uppermost frame of the state, and destroys that frame.
    // `solution` is one that this frame excludes; others are probably similar to it. They are
    // counted, but not stored.
    SearchResult find_other(const Digits& solution, std::uint64_t guesses);
    // Failures show where to guess; searches learn from earlier ones until this is called.
    void forget_failures();

    const GridPlan& plan() const { return *plan_; }
    Propagation& state() { return state_; }

private:
    struct Guess {
        std::size_t cell;
        std::size_t digit;
    };

    void forbid_all_but(std::span<const DigitSet> allowed, const Digits& givens);
    void explore();
    void explore_near();
    void try_guess(Guess guess, void (Searcher::*go_on)());
    bool may_guess();
    void keep_solution();
    bool stopped() const;
    Guess best_guess() const;
    Guess guess_in(std::uint32_t rank) const;
    void remember_failure(std::size_t cell);

    std::shared_ptr<const GridPlan> plan_;
    Propagation state_;
    SearchLimits limits_;
    SearchResult result_;
    bool keeps_solutions_ = true;
    std::vector<Mask> near_; // by cell: the digit of the given solution
    // By cell. The lower part is the cell's number, the upper part decreases with failed guesses:
    // cells that often fail come first.
    std::vector<std::uint32_t> ranks_;
};

} // namespace engine
