#include "engine/construct/digging.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/construct/even_digging.h"
#include "engine/construct/orbits.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/singles.h"
#include "engine/solve/take_in_turn.h"

namespace engine {

namespace {

// Easy puzzles keep more givens than they need: in hundredths of the cells. If sums already say
// much, few givens are kept.
int usual_givens(const Grid& grid, RemovalRule rule)
{
    const bool has_cages = !grid.cages().empty();
    switch (rule) {
    case RemovalRule::RegionSingles:
        return grid.cell_count() * (has_cages ? 25 : 45) / 100;
    case RemovalRule::AllSingles:
        return grid.cell_count() * (has_cages ? 10 : 35) / 100;
    case RemovalRule::OneSolution:
    case RemovalRule::Minimal:
        return 0;
    }
    ENSURE(false);
}

} // namespace

int least_givens(const Grid& grid, const Construction& construction)
{
    return construction.givens > 0 ? construction.givens : usual_givens(grid, construction.rule);
}

namespace {

// How it is proved that a given is not needed. On the classic grid the search always decides. On
// others it could take long, so a given goes if singles refute every other digit of its cell: that
// leaves about one given in thirty more. Minimal puzzles are worth a search; a given stays if the
// search does not decide.
RemovalLimits limits_for(const Grid& grid, const Construction& construction)
{
    const int cells = grid.cell_count();
    RemovalLimits limits{.givens = least_givens(grid, construction)};
    if (construction.rule == RemovalRule::Minimal && !grid.is_classic())
        limits.guesses = cells <= 100 ? 100'000 : cells <= 400 ? 1'000 : 100;
    if (construction.rule == RemovalRule::OneSolution && !grid.is_classic())
        limits.proof = Proof::SinglesRefuteOthers;
    return limits;
}

// If singles solve it, the classic search needs no guess, and finds that out much faster.
bool may_singles_suffice(const Grid& grid, const Digits& givens)
{
    if (!grid.is_classic())
        return true;
    const ClassicGivens digits(givens.data(), 81);
    const ClassicResult result = search_classic(digits, {.solutions = 1, .guesses = 0});
    return result.decided && result.count == 1;
}

// Puzzles that singles solve have one solution, so the first levels need no search.
std::optional<Dug> dig_while_singles_suffice(const Grid& grid,
                                             Digits givens,
                                             const std::vector<Cells>& order,
                                             const Construction& construction,
                                             const Cancel& stop)
{
    const bool is_in_regions = construction.rule == RemovalRule::RegionSingles;
    const Singles kind = is_in_regions ? Singles::InRegions : Singles::All;
    const int least = least_givens(grid, construction);
    int count = count_givens(givens);
    const auto take = [&](std::size_t first, std::size_t entries) {
        Digits fewer = givens;
        int left = count;
        for (std::size_t entry = first; entry < first + entries; ++entry) {
            for (Cell cell : order[entry])
                fewer[cell.index] = no_digit;
            left -= count_of(order[entry]);
        }
        if (left < least || !may_singles_suffice(grid, fewer) ||
            !singles_suffice(grid, fewer, kind))
            return false;
        givens = std::move(fewer);
        count = left;
        return true;
    };
    if (!take_in_turn(order.size(), stop, take))
        return std::nullopt;
    return Dug{std::move(givens)};
}

// If the clues alone leave one solution, no given is needed.
Dug dig_all_but(int least, Digits givens, const std::vector<Cells>& order)
{
    int count = count_givens(givens);
    for (const Cells& orbit : order) {
        if (count - count_of(orbit) < least)
            continue;
        for (Cell cell : orbit)
            givens[cell] = no_digit;
        count -= count_of(orbit);
    }
    return Dug{std::move(givens)};
}

std::optional<Dug> dig_while_unique(GridMaker& grids,
                                    const Digits& solution,
                                    const Digits& givens,
                                    const std::vector<Cells>& order,
                                    const Construction& construction,
                                    const Cancel& stop,
                                    const std::function<void()>& after_each)
{
    const Grid& grid = *grids.grid();
    if (!grid.cages().empty())
        return dig_all_but(least_givens(grid, construction), givens, order);
    RemovalLimits limits = limits_for(grid, construction);
    limits.after_each = after_each;
    auto removed = grids.removal().run(solution, givens, order, limits, stop);
    if (!removed)
        return std::nullopt;
    return Dug{std::move(removed->givens), removed->steps, removed->undecided == 0};
}

// Whether one of the orbit's cells is in a row that needs givens.
bool helps(const Grid& grid, const Cells& orbit, const std::vector<int>& needed)
{
    return std::any_of(orbit.begin(), orbit.end(),
                       [&](Cell cell) { return needed[grid.place_of(cell).row] > 0; });
}

// The groups that may be removed, shuffled. From the end, those that a row still needs are left
// out.
std::vector<Cells> digging_order(const Grid& grid, const Construction& construction)
{
    Random random = dice_for(construction.dice, Purpose::Removal);
    std::vector<Cells> order = orbits(grid, construction.symmetry);
    random.shuffle(order);
    if (construction.givens_in_row == 0)
        return order;
    std::vector<int> needed(grid.rows(), construction.givens_in_row);
    std::vector<Cells> may_go;
    for (auto orbit = order.rbegin(); orbit != order.rend(); ++orbit) {
        if (!helps(grid, *orbit, needed)) {
            may_go.push_back(std::move(*orbit));
            continue;
        }
        for (Cell cell : *orbit)
            --needed[grid.place_of(cell).row];
    }
    return may_go;
}

} // namespace

std::optional<Dug> dig_in_order(GridMaker& grids,
                                const Digits& solution,
                                const Digits& givens,
                                const std::vector<Cells>& order,
                                const Construction& construction,
                                const Cancel& stop,
                                const std::function<void()>& after_each)
{
    switch (construction.rule) {
    case RemovalRule::RegionSingles:
    case RemovalRule::AllSingles:
        return dig_while_singles_suffice(*grids.grid(), givens, order, construction, stop);
    case RemovalRule::OneSolution:
    case RemovalRule::Minimal:
        return dig_while_unique(grids, solution, givens, order, construction, stop, after_each);
    }
    ENSURE(false);
}

std::optional<Dug> dig_givens(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each)
{
    if (construction.most_in_row != 0)
        return dig_evenly(grids, solution, construction, stop, after_each);
    const std::vector<Cells> order = digging_order(*grids.grid(), construction);
    return dig_in_order(grids, solution, solution, order, construction, stop, after_each);
}

} // namespace engine
