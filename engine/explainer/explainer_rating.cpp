#include "engine/explainer/explainer_rating.h"

#include <algorithm>
#include <span>

#include "engine/explainer/chains.h"
#include "engine/explainer/patterns.h"

namespace engine {

namespace {

using explainer::Depth;
using explainer::MaybeMove;
using explainer::Move;
using explainer::Position;

// Larger positions stay undecided if chains are needed, or chains that contain other chains, which
// take thousands of times as long.
constexpr int most_candidates = 2500;
constexpr int most_candidates_of_nested = 400;
// Chains that contain other chains are rated this or more; those whose inner chains contain
// patterns or chains are not searched for.
constexpr int least_of_nested_chains = 95;
constexpr int least_of_deeper_chains = 105;
constexpr int any_rating = 200; // no step is rated above

using Producer = MaybeMove (*)(const Position& position);

template <int Size, MaybeMove (*Find)(const Position&, int)>
MaybeMove sized(const Position& position)
{
    return Find(position, Size);
}

using namespace explainer;

// Besides the general forms only boxes and lines remain.
MaybeMove find_plain_locking(const Position& position)
{
    return position.grid_view.is_plain() ? find_locking(position) : std::nullopt;
}

// Only houses with more than nine cells have sets and fish of more than four.
MaybeMove find_sets_of_large_grid(const Position& position)
{
    if (position.chart().size() <= 9)
        return std::nullopt;
    for (int size = 5; size <= 7; ++size) {
        if (auto move = find_naked_set(position, size))
            return move;
        if (auto move = find_hidden_set(position, size))
            return move;
    }
    for (int size = 5; size <= 7; ++size) {
        if (auto move = find_fish(position, size))
            return move;
    }
    return std::nullopt;
}

constexpr std::array<Producer, 6> direct = {
    find_last_open_cell, find_hidden_single_in_box,        find_hidden_single_in_line,
    find_direct_locking, sized<2, find_direct_hidden_set>, find_naked_single,
};

constexpr std::array<Producer, 23> sukaku = {
    sized<3, find_direct_hidden_set>,
    find_plain_locking,
    find_general_locking,
    sized<2, find_general_naked_set>,
    sized<2, find_fish>,
    sized<2, find_hidden_set>,
    sized<3, find_general_naked_set>,
    sized<3, find_fish>,
    sized<3, find_hidden_set>,
    sized<2, find_strong_links>,
    find_xy_wing,
    find_xyz_wing,
    find_unique_loop,
    sized<4, find_general_naked_set>,
    sized<4, find_fish>,
    sized<4, find_hidden_set>,
    sized<3, find_strong_links>,
    sized<4, find_large_wing>,
    find_bug,
    sized<4, find_strong_links>,
    sized<5, find_large_wing>,
    find_aligned_pair,
    sized<6, find_large_wing>,
};

constexpr std::array<Producer, 18> original = {
    sized<3, find_direct_hidden_set>,
    find_locking,
    find_general_locking,
    sized<2, find_naked_set>,
    sized<2, find_fish>,
    sized<2, find_hidden_set>,
    sized<3, find_naked_set>,
    sized<3, find_fish>,
    sized<3, find_hidden_set>,
    find_xy_wing,
    find_xyz_wing,
    find_unique_loop,
    sized<4, find_naked_set>,
    sized<4, find_fish>,
    sized<4, find_hidden_set>,
    find_sets_of_large_grid,
    find_bug,
    find_aligned_pair,
};

int count_candidates(const Position& position)
{
    int count = 0;
    for (Cell cell : position.candidates.open_cells())
        count += position.candidates.of(cell).count();
    return count;
}

// Of the harder ones only those that may be rated `most` or less.
MaybeMove find_chain(const Position& position, WebStore& webs, int most)
{
    const int candidates = count_candidates(position);
    if (candidates > most_candidates)
        return std::nullopt;
    const ChainGraph graph(position);
    if (auto move = find_unary_chain(graph))
        return move;
    if (position.grid_view.edition() == Edition::Sukaku) {
        if (auto move = find_large_wing(position, 7))
            return move;
    }
    if (auto move = find_aligned_triplet(position))
        return move;
    using enum Depth;
    for (Depth depth :
         {Nishio, Multiple, Dynamic, Plus, NestedUnary, NestedMultiple, NestedDynamic}) {
        const bool is_left_out =
            candidates > most_candidates_of_nested || most < least_of_nested_chains;
        if (position.is_cancelled() || (is_nested(depth) && is_left_out))
            break;
        if (auto move = find_multiple_chain(graph, depth, webs))
            return move;
    }
    return std::nullopt;
}

MaybeMove first_of(std::span<const Producer> producers, const Position& position)
{
    for (Producer find : producers) {
        if (position.is_cancelled())
            break;
        if (auto move = find(position))
            return move;
    }
    return std::nullopt;
}

MaybeMove find_move(const Position& position, WebStore& webs, int most)
{
    if (auto move = first_of(direct, position))
        return move;
    const bool is_sukaku = position.grid_view.edition() == Edition::Sukaku;
    if (auto move = is_sukaku ? first_of(sukaku, position) : first_of(original, position))
        return move;
    return find_chain(position, webs, most);
}

void take(const Move& move, Candidates& candidates, Trail& trail)
{
    for (const Candidate& removal : move.removals) {
        candidates.remove(removal.cell, removal.digit);
        trail.add(removal);
    }
    if (!move.placement)
        return;
    const auto [cell, digit] = *move.placement;
    for (Digit removed : candidates.of(cell))
        trail.add({cell, removed});
    for (Cell peer : candidates.chart().peers(cell) & candidates.cells_with(digit))
        trail.add({peer, digit});
    candidates.place(cell, digit);
}

bool place_hidden_singles(const GridView& grid_view, Candidates& candidates, Trail& trail)
{
    const Chart& chart = grid_view.chart();
    bool any = false;
    for (HouseIndex house : grid_view.houses()) {
        for (Digit digit : chart.all_digits()) {
            if (!is_single_bit(candidates.places(house, digit)))
                continue;
            take(
                {.rating = 15, .placement = Candidate{candidates.first_place(house, digit), digit}},
                candidates, trail);
            any = true;
        }
    }
    return any;
}

// Raises the rating to that of a step; values that are final stay.
void raise(ExplainerRating& rating, int step, bool places)
{
    rating.hardest = std::max(rating.hardest, step);
    if (rating.first_step == 0)
        rating.first_step = rating.hardest;
    if (rating.first_placement == 0 && places)
        rating.first_placement = rating.hardest;
}

void raise_by_what_is_not_found(ExplainerRating& rating, const Position& position)
{
    const int candidates = count_candidates(position);
    if (candidates > most_candidates)
        return;
    const bool is_large = candidates > most_candidates_of_nested;
    raise(rating, is_large ? least_of_nested_chains : least_of_deeper_chains, true);
}

} // namespace

std::vector<Move> ExplainerScale::path(const Digits& givens) const
{
    std::vector<Move> moves;
    Candidates candidates(grid_view_.chart(), givens);
    explainer::Trail trail;
    explainer::WebStore webs;
    while (!candidates.is_solved()) {
        auto move = find_move({grid_view_, candidates, trail}, webs, any_rating);
        if (!move)
            break;
        take(*move, candidates, trail);
        moves.push_back(std::move(*move));
    }
    return moves;
}

ExplainerRating
ExplainerScale::rate(const Digits& givens, int stop_above, const Cancel& cancel) const
{
    ExplainerRating rating;
    Candidates candidates(grid_view_.chart(), givens);
    const auto open = static_cast<std::size_t>(candidates.open_cells().count());
    explainer::Trail trail;
    explainer::WebStore webs;
    while (!candidates.is_solved()) {
        // Once a step this hard was needed, the order of hidden singles no longer matters.
        if (rating.hardest >= 15 && place_hidden_singles(grid_view_, candidates, trail)) {
            if (rating.first_placement == 0)
                rating.first_placement = rating.hardest;
            continue;
        }
        cancel.tell(open - static_cast<std::size_t>(candidates.open_cells().count()), open);
        const Position position{grid_view_, candidates, trail, &cancel};
        const auto move = find_move(position, webs, stop_above);
        if (cancel.is_asked())
            return rating;
        if (!move && stop_above >= least_of_nested_chains)
            raise_by_what_is_not_found(rating, position);
        if (!move || move->rating > stop_above)
            return rating;
        raise(rating, move->rating, move->placement.has_value());
        take(*move, candidates, trail);
    }
    rating.is_decided = true;
    return rating;
}

ExplainerRating rate_by_explainer(const Chart& chart, const Digits& givens)
{
    return ExplainerScale(chart).rate(givens);
}

} // namespace engine
