#include <algorithm>

#include "engine/make/puzzle_maker.h"
#include "engine/text/notation.h"
#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver.h"

namespace bench {

namespace {

constexpr std::size_t many_givens = 40;

std::vector<std::size_t> shuffled_cells(engine::Random& random)
{
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < classic_cells; ++cell)
        cells.push_back(cell);
    random.shuffle(cells);
    return cells;
}

std::string
with_many_givens(std::string puzzle, const std::string& solution, engine::Random& random)
{
    auto open = static_cast<std::size_t>(std::count(puzzle.begin(), puzzle.end(), '.'));
    for (const std::size_t cell : shuffled_cells(random)) {
        if (open <= classic_cells - many_givens)
            break;
        open -= puzzle[cell] == '.' ? 1 : 0;
        puzzle[cell] = solution[cell];
    }
    return puzzle;
}

} // namespace

std::string spoiled(std::string puzzle, engine::Random& random)
{
    const bool wrong = random.below(4) == 0;
    std::uint32_t changes = wrong ? 1 : 1 + random.below(4);
    for (const std::size_t cell : shuffled_cells(random)) {
        if (changes == 0 || (puzzle[cell] == '.') != wrong)
            continue;
        puzzle[cell] = wrong ? static_cast<char>('1' + random.below(9)) : '.';
        --changes;
    }
    return puzzle;
}

PuzzleSet spoiled(const PuzzleSet& set, std::uint64_t seed)
{
    engine::Random random(seed);
    PuzzleSet worse{set.name, {}};
    for (const std::string& puzzle : set.puzzles)
        worse.puzzles.push_back(spoiled(puzzle, random));
    return worse;
}

std::vector<PuzzleSet> own_sets(std::uint64_t seed, int count)
{
    engine::Random random(seed);
    PuzzleSet hard{"made, hard", {}};
    PuzzleSet easy{"made, many givens", {}};
    PuzzleSet improper{"made, improper", {}};
    for (int number = 0; number < count; ++number) {
        const auto made =
            engine::make_puzzle({.level = engine::Level::Hard, .seed = random.next()});
        hard.puzzles.push_back(engine::to_text(made->puzzle.givens));
        const std::string& puzzle = hard.puzzles.back();
        const std::string solution = engine::to_text(made->puzzle.solution);
        easy.puzzles.push_back(with_many_givens(puzzle, solution, random));
        improper.puzzles.push_back(spoiled(puzzle, random));
    }
    return {easy, hard, improper};
}

} // namespace bench
