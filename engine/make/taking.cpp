#include "engine/make/taking.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/make/orbits.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/singles.h"
#include "engine/solve/take_in_turn.h"

namespace engine {

namespace {

// Puzzles of easy levels keep more givens than they need: in hundredths of the cells. If sums
// already say much, few givens are kept.
int least_givens(const Grid& grid, Level level)
{
    const bool has_cages = !grid.cages().empty();
    switch (level) {
    case Level::Beginner:
        return grid.cell_count() * (has_cages ? 25 : 45) / 100;
    case Level::Easy:
        return grid.cell_count() * (has_cages ? 10 : 35) / 100;
    case Level::Medium:
    case Level::Hard:
    case Level::Expert:
    case Level::Extreme:
    case Level::Diabolical:
        return 0;
    }
    ENSURE(false);
}

int least_givens(const Grid& grid, const PuzzleSpec& spec)
{
    if (spec.givens > 0)
        return spec.givens;
    return spec.is_minimal ? 0 : least_givens(grid, spec.level);
}

// The limit of guesses for each given; a given whose removal stays undecided is kept. A small limit
// is enough: on X 9x9 ten guesses leave 18.8 givens on average, a thousand 18.4 in four times the
// time. The classic grid has no limit, as its search may guess more or less on another processor.
std::uint64_t most_guesses(const Grid& grid, bool is_minimal)
{
    if (grid.is_classic())
        return UINT64_MAX;
    const int cells = grid.cell_count();
    if (is_minimal)
        return cells <= 100 ? 100'000 : cells <= 400 ? 1'000 : 100;
    return cells <= 200 ? 10 : cells <= 400 ? 100 : 30;
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
std::optional<Taken> take_while_singles_suffice(const Grid& grid,
                                                const Digits& solution,
                                                const std::vector<Cells>& order,
                                                const PuzzleSpec& spec,
                                                const Cancel& stop)
{
    const Singles kind = spec.level == Level::Beginner ? Singles::InRegions : Singles::All;
    const int least = least_givens(grid, spec);
    Digits givens = solution;
    int count = grid.cell_count();
    const auto take = [&](std::size_t first, std::size_t entries) {
        Digits fewer = givens;
        int left = count;
        for (std::size_t entry = first; entry < first + entries; ++entry) {
            for (Cell cell : order[entry])
                fewer[cell.index] = no_digit;
            left -= static_cast<int>(order[entry].size());
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
    return Taken{std::move(givens)};
}

// If the clues alone leave one solution, no given is needed.
Taken take_all_but(int least, const Digits& solution, const std::vector<Cells>& order)
{
    Digits givens = solution;
    auto count = static_cast<int>(solution.size());
    for (const Cells& orbit : order) {
        if (count - static_cast<int>(orbit.size()) < least)
            continue;
        for (Cell cell : orbit)
            givens[cell.index] = no_digit;
        count -= static_cast<int>(orbit.size());
    }
    return Taken{std::move(givens)};
}

std::optional<Taken> take_while_unique(GridMaker& grids,
                                       const Digits& solution,
                                       const std::vector<Cells>& order,
                                       const PuzzleSpec& spec,
                                       const Cancel& stop,
                                       const std::function<void()>& after_each)
{
    const Grid& grid = *grids.grid();
    if (!grid.cages().empty())
        return take_all_but(least_givens(grid, spec), solution, order);
    const RemovalLimits limits{least_givens(grid, spec), most_guesses(grid, spec.is_minimal),
                               after_each};
    auto removed = grids.removal().run(solution, solution, order, limits, stop);
    if (!removed)
        return std::nullopt;
    return Taken{std::move(removed->givens), removed->guesses};
}

// Whether one of the orbit's cells is in a row that needs givens.
bool helps(const Grid& grid, const Cells& orbit, const std::vector<int>& needed)
{
    return std::any_of(orbit.begin(), orbit.end(),
                       [&](Cell cell) { return needed[grid.place_of(cell).row] > 0; });
}

} // namespace

// Goes through the shuffled orbits from the end, and keeps those that a row still needs.
std::vector<Cells> taking_order(const Grid& grid, const PuzzleSpec& spec, Random& random)
{
    std::vector<Cells> order = orbits(grid, spec.symmetry);
    random.shuffle(order);
    if (spec.givens_in_row == 0)
        return order;
    std::vector<int> needed(grid.rows(), spec.givens_in_row);
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

std::optional<Taken> take_givens(GridMaker& grids,
                                 const Digits& solution,
                                 const std::vector<Cells>& order,
                                 const PuzzleSpec& spec,
                                 const Cancel& stop,
                                 const std::function<void()>& after_each)
{
    if (spec.level > Level::Easy || spec.is_minimal)
        return take_while_unique(grids, solution, order, spec, stop, after_each);
    return take_while_singles_suffice(*grids.grid(), solution, order, spec, stop);
}

} // namespace engine
