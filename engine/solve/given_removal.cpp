#include "engine/solve/given_removal.h"

#include <algorithm>
#include <bit>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

std::optional<Removal> GivenRemoval::run(const Digits& solution,
                                         Digits givens,
                                         const std::vector<Cells>& order,
                                         RemovalLimits limits,
                                         const Cancel& stop)
{
    if (searcher_.plan().is_classic())
        return remove_classic(solution, givens, order, limits, stop);
    solution_ = &solution;
    order_ = &order;
    stop_ = &stop;
    limits_ = limits;
    count_ = count_givens(givens);
    removal_ = {std::move(givens), 0, 0};
    // Givens that are in no entry always stay: they are placed once, below all others.
    Digits standing = removal_.givens;
    for (const Cells& cells : order) {
        for (Cell cell : cells)
            standing[cell.index] = no_digit;
    }
    searcher_.forget_failures();
    searcher_.state().clear();
    searcher_.state().place_all(standing);
    ENSURE(searcher_.state().propagate());
    take_from(0, order.size());
    if (stop.is_asked())
        return std::nullopt;
    return std::move(removal_);
}

// The uppermost frame holds every given that stays outside these entries. Each half is handled
// while the other half stays, so a given is placed once for each level of halving and not once for
// each entry.
void GivenRemoval::take_from(std::size_t first, std::size_t last)
{
    Propagation& state = searcher_.state();
    const std::vector<Cells>& order = *order_;
    while (last - first > 1 && !state.is_full()) {
        const std::size_t middle = first + (last - first) / 2;
        state.push();
        for (std::size_t entry = middle; entry < last; ++entry)
            place(order[entry]);
        ENSURE(state.propagate());
        take_from(first, middle);
        state.pop();
        if (stop_->is_asked())
            return;
        for (; first < middle; ++first)
            place(order[first]);
        ENSURE(state.propagate());
    }
    for (; first < last && !stop_->is_asked(); ++first) {
        if (leaves_enough(order[first]) && can_go(order[first]))
            take(order[first]);
        if (limits_.after_each)
            limits_.after_each();
    }
}

void GivenRemoval::place(const Cells& cells)
{
    for (Cell cell : cells) {
        if (removal_.givens[cell.index] != no_digit)
            searcher_.state().place(cell.index, (*solution_)[cell.index] - 1u);
    }
}

void GivenRemoval::take(const Cells& cells)
{
    for (Cell cell : cells) {
        count_ -= removal_.givens[cell.index] != no_digit ? 1 : 0;
        removal_.givens[cell.index] = no_digit;
    }
}

bool GivenRemoval::leaves_enough(const Cells& cells) const
{
    const int given =
        how_many(cells, [&](Cell cell) { return removal_.givens[cell.index] != no_digit; });
    return count_ - given >= limits_.givens;
}

// Whether the cells can be removed. Another solution would differ in one of them: in the first, or
// otherwise in the second ...
bool GivenRemoval::can_go(const Cells& cells)
{
    Propagation& state = searcher_.state();
    if (state.is_full())
        return true;
    state.push();
    bool can = true;
    for (Cell cell : cells) {
        if (!state.is_open(cell.index))
            continue;
        const bool is_needed = limits_.proof == Proof::SinglesRefuteOthers
                                   ? may_hold_another(cell.index)
                                   : has_another(cell.index);
        if (is_needed) {
            can = false;
            break;
        }
        state.place(cell.index, (*solution_)[cell.index] - 1u);
        ENSURE(state.propagate());
    }
    state.pop();
    return can;
}

// Also returns true if the limit of guesses was reached.
bool GivenRemoval::has_another(std::size_t cell)
{
    Propagation& state = searcher_.state();
    state.push();
    state.forbid(cell, (*solution_)[cell] - 1u);
    const SearchResult result = searcher_.find_other(*solution_, limits_.guesses);
    state.pop();
    removal_.steps += result.guesses;
    removal_.undecided += result.decided ? 0 : 1;
    return result.count != 0 || !result.decided;
}

// See Proof::SinglesRefuteOthers.
bool GivenRemoval::may_hold_another(std::size_t cell)
{
    Propagation& state = searcher_.state();
    Mask others = state.candidates(cell) & ~(Mask{1} << ((*solution_)[cell] - 1));
    for (; others != 0; others &= others - 1) {
        state.push();
        state.place(cell, std::countr_zero(others));
        const bool is_possible = state.propagate();
        state.pop();
        if (is_possible)
            return true;
    }
    return false;
}

} // namespace engine
