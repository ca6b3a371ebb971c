#include "engine/play/possible_digits.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/solve/cage_sums.h"

namespace engine {

namespace {

// The empty cells of a cage with the digits that each can have, and the digits that it holds.
struct CageState {
    std::vector<DigitSet> open;
    DigitSet held;
    bool holds_one_twice = false;
};

CageState state_of(const Cage& cage, const Board& board, const std::vector<DigitSet>& unseen)
{
    CageState state;
    for (Cell cell : cage.cells) {
        const Digit digit = board[cell].digit;
        if (digit == no_digit) {
            state.open.push_back(unseen[cell.index]);
            continue;
        }
        state.holds_one_twice = state.holds_one_twice || state.held.has(digit);
        state.held = state.held.with(digit);
    }
    return state;
}

// Gives each cell a digit of its own, along augmenting paths.
class Seating {
public:
    Seating(const std::vector<DigitSet>& cells, DigitSet digits)
        : cells_(cells), digits_(digits), holder_(max_size + 1)
    {
    }

    bool is_possible()
    {
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            DigitSet tried;
            if (!seat(cell, tried))
                return false;
        }
        return true;
    }

private:
    bool seat(std::size_t cell, DigitSet& tried)
    {
        for (Digit digit : cells_[cell].common(digits_).without(tried)) {
            if (tried.has(digit))
                continue;
            tried = tried.with(digit);
            if (holder_[digit] && !seat(*holder_[digit], tried))
                continue;
            holder_[digit] = cell;
            return true;
        }
        return false;
    }

    const std::vector<DigitSet>& cells_;
    DigitSet digits_;
    std::vector<std::optional<std::size_t>> holder_; // by digit: its cell
};

std::optional<std::vector<CageCombination>>
combinations_in(const Cage& cage, int size, const CageState& state)
{
    const auto all = combinations_of(size, count_of(cage.cells), cage.sum);
    if (!all)
        return std::nullopt;
    std::vector<CageCombination> combinations;
    for (std::uint32_t bits : *all) {
        const auto digits = DigitSet::of_bits(bits << 1);
        const DigitSet left = digits.without(state.held);
        const bool fits = !state.holds_one_twice && state.held.without(digits).empty();
        combinations.push_back({digits, fits && Seating(state.open, left).is_possible()});
    }
    return combinations;
}

std::vector<DigitSet> unseen_digits(const Grid& grid, const Board& board)
{
    std::vector<DigitSet> unseen(grid.cells().size());
    for (Cell cell : grid.cells()) {
        if (board[cell].digit == no_digit)
            unseen[cell.index] =
                DigitSet::up_to(grid.size()).without(digits_seen_from(cell, grid, board));
    }
    return unseen;
}

} // namespace

std::optional<std::vector<CageCombination>>
combinations_of_cage(const Cage& cage, const Grid& grid, const Board& board)
{
    return combinations_in(cage, grid.size(), state_of(cage, board, unseen_digits(grid, board)));
}

std::vector<DigitSet> possible_digits(const Grid& grid, const Board& board)
{
    const std::vector<DigitSet> unseen = unseen_digits(grid, board);
    std::vector<DigitSet> possible = unseen;
    for (const Cage& cage : grid.cages()) {
        if (!cage.has_sum())
            continue;
        const CageState state = state_of(cage, board, unseen);
        const auto combinations =
            state.open.empty() ? std::nullopt : combinations_in(cage, grid.size(), state);
        if (!combinations)
            continue;
        DigitSet allowed;
        for (const CageCombination& each : *combinations) {
            if (each.is_possible)
                allowed = allowed.with(each.digits);
        }
        for (Cell cell : cage.cells)
            possible[cell.index] = possible[cell.index].common(allowed);
    }
    return possible;
}

} // namespace engine
