#include "engine/solve/general_search.h"

#include <algorithm>
#include <utility>

#include "engine/base/cancel.h"
#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

constexpr std::uint32_t one_failure = 1u << 16;
constexpr std::uint32_t never_failed = 1023;
constexpr std::uint32_t failure_weight = 16;
constexpr std::size_t start_weight = 8; // a peer counts like this many failures

// A thorough search begins after so many guesses, and again with more. Whoever makes puzzles gives
// up before.
constexpr std::uint64_t first_thorough = 1000;
constexpr std::uint64_t thorough_growth = 4;
constexpr std::uint64_t guesses_for_thorough_one = 4; // as a thorough guess takes longer
constexpr std::uint64_t last_thorough = 64'000;
// With sums a thorough guess takes less time than one of the general search.
constexpr std::uint64_t first_with_sums = 16'000;
// If it is known that there are several solutions, it is not worth more to find them in order.
constexpr std::uint64_t most_in_order = 2'000'000;

} // namespace

Searcher::Searcher(std::shared_ptr<const GridPlan> plan)
    : plan_(std::move(plan)), state_(*plan_), near_(plan_->cells()), ranks_(plan_->cells())
{
}

Searcher::Searcher(const Grid& grid) : Searcher(std::make_shared<const GridPlan>(grid))
{
    if (ThoroughPlan::fits(grid))
        grid_ = &grid;
}

SearchResult
Searcher::run(const Digits& givens, SearchLimits limits, std::span<const DigitSet> allowed)
{
    return search(Wanted::Order, givens, limits, allowed);
}

SearchResult
Searcher::count(const Digits& givens, SearchLimits limits, std::span<const DigitSet> allowed)
{
    return search(Wanted::Count, givens, limits, allowed);
}

SearchResult Searcher::search(Wanted wanted,
                              const Digits& givens,
                              SearchLimits limits,
                              std::span<const DigitSet> allowed)
{
    limits_ = limits;
    result_ = {};
    keeps_solutions_ = true;
    wanted_ = wanted;
    givens_ = givens;
    allowed_ = allowed;
    const bool is_about_uniqueness = limits.solutions <= 2;
    thorough_after_ = grid_ != nullptr && is_about_uniqueness ? first_thorough : UINT64_MAX;
    answer_.reset();
    is_answered_ = false;
    forget_failures();
    state_.clear();
    state_.place_all(givens);
    forbid_all_but(allowed, givens);
    explore();
    if (is_answered_ || (answer_ && !result_.decided)) {
        answer_->guesses += result_.guesses;
        return *std::move(answer_);
    }
    return std::move(result_);
}

// The tree that is explored here stays as it is: thorough searches guess elsewhere, so they find
// solutions in another order.
void Searcher::search_thoroughly()
{
    if (thorough_after_ == first_thorough && thorough_)
        thorough_->forget_failures();
    if (!thorough_)
        thorough_.emplace(*grid_);
    SearchLimits limits = limits_;
    const bool has_sums = !plan_->sums().empty();
    const bool is_last = has_sums && thorough_after_ > first_thorough;
    if (!is_last)
        limits.guesses =
            std::min(limits.guesses,
                     has_sums ? first_with_sums : thorough_after_ / guesses_for_thorough_one);
    SearchResult found = thorough_->run(givens_, limits, allowed_);
    thorough_after_ =
        thorough_after_ < last_thorough ? thorough_after_ * thorough_growth : UINT64_MAX;
    if (!found.decided && !is_last)
        return;
    is_answered_ = found.count <= 1 ? found.count < limits_.solutions : wanted_ == Wanted::Count;
    answer_ = std::move(found);
    thorough_after_ = UINT64_MAX;
    limits_.guesses = std::min(limits_.guesses, most_in_order);
}

void Searcher::forbid_all_but(std::span<const DigitSet> allowed, const Digits& givens)
{
    ENSURE(allowed.empty() || allowed.size() == givens.size());
    for (std::size_t cell = 0; cell < allowed.size(); ++cell) {
        if (allowed[cell].empty() || givens[cell] != no_digit)
            continue;
        for (Digit digit : DigitSet::up_to(count_of(*plan_)).without(allowed[cell]))
            state_.forbid(cell, digit - 1u);
    }
}

SearchResult Searcher::find_other(const Digits& solution, std::uint64_t guesses)
{
    limits_ = {.solutions = 1, .guesses = guesses};
    result_ = {};
    keeps_solutions_ = false;
    thorough_after_ = UINT64_MAX;
    is_answered_ = false;
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
        near_[cell] = Mask{1} << (solution[cell] - 1u);
    explore_near();
    return std::move(result_);
}

void Searcher::forget_failures()
{
    // At first, cells with many peers count like those that fail.
    for (std::size_t cell = 0; cell < ranks_.size(); ++cell) {
        const auto start = std::min(
            never_failed, static_cast<std::uint32_t>(plan_->peer_count(cell) * start_weight));
        ranks_[cell] = (never_failed - start) * one_failure + static_cast<std::uint32_t>(cell);
    }
}

// Depth first: derives every simple consequence, then guesses where there are fewest choices.
void Searcher::explore()
{
    while (!stopped() && state_.propagate()) {
        if (state_.is_full())
            return keep_solution();
        if (!may_guess())
            return;
        try_guess(best_guess(), &Searcher::explore);
    }
}

// The same, but first guesses in cells that must differ from the given solution. If there are none,
// its digits fill the rest; only cages must still be checked.
void Searcher::explore_near()
{
    while (!stopped() && state_.propagate()) {
        const auto differing = state_.fewest_differing(ranks_, near_);
        if (state_.is_full() || (!differing && plan_->sums().empty()))
            return keep_solution();
        if (!may_guess())
            return;
        const bool is_good = differing && differing->candidates == 2;
        try_guess(is_good ? guess_in(differing->rank) : best_guess(), &Searcher::explore_near);
    }
}

// Works in a frame of its own; afterwards the cell can't hold that digit.
void Searcher::try_guess(Guess guess, void (Searcher::*go_on)())
{
    const int found = result_.count;
    state_.push();
    state_.place(guess.cell, guess.digit);
    (this->*go_on)();
    state_.pop();
    if (result_.count == found)
        remember_failure(guess.cell);
    state_.forbid(guess.cell, guess.digit);
}

bool Searcher::may_guess()
{
    if (result_.guesses >= thorough_after_)
        search_thoroughly();
    if (is_answered_)
        return false;
    const bool is_cancelled = limits_.cancel != nullptr && limits_.cancel->is_asked();
    result_.decided = result_.guesses < limits_.guesses && !is_cancelled;
    result_.guesses += result_.decided ? 1 : 0;
    return result_.decided;
}

void Searcher::keep_solution()
{
    ++result_.count;
    if (keeps_solutions_)
        result_.solutions.push_back(state_.digits());
}

bool Searcher::stopped() const
{
    return is_answered_ || !result_.decided || result_.count >= limits_.solutions;
}

// A cell with two candidates, or a digit with two positions; otherwise the cell with fewest.
Searcher::Guess Searcher::best_guess() const
{
    const Propagation::Fewest fewest = state_.fewest_candidates(ranks_);
    if (fewest.candidates == 2)
        return guess_in(fewest.rank);
    const Mask* places = state_.places();
    for (std::size_t house = 0; house < plan_->houses(); ++house) {
        for (std::size_t digit = 0; digit < plan_->size(); ++digit) {
            const Mask here = *places++;
            if (is_single_bit(here & (here - 1)))
                return {plan_->cell_in(house, std::countr_zero(here)), digit};
        }
    }
    return guess_in(fewest.rank);
}

// Tries the digit of the given solution first, if there is one.
Searcher::Guess Searcher::guess_in(std::uint32_t rank) const
{
    const std::size_t cell = rank % one_failure;
    const Mask candidates = state_.candidates(cell);
    const Mask likely = keeps_solutions_ ? 0 : candidates & near_[cell];
    const std::size_t digit = std::countr_zero(likely != 0 ? likely : candidates);
    return {cell, digit};
}

void Searcher::remember_failure(std::size_t cell)
{
    constexpr std::uint32_t step = failure_weight * one_failure;
    if (ranks_[cell] >= step) {
        ranks_[cell] -= step;
        return;
    }
    for (std::uint32_t& rank : ranks_) { // overflow: halve all, so that recent failures count most
        const std::uint32_t failures = never_failed - rank / one_failure;
        rank = (never_failed - failures / 2) * one_failure + rank % one_failure;
    }
}

} // namespace engine
