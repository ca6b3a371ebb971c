#pragma once
// The search that works on every grid; search() is the door to it.

#include <memory>
#include <vector>

#include "engine/solve/propagation.h"
#include "engine/solve/search.h"

namespace engine {

// Searches one grid again and again without making anything anew.
class Searcher {
public:
    explicit Searcher(std::shared_ptr<const GridPlan> plan);
    explicit Searcher(const Grid& grid) : Searcher(std::make_shared<const GridPlan>(grid)) {}

    SearchResult run(const Digits& givens, SearchLimits limits = {});

    // Looks for a solution from what stands in the state's uppermost frame, which is lost thereby.
    // `solution` is one that this frame excludes; others are most likely near it. They are counted
    // but not kept.
    SearchResult find_other(const Digits& solution, std::uint64_t guesses);
    // Failures teach where to guess; one search after the other learns from them until this.
    void forget_failures();

    const GridPlan& plan() const { return *plan_; }
    Propagation& state() { return state_; }

private:
    struct Guess {
        std::size_t cell;
        std::size_t digit;
    };

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
    std::vector<Mask> near_; // by cell: the digit of the solution that others are near to
    // By cell, its number below and above it how seldom a guess failed there: cells that often
    // fail come first.
    std::vector<std::uint32_t> ranks_;
};

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits);

} // namespace engine
