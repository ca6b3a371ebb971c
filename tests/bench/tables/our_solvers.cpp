#include "tests/bench/tables/our_solvers.h"

#include <algorithm>
#include <string>

#include "engine/rules/layout.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"

namespace bench {

namespace {

using namespace engine;

// Like the other programs, it returns the solution if only one is requested.
template <ClassicKernel kernel>
std::size_t search_on(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses)
{
    ClassicDigits found;
    const auto room = std::span(&found, limit == 1 ? 1 : 0);
    const ClassicResult result = search_classic_with(kernel, read_classic(puzzle),
                                                     {.solutions = static_cast<int>(limit)}, room);
    if (!room.empty() && result.count > 0)
        std::ranges::transform(found, solution,
                               [](Digit digit) { return static_cast<char>('0' + digit); });
    *guesses = result.guesses;
    return static_cast<std::size_t>(result.count);
}

SolveFunction function_of(ClassicKernel kernel)
{
    switch (kernel) {
    case ClassicKernel::Portable:
        return search_on<ClassicKernel::Portable>;
    case ClassicKernel::Sse2:
        return search_on<ClassicKernel::Sse2>;
    case ClassicKernel::Avx2:
        return search_on<ClassicKernel::Avx2>;
    case ClassicKernel::Avx512:
        return search_on<ClassicKernel::Avx512>;
    }
    return nullptr;
}

// The function that the game uses, for any grid, to see its overhead.
std::size_t
search_any_grid(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses)
{
    static const auto grid = make_grid(*find_layout("9x9"));
    const ClassicDigits digits = read_classic(puzzle);
    const SearchLimits limits{.solutions = static_cast<int>(limit)};
    const Digits givens(digits.begin(), digits.end());
    const SearchResult result =
        limit == 1 ? search_in_order(*grid, givens, limits) : search(*grid, givens, limits);
    *guesses = result.guesses;
    if (!result.solutions.empty())
        std::ranges::copy(to_text(result.solutions.front()), solution);
    return static_cast<std::size_t>(result.count);
}

} // namespace

engine::ClassicDigits read_classic(const char* puzzle)
{
    ClassicDigits digits;
    std::transform(puzzle, puzzle + classic_cells, digits.begin(), [](char cell) {
        return static_cast<Digit>(cell == '.' ? no_digit : cell - '0');
    });
    return digits;
}

std::vector<Solver> our_solvers()
{
    std::vector<Solver> solvers = {{"search", Side::Ours, search_any_grid}};
    for (const ClassicKernel kernel : classic_kernels())
        solvers.push_back({std::string(id_of(kernel)), Side::Ours, function_of(kernel)});
    return solvers;
}

} // namespace bench
