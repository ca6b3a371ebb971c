#pragma once
// The search that works on every grid; search() is the door to it.

#include "engine/solve/propagation.h"
#include "engine/solve/search.h"

namespace engine {

// Searches one grid again and again without making anything anew.
class Searcher {
public:
    explicit Searcher(const Grid& grid) : plan_(grid), state_(plan_) {}
    Searcher(const Searcher&) = delete; // the state knows the plan by its address
    Searcher& operator=(const Searcher&) = delete;

    SearchResult run(const Digits& givens, SearchLimits limits = {});
    // The same from what stands in the state's uppermost frame, which is lost thereby; solutions
    // are counted but not kept. Digits of `likely`, if any, are tried first.
    SearchResult count_from_here(SearchLimits limits, const Digits& likely = {});

    const GridPlan& plan() const { return plan_; }
    Propagation& state() { return state_; }

private:
    struct Guess {
        std::size_t cell;
        std::size_t digit;
    };

    void explore();
    bool stopped() const;
    void keep_solution();
    Guess best_guess() const;
    std::size_t digit_to_try(std::size_t cell) const;

    GridPlan plan_;
    Propagation state_;
    SearchLimits limits_;
    SearchResult result_;
    bool keeps_solutions_ = true;
    const Digits* likely_ = nullptr;
};

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits);

} // namespace engine
