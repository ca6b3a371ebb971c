#include "engine/base/digit_set.h"
#include "engine/base/ensure.h"
#include "engine/make/fill.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

enum class Ending { Full, Astray, Impossible, Stopped };

// One attempt: always the cell with fewest candidates left, the first such in a shuffled order;
// its candidates in a shuffled order.
class Attempt {
public:
    Attempt(const Grid& grid, Random& random, const std::stop_token& stop, std::uint64_t budget)
        : grid_(grid),
          random_(random),
          stop_(stop),
          budget_(budget),
          order_(grid.cells()),
          digits_(grid.cells().size(), no_digit),
          candidates_(grid.cells().size(), DigitSet::up_to(grid.size()))
    {
        random_.shuffle(order_);
    }

    Ending fill()
    {
        const auto cell = next_cell();
        if (!cell)
            return Ending::Full;
        for (Digit digit : shuffled(candidates_[cell->index])) {
            if (stop_.stop_requested())
                return Ending::Stopped;
            if (steps_ == budget_)
                return Ending::Astray;
            ++steps_;
            const std::size_t mark = history_.size();
            const Ending ending = place(*cell, digit) ? fill() : Ending::Impossible;
            if (ending != Ending::Impossible)
                return ending;
            digits_[cell->index] = no_digit;
            restore(mark);
        }
        return Ending::Impossible;
    }

    const Digits& digits() const { return digits_; }
    std::uint64_t steps() const { return steps_; }

private:
    struct Change {
        Cell cell;
        DigitSet before;
    };

    std::optional<Cell> next_cell() const
    {
        std::optional<Cell> best;
        int fewest = max_size + 1;
        for (Cell cell : order_) {
            const int left = candidates_[cell.index].count();
            if (digits_[cell.index] != no_digit || left >= fewest)
                continue;
            best = cell;
            fewest = left;
        }
        return best;
    }

    std::vector<Digit> shuffled(DigitSet candidates)
    {
        std::vector<Digit> digits;
        for (Digit digit : candidates)
            digits.push_back(digit);
        random_.shuffle(digits);
        return digits;
    }

    // False when a peer has no candidate left, or a house no place for some digit.
    bool place(Cell cell, Digit digit)
    {
        digits_[cell.index] = digit;
        strike(cell, DigitSet::up_to(grid_.size()).without(DigitSet::only(digit)));
        for (Cell peer : grid_.peers_of(cell)) {
            if (!strike(peer, DigitSet::only(digit)))
                return false;
        }
        for (Cell peer : grid_.peers_of(cell)) {
            for (int house : grid_.houses_of(peer)) {
                if (!has_places(grid_.house(house)))
                    return false;
            }
        }
        return true;
    }

    bool strike(Cell cell, DigitSet gone)
    {
        DigitSet& here = candidates_[cell.index];
        const DigitSet left = here.without(gone);
        if (left == here)
            return true;
        history_.push_back(Change{cell, here});
        here = left;
        return !left.empty();
    }

    bool has_places(const House& house) const
    {
        if (static_cast<int>(house.cells.size()) != grid_.size())
            return true;
        DigitSet places;
        for (Cell cell : house.cells)
            places = places.with(candidates_[cell.index]);
        return places == DigitSet::up_to(grid_.size());
    }

    void restore(std::size_t mark)
    {
        while (history_.size() > mark) {
            candidates_[history_.back().cell.index] = history_.back().before;
            history_.pop_back();
        }
    }

    const Grid& grid_;
    Random& random_;
    const std::stop_token& stop_;
    std::uint64_t budget_;
    std::uint64_t steps_ = 0;
    Cells order_;
    Digits digits_;
    std::vector<DigitSet> candidates_; // of a filled cell: its digit
    std::vector<Change> history_;
};

// The last way out: bounded, and the same for every seed.
std::optional<Filled> first_solution(const Grid& grid, std::uint64_t steps)
{
    const Digits empty(grid.cells().size(), no_digit);
    SearchResult result = search(grid, empty, {.solutions = 1, .guesses = 1'000'000});
    if (result.count == 0)
        return std::nullopt;
    return Filled{std::move(result.solutions.front()), steps + result.guesses};
}

} // namespace

std::optional<Filled>
fill_backtracking(const Grid& grid, Random& random, const std::stop_token& stop)
{
    constexpr int attempts = 50;
    std::uint64_t steps = 0;
    std::uint64_t budget = grid.cells().size() * 4;
    for (int attempt = 0; attempt < attempts && grid.cages().empty(); ++attempt) {
        Attempt paper(grid, random, stop, budget);
        const Ending ending = paper.fill();
        steps += paper.steps();
        if (ending == Ending::Full)
            return Filled{paper.digits(), steps};
        if (ending != Ending::Astray)
            return std::nullopt;
        budget += budget / 4;
    }
    return first_solution(grid, steps);
}

} // namespace engine
