#include "engine/formats/examination.h"

#include <utility>

#include "engine/grid/board.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

// A puzzle made for people needs far fewer guesses. On large grids each takes longer.
constexpr std::uint64_t guesses_up_to_9x9 = 200'000;
constexpr std::uint64_t guesses_above = 20'000;

std::uint64_t guesses_for(const Grid& grid)
{
    return grid.size() <= 9 ? guesses_up_to_9x9 : guesses_above;
}

// Returns a digit or a missing candidate of the player because of which a puzzle with one solution
// can't be solved.
std::optional<Contradiction> wrong_in_position(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    using Kind = Contradiction::Kind;
    if (!is_position(puzzle))
        return std::nullopt;
    const SearchLimits limits{
        .solutions = 2, .guesses = guesses_for(*puzzle.grid), .cancel = &cancel};
    const SearchResult result = search(*puzzle.grid, puzzle.givens, limits);
    if (!result.decided || result.count != 1)
        return std::nullopt;
    const Digits& solution = result.solutions.front();
    const Digits digits = digits_of(puzzle);
    for (Cell cell : puzzle.grid->cells()) {
        const Digit digit = digits[cell];
        const Digit correct = solution[cell];
        if (digit != no_digit && digit != correct)
            return Contradiction{.kind = Kind::WrongDigit, .cells = {cell}, .digit = digit};
        const bool is_told = digit == no_digit && !puzzle.candidates.empty();
        if (is_told && !puzzle.candidates[cell].empty() && !puzzle.candidates[cell].has(correct))
            return Contradiction{.kind = Kind::NoCandidate, .cells = {cell}, .digit = correct};
    }
    return std::nullopt;
}

} // namespace

Examination examine(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    const Grid& grid = *puzzle.grid;
    const Digits digits = digits_of(puzzle);
    const SearchLimits limits{.solutions = 2, .guesses = guesses_for(grid), .cancel = &cancel};
    SearchResult found = puzzle.candidates.empty()
                             ? search(grid, digits, limits)
                             : search_in_order(grid, digits, limits, puzzle.candidates);
    // Which two of several a player sees must not depend on the processor.
    if (found.count > 1 && found.solutions.empty()) {
        const std::uint64_t guesses = grid.is_classic() ? UINT64_MAX : limits.guesses;
        found =
            search_in_order(grid, digits, {.solutions = 2, .guesses = guesses, .cancel = &cancel});
    }
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
        examination.contradiction = why_no_solution(puzzle, cancel);
    return examination;
}

std::optional<Contradiction> why_no_solution(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    if (auto wrong = wrong_in_position(puzzle, cancel))
        return wrong;
    return find_contradiction(puzzle.grid, digits_of(puzzle), cancel);
}

Cells differing_cells(const Grid& grid, const Examination& examination)
{
    Cells differing;
    if (examination.count != SolutionCount::Several)
        return differing;
    for (Cell cell : grid.cells()) {
        if (examination.solution[cell] != examination.other[cell])
            differing.push_back(cell);
    }
    return differing;
}

bool has_wrong_solution(const SharedPuzzle& puzzle)
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
    const auto is_wrong = [&](const Cage& cage) {
        return !adds_up(cage, solution);
    };
    return std::ranges::any_of(puzzle.grid->cages(), is_wrong) ||
           !clashing_cells(*puzzle.grid, Board(solution)).empty();
}

} // namespace engine
