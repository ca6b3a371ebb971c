#include "tests/bench/tables/qqwing.h"

#ifdef HAS_QQWING

#include <algorithm>
#include <array>
#include <cstdlib>

#include <qqwing.hpp>

namespace bench {

namespace {

qqwing::SudokuBoard& board()
{
    static qqwing::SudokuBoard only;
    return only;
}

std::size_t solve(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses)
{
    std::array<int, classic_cells> givens{};
    for (std::size_t cell = 0; cell < classic_cells; ++cell)
        givens[cell] = puzzle[cell] == '.' ? 0 : puzzle[cell] - '0';
    if (!board().setPuzzle(givens.data()))
        return 0;
    // It does not count more than two solutions.
    if (limit > 1)
        return std::min(limit, static_cast<std::size_t>(board().countSolutionsLimited()));
    if (!board().solve())
        return 0;
    for (std::size_t cell = 0; cell < classic_cells; ++cell)
        solution[cell] = static_cast<char>('0' + board().getSolution()[cell]);
    *guesses = static_cast<std::size_t>(board().getGuessCount());
    return 1;
}

} // namespace

std::optional<Solver> qqwing_solver()
{
    return Solver{"qqwing", Side::Peer, solve};
}

std::optional<Maker> qqwing_maker()
{
    const auto make = [](std::uint64_t seed, const engine::Cancel&) -> std::optional<Made> {
        std::srand(static_cast<unsigned>(seed));
        if (!board().generatePuzzle())
            return std::nullopt;
        return Made{board().getGivenCount()};
    };
    return Maker{"qqwing, any level", make};
}

} // namespace bench

#else

namespace bench {

std::optional<Solver> qqwing_solver()
{
    return std::nullopt;
}

std::optional<Maker> qqwing_maker()
{
    return std::nullopt;
}

} // namespace bench

#endif
