#include "engine/make/puzzle_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/construct/construction.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {
namespace {

constexpr std::array levels = {Level::Beginner, Level::Easy, Level::Hard};
constexpr std::array fills = {FillMethod::Backtracking, FillMethod::Transform};
constexpr std::array symmetries = {Symmetry::None,          Symmetry::Rotation2,
                                   Symmetry::Rotation4,     Symmetry::MirrorRows,
                                   Symmetry::MirrorColumns, Symmetry::Diagonal};

std::vector<PuzzleSpec> specs_of_every_kind(std::uint64_t seeds)
{
    std::vector<PuzzleSpec> specs;
    for (Level level : levels) {
        for (FillMethod fill : fills) {
            for (Symmetry symmetry : symmetries) {
                for (std::uint64_t seed = 0; seed < fewer(seeds); ++seed)
                    specs.push_back(PuzzleSpec{
                        .level = level, .fill = fill, .symmetry = symmetry, .seed = seed});
            }
        }
    }
    return specs;
}

// A line of seeds.txt: 9x9 easy backtracking none 4F2A-91C3 2...1...3..
struct SeedLine {
    PuzzleSpec spec;
    std::string givens;
};

std::vector<SeedLine> read_seeds()
{
    std::ifstream file(source_root() / "tests/data/seeds.txt");
    std::vector<SeedLine> lines;
    std::string text;
    while (std::getline(file, text)) {
        if (text.empty() || text.front() == '#')
            continue;
        std::istringstream words(text);
        std::string layout;
        std::string level;
        std::string fill;
        std::string symmetry;
        std::string seed;
        std::string givens;
        words >> layout >> level >> fill >> symmetry >> seed >> givens;
        lines.push_back(SeedLine{PuzzleSpec{.layout = layout,
                                            .level = find_level(level).value(),
                                            .fill = find_fill_method(fill).value(),
                                            .symmetry = find_symmetry(symmetry).value(),
                                            .seed = *parse_seed(seed)},
                                 givens});
    }
    return lines;
}

// A change here makes every seed that players have written down useless: see docs/LEVELS.md.
TEST(Maker, SameSeedSamePuzzle)
{
    const std::vector<SeedLine> lines = read_seeds();
    ASSERT_EQ(lines.size(), levels.size() * fills.size() * symmetries.size() * 4);
    for (const SeedLine& line : lines)
        EXPECT_EQ(to_text(make_puzzle(line.spec)->puzzle.givens), line.givens)
            << category_of(line.spec) << " " << seed_code(line.spec.seed);
}

TEST(Maker, EveryPartOfTheSpecMakesAnotherPuzzle)
{
    std::set<Digits> solutions;
    const auto specs = specs_of_every_kind(3);
    for (const PuzzleSpec& spec : specs)
        solutions.insert(make_puzzle(spec)->puzzle.solution);
    EXPECT_EQ(solutions.size(), specs.size());
}

TEST(Maker, MeetsTheLevelAndSaysSo)
{
    for (const PuzzleSpec& spec : specs_of_every_kind(5)) {
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->level, spec.level);
        EXPECT_EQ(level_of(made->puzzle), spec.level);
        EXPECT_GE(made->attempts, 1u);
        EXPECT_GT(made->fill_steps, 0u);
    }
}

TEST(Maker, FirstLevelsKeepGivensEnough)
{
    for (const PuzzleSpec& spec : specs_of_every_kind(5)) {
        const int givens = count_givens(make_puzzle(spec)->puzzle.givens);
        const int least = spec.level == Level::Beginner ? 36 : spec.level == Level::Easy ? 28 : 17;
        EXPECT_GE(givens, least);
        EXPECT_LE(givens, 45);
    }
}

TEST(Maker, MinimalPuzzlesHaveNoGivenToSpare)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Puzzle puzzle =
            make_puzzle({.level = Level::Hard, .seed = seed, .is_minimal = true})->puzzle;
        for (Cell cell : puzzle.grid->cells()) {
            if (puzzle.givens[cell.index] == no_digit)
                continue;
            Digits fewer = puzzle.givens;
            fewer[cell.index] = no_digit;
            EXPECT_EQ(search(*puzzle.grid, fewer).count, 2);
        }
    }
}

TEST(Maker, GivensAgreeWithTheSolution)
{
    for (const PuzzleSpec& spec : specs_of_every_kind(2)) {
        const Puzzle puzzle = make_puzzle(spec)->puzzle;
        for (Cell cell : puzzle.grid->cells()) {
            const Digit given = puzzle.givens[cell.index];
            EXPECT_TRUE(given == no_digit || given == puzzle.solution[cell.index]);
            EXPECT_NE(puzzle.solution[cell.index], no_digit);
        }
    }
}

TEST(Maker, PatternOfGivensRepeatsUnderTheSymmetry)
{
    for (const PuzzleSpec& spec : specs_of_every_kind(5)) {
        const Puzzle puzzle = make_puzzle(spec)->puzzle;
        for (const Cells& orbit : orbits(*puzzle.grid, spec.symmetry)) {
            const bool given = puzzle.givens[orbit.front().index] != no_digit;
            for (Cell cell : orbit)
                EXPECT_EQ(puzzle.givens[cell.index] != no_digit, given) << id_of(spec.symmetry);
        }
    }
}

TEST(Maker, StopsWhenAsked)
{
    Cancel source = Cancel::possible();
    source.ask();
    for (const PuzzleSpec& spec : specs_of_every_kind(1))
        EXPECT_FALSE(make_puzzle(spec, source));
}

TEST(Orbits, CoverEveryCellOnce)
{
    const auto grid = make_grid(*find_layout("9x9"));
    for (Symmetry symmetry : symmetries) {
        std::multiset<Cell> covered;
        for (const Cells& orbit : orbits(*grid, symmetry))
            covered.insert(orbit.begin(), orbit.end());
        EXPECT_EQ(Cells(covered.begin(), covered.end()), grid->cells());
    }
}

TEST(Orbits, HaveTheSizesOfTheirSymmetry)
{
    const auto grid = make_grid(*find_layout("9x9"));
    EXPECT_EQ(orbits(*grid, Symmetry::None).size(), 81u);
    EXPECT_EQ(orbits(*grid, Symmetry::Rotation2).size(), 41u);
    EXPECT_EQ(orbits(*grid, Symmetry::Rotation4).size(), 21u);
    EXPECT_EQ(orbits(*grid, Symmetry::MirrorRows).size(), 45u);
    EXPECT_EQ(orbits(*grid, Symmetry::MirrorColumns).size(), 45u);
    EXPECT_EQ(orbits(*grid, Symmetry::Diagonal).size(), 45u);
}

TEST(Orbits, LeaveOutPlacesTheGridLacks)
{
    const Grid grid = GridBuilder(2, {{0, 0}, {0, 1}, {0, 2}, {1, 0}}).build();
    EXPECT_EQ(orbits(grid, Symmetry::Rotation4).size(), 2u);
    EXPECT_EQ(orbits(grid, Symmetry::Rotation2).size(), 3u);
}

} // namespace
} // namespace engine
