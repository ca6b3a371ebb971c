#include "tests/bench/tables/our_solvers.h"

#include <algorithm>

#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"

namespace bench {

namespace {

const engine::Grid& classic_grid()
{
    static const auto grid = engine::make_grid(*engine::find_layout("9x9"));
    return *grid;
}

engine::Digits read(const char* puzzle)
{
    engine::Digits digits(classic_cells, engine::no_digit);
    for (std::size_t cell = 0; cell < classic_cells; ++cell) {
        if (puzzle[cell] != '.')
            digits[cell] = static_cast<engine::Digit>(puzzle[cell] - '0');
    }
    return digits;
}

// The door that the game itself uses, on any grid.
std::size_t
search_any_grid(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses)
{
    const auto result =
        engine::search(classic_grid(), read(puzzle), {.solutions = static_cast<int>(limit)});
    *guesses = result.guesses;
    if (!result.solutions.empty())
        std::ranges::copy(engine::to_text(result.solutions.front()), solution);
    return static_cast<std::size_t>(result.count);
}

} // namespace

std::vector<Solver> our_solvers()
{
    return {{"search", Side::Ours, search_any_grid}};
}

} // namespace bench
