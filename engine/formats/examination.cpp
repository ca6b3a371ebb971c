#include "engine/formats/examination.h"

#include <utility>

#include "engine/grid/board.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

// A puzzle made for people needs far fewer guesses. On large grids each takes longer.
constexpr std::uint64_t guesses_up_to_9x9 = 200'000;
constexpr std::uint64_t guesses_above = 20'000;

} // namespace

Examination examine(const SharedPuzzle& puzzle)
{
    const Grid& grid = *puzzle.grid;
    const Digits digits = digits_of(puzzle);
    const SearchLimits limits{.solutions = 2,
                              .guesses = grid.size() <= 9 ? guesses_up_to_9x9 : guesses_above};
    SearchResult found = puzzle.candidates.empty()
                             ? search(grid, digits, limits)
                             : search_among(grid, digits, puzzle.candidates, limits);
    Examination examination;
    if (!found.solutions.empty())
        examination.solution = std::move(found.solutions.front());
    if (found.count > 1) {
        examination.count = SolutionCount::Several;
        examination.other = std::move(found.solutions[1]);
    } else if (found.decided) {
        examination.count = found.count == 1 ? SolutionCount::One : SolutionCount::None;
    }
    if (examination.count == SolutionCount::None)
        examination.contradiction = find_contradiction(puzzle.grid, digits);
    return examination;
}

Cells differing_cells(const Grid& grid, const Examination& examination)
{
    Cells differing;
    if (examination.count != SolutionCount::Several)
        return differing;
    for (Cell cell : grid.cells()) {
        if (examination.solution[cell.index] != examination.other[cell.index])
            differing.push_back(cell);
    }
    return differing;
}

bool tells_wrong_solution(const SharedPuzzle& puzzle)
{
    const Digits& solution = puzzle.solution;
    if (solution.empty())
        return false;
    if (solution.size() != puzzle.givens.size())
        return true;
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        const Digit given = puzzle.givens[cell];
        if (solution[cell] == no_digit || (given != no_digit && given != solution[cell]))
            return true;
    }
    for (const Cage& cage : puzzle.grid->cages()) {
        int sum = 0;
        for (Cell cell : cage.cells)
            sum += solution[cell.index];
        if (sum != cage.sum)
            return true;
    }
    return !clashing_cells(*puzzle.grid, Board(solution)).empty();
}

} // namespace engine
