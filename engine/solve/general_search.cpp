#include "engine/solve/general_search.h"

#include <optional>

#include "engine/solve/propagation.h"

namespace engine {

namespace {

// One digit to try in one cell; when it fails, the cell can't hold it.
struct Guess {
    Cell cell;
    Mask digit;
};

// Depth first: draw every simple consequence, then guess where there are fewest choices.
class Search {
public:
    Search(const Grid& grid, SearchLimits limits) : state_(grid), limits_(limits) {}

    SearchResult run(const Digits& givens)
    {
        if (state_.accept(givens))
            explore();
        return std::move(result_);
    }

private:
    void explore();
    bool stopped() const;
    std::optional<Guess> best_guess() const;
    std::optional<Guess> guess_of_two_places() const;
    const Grid& grid() const { return state_.grid(); }

    Propagation state_;
    SearchLimits limits_;
    SearchResult result_;
};

void Search::explore()
{
    const std::size_t start = state_.mark();
    while (!stopped() && state_.propagate()) {
        const auto guess = best_guess();
        if (!guess) {
            result_.solutions.push_back(state_.digits());
            ++result_.count;
            break;
        }
        if (result_.guesses == limits_.guesses) {
            result_.decided = false;
            break;
        }
        ++result_.guesses;
        const std::size_t before_guess = state_.mark();
        state_.restrict_to(guess->cell, guess->digit);
        explore();
        state_.back_to(before_guess);
        state_.restrict_to(guess->cell, ~guess->digit);
    }
    state_.back_to(start);
}

bool Search::stopped() const
{
    return !result_.decided || result_.count >= limits_.solutions;
}

// The open cell with fewest digits left; where none has two, a digit with two places in a house.
std::optional<Guess> Search::best_guess() const
{
    std::optional<Guess> best;
    int fewest = max_size + 1;
    for (Cell cell : grid().cells()) {
        const int choices = std::popcount(state_.mask(cell));
        if (choices < 2 || choices >= fewest)
            continue;
        best = Guess{cell, lowest(state_.mask(cell))};
        fewest = choices;
        if (fewest == 2)
            return best;
    }
    if (!best)
        return best;
    const auto places = guess_of_two_places();
    return places ? places : best;
}

std::optional<Guess> Search::guess_of_two_places() const
{
    for (const House& house : grid().houses()) {
        if (static_cast<int>(house.cells.size()) != grid().size())
            continue;
        Mask once = 0;
        Mask twice = 0;
        Mask thrice = 0;
        for (Cell cell : house.cells) {
            thrice |= twice & state_.mask(cell);
            twice |= once & state_.mask(cell);
            once |= state_.mask(cell);
        }
        const Mask in_two_places = lowest(twice & ~thrice);
        for (Cell cell : house.cells) {
            if ((state_.mask(cell) & in_two_places) != 0)
                return Guess{cell, in_two_places};
        }
    }
    return std::nullopt;
}

} // namespace

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    return Search(grid, limits).run(givens);
}

} // namespace engine
