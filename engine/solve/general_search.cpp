#include "engine/solve/general_search.h"

#include <algorithm>

namespace engine {

SearchResult Searcher::run(const Digits& givens, SearchLimits limits)
{
    limits_ = limits;
    result_ = {};
    keeps_solutions_ = true;
    likely_ = nullptr;
    state_.clear();
    state_.place_all(givens);
    explore();
    return std::move(result_);
}

SearchResult Searcher::count_from_here(SearchLimits limits, const Digits& likely)
{
    limits_ = limits;
    result_ = {};
    keeps_solutions_ = false;
    likely_ = likely.empty() ? nullptr : &likely;
    explore();
    return std::move(result_);
}

// Depth first: draw every simple consequence, then guess where there are fewest choices. The guess
// is tried in a frame of its own; when it is done, the cell can't hold that digit.
void Searcher::explore()
{
    while (!stopped() && state_.propagate()) {
        if (state_.is_full())
            return keep_solution();
        if (result_.guesses == limits_.guesses) {
            result_.decided = false;
            return;
        }
        ++result_.guesses;
        const Guess guess = best_guess();
        state_.push();
        state_.place(guess.cell, guess.digit);
        explore();
        state_.pop();
        state_.forbid(guess.cell, guess.digit);
    }
}

void Searcher::keep_solution()
{
    ++result_.count;
    if (keeps_solutions_)
        result_.solutions.push_back(state_.digits());
}

bool Searcher::stopped() const
{
    return !result_.decided || result_.count >= limits_.solutions;
}

std::size_t Searcher::digit_to_try(std::size_t cell) const
{
    const Mask candidates = state_.candidates(cell);
    if (likely_ == nullptr)
        return first_of(candidates);
    const std::size_t likely = (*likely_)[cell] - 1u;
    return (candidates >> likely & 1u) != 0 ? likely : first_of(candidates);
}

// A cell of two digits, or a digit of two places; else the cell of fewest digits.
Searcher::Guess Searcher::best_guess() const
{
    Guess best{};
    int fewest = max_size + 1;
    for (std::size_t word = 0; word < plan_.words(); ++word) {
        for (std::uint64_t open = state_.open()[word]; open != 0; open &= open - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(open));
            const Mask candidates = state_.candidates(cell);
            if (is_single(candidates & (candidates - 1)))
                return {cell, digit_to_try(cell)};
            const int choices = std::popcount(candidates);
            if (choices >= fewest)
                continue;
            fewest = choices;
            best = {cell, digit_to_try(cell)};
        }
    }
    const Mask* places = state_.places();
    for (std::size_t house = 0; house < plan_.houses(); ++house) {
        for (std::size_t digit = 0; digit < plan_.size(); ++digit) {
            const Mask here = *places++;
            if (is_single(here & (here - 1)))
                return {plan_.cell_in(house, first_of(here)), digit};
        }
    }
    return best;
}

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    return Searcher(grid).run(givens, limits);
}

} // namespace engine
