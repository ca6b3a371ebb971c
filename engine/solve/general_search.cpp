#include "engine/solve/general_search.h"

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
    const Propagation::Fewest fewest = state_.fewest_candidates(cell_itself_);
    const Guess in_cell = {fewest.rank, digit_to_try(fewest.rank)};
    if (fewest.candidates == 2)
        return in_cell;
    const Mask* places = state_.places();
    for (std::size_t house = 0; house < plan_->houses(); ++house) {
        for (std::size_t digit = 0; digit < plan_->size(); ++digit) {
            const Mask here = *places++;
            if (is_single(here & (here - 1)))
                return {plan_->cell_in(house, first_of(here)), digit};
        }
    }
    return in_cell;
}

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    return Searcher(grid).run(givens, limits);
}

} // namespace engine
