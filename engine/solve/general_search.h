#pragma once
// The search that works on every grid.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/solve/propagation.h"
#include "engine/solve/search.h"
#include "engine/solve/thorough_search.h"

namespace engine {

// Searches one grid repeatedly without allocating anew.
class Searcher {
public:
    explicit Searcher(std::shared_ptr<const GridPlan> plan);
    // The grid must outlive this object. It is searched thoroughly if that takes many guesses.
    explicit Searcher(const Grid& grid);

    // Finds solutions in an order that depends on nothing but the puzzle. `allowed` is empty, or
    // has the digits that each open cell may hold; an empty set allows all.
    SearchResult
    run(const Digits& givens, SearchLimits limits = {}, std::span<const DigitSet> allowed = {});
    // The same where it only matters how many there are: faster if there are several that are hard
    // to find in order, and then their order is any.
    SearchResult
    count(const Digits& givens, SearchLimits limits = {}, std::span<const DigitSet> allowed = {});

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

    enum class Wanted { Order, Count };

    SearchResult search(Wanted wanted,
                        const Digits& givens,
                        SearchLimits limits,
                        std::span<const DigitSet> allowed);
    void forbid_all_but(std::span<const DigitSet> allowed, const Digits& givens);
    void search_thoroughly();
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

    // For a thorough search of the same puzzle.
    const Grid* grid_ = nullptr; // null: there is none
    Wanted wanted_ = Wanted::Order;
    Digits givens_;
    std::span<const DigitSet> allowed_;
    std::uint64_t thorough_after_ = UINT64_MAX; // guesses
    std::optional<ThoroughSearch> thorough_;
    std::optional<SearchResult> answer_; // of the thorough search
    bool is_answered_ = false;           // nothing else is needed

    std::vector<Mask> near_; // by cell: the digit of the given solution
    // By cell. The lower part is the cell's number, the upper part decreases with failed guesses:
    // cells that often fail come first.
    std::vector<std::uint32_t> ranks_;
};

} // namespace engine
