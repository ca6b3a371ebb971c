#pragma once
// The search that works on every grid; search() is the door to it.

#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/solve/propagation.h"
#include "engine/solve/search.h"

namespace engine {

// Searches one grid again and again without making anything anew.
class Searcher {
public:
    explicit Searcher(std::shared_ptr<const GridPlan> plan)
        : plan_(std::move(plan)), state_(*plan_), cell_itself_(plan_->cells())
    {
        std::iota(cell_itself_.begin(), cell_itself_.end(), 0u);
    }
    explicit Searcher(const Grid& grid) : Searcher(std::make_shared<const GridPlan>(grid)) {}

    SearchResult run(const Digits& givens, SearchLimits limits = {});
    // The same from what stands in the state's uppermost frame, which is lost thereby; solutions
    // are counted but not kept. Digits of `likely`, if any, are tried first.
    SearchResult count_from_here(SearchLimits limits, const Digits& likely = {});

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

    std::shared_ptr<const GridPlan> plan_;
    Propagation state_;
    SearchLimits limits_;
    SearchResult result_;
    std::vector<std::uint32_t> cell_itself_; // the rank of a cell among equals
    bool keeps_solutions_ = true;
    const Digits* likely_ = nullptr;
};

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits);

} // namespace engine
