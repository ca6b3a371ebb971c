#include "engine/grid/fingerprint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "engine/construct/fill.h"
#include "engine/construct/transform.h"
#include "engine/grid/symbols.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "tests/engine/search_grids.h"

namespace engine {
namespace {

// So many digits of a full grid, chosen at random.
Digits some_of(const Digits& full, std::size_t count, Random& random)
{
    Cells cells;
    for (std::size_t cell = 0; cell < full.size(); ++cell)
        cells.push_back(Cell::at(cell));
    random.shuffle(cells);
    Digits givens(full.size(), no_digit);
    for (std::size_t cell = 0; cell < count; ++cell)
        givens[cells[cell]] = full[cells[cell]];
    return givens;
}

Digits renamed(Digits digits, int size)
{
    for (Digit& digit : digits)
        digit = digit == no_digit ? no_digit : static_cast<Digit>(digit % size + 1);
    return digits;
}

// A quarter turn to the right, of the grid with everything on it.
std::pair<Grid, Digits> quarter_turned(const Grid& grid, const Digits& digits)
{
    const auto turned = [&grid](Place place) {
        return Place{place.column, grid.rows() - 1 - place.row};
    };
    std::vector<Place> places;
    for (Cell cell : grid.cells())
        places.push_back(turned(grid.place_of(cell)));
    GridBuilder builder(grid.size(), places);
    const auto now_at = [&](Cell cell) {
        return *builder.grid().cell_at(turned(grid.place_of(cell)));
    };
    const auto all_now_at = [&](const Cells& cells) {
        Cells now;
        for (Cell cell : cells)
            now.push_back(now_at(cell));
        std::ranges::sort(now);
        return now;
    };
    for (const House& house : grid.houses())
        builder.add_house(house.kind, all_now_at(house.cells));
    for (const Cage& cage : grid.cages())
        builder.add_cage({all_now_at(cage.cells), cage.sum});
    for (const auto& [one, other] : grid.pairs())
        builder.add_pair(now_at(one), now_at(other));
    Digits now(digits.size(), no_digit);
    for (Cell cell : grid.cells())
        now[now_at(cell)] = digits[cell];
    return {std::move(builder).build(), now};
}

TEST(Fingerprint, ClassicFormIsTheSameInEveryDress)
{
    const Grid grid = classic(9);
    Random random(7);
    for (std::size_t givens = 0; givens <= 81; ++givens) {
        const Digits puzzle = some_of(fill_backtracking(grid, random)->solution, givens, random);
        const Fingerprint first = fingerprint_of(grid, puzzle);
        for (int round = 0; round < 5; ++round) {
            const Digits other = any_rearrangement(grid, random).of(puzzle);
            EXPECT_EQ(fingerprint_of(grid, other).form, first.form) << givens << " givens";
            EXPECT_EQ(fingerprint_of(grid, other).board == first.board, other == puzzle);
        }
    }
}

// The grid with the most rearrangements that lead to itself, and parts of it.
TEST(Fingerprint, SymmetricBoardsToo)
{
    const Grid grid = classic(9);
    const Digits full = *parse_digits("123456789456789123789123456231564897564897231897231564312645"
                                      "978645978312978312645",
                                      grid);
    Random random(8);
    for (const std::size_t givens : {81U, 80U, 79U, 54U, 27U, 18U, 9U, 3U, 2U, 1U}) {
        const Digits scattered = some_of(full, givens, random);
        Digits top = full; // whole rows, and the rest is empty
        std::fill(top.begin() + static_cast<std::ptrdiff_t>(givens), top.end(), no_digit);
        for (const Digits& puzzle : {scattered, top}) {
            for (int round = 0; round < 5; ++round)
                EXPECT_EQ(fingerprint_of(grid, any_rearrangement(grid, random).of(puzzle)).form,
                          fingerprint_of(grid, puzzle).form)
                    << givens;
        }
    }
}

TEST(Fingerprint, DifferentPuzzlesHaveDifferentForms)
{
    const Grid grid = classic(9);
    Random random(9);
    std::set<std::uint64_t> forms;
    std::size_t puzzles = 0;
    for (int round = 0; round < 20; ++round) {
        const Digits full = fill_backtracking(grid, random)->solution;
        for (std::size_t givens = 17; givens <= 35; ++givens) {
            forms.insert(fingerprint_of(grid, some_of(full, givens, random)).form);
            ++puzzles;
        }
    }
    EXPECT_EQ(forms.size(), puzzles);
}

// Each given counts, wherever the least form has it.
TEST(Fingerprint, OneGivenMoreOrLessIsAnotherForm)
{
    const Grid grid = classic(9);
    Random random(10);
    const Digits full = fill_backtracking(grid, random)->solution;
    const Digits puzzle = some_of(full, 24, random);
    std::set<std::uint64_t> forms = {fingerprint_of(grid, puzzle).form};
    for (Cell cell : grid.cells()) {
        Digits other = puzzle;
        other[cell] = puzzle[cell] == no_digit ? full[cell] : no_digit;
        forms.insert(fingerprint_of(grid, other).form);
    }
    EXPECT_EQ(forms.size(), 82U);
}

TEST(Fingerprint, OtherGridsAreTurnedAndReflectedAndTheirDigitsRenamed)
{
    Random random(11);
    for (const char* layout : {"4x4", "6x6", "x-9x9", "windoku", "12x12", "samurai", "25x25",
                               "anti-knight-9x9", "disjoint-9x9"}) {
        const auto found = find_layout(layout);
        ASSERT_TRUE(found) << layout;
        const auto grid = make_grid(*found);
        Digits puzzle(grid->cells().size(), no_digit);
        for (int given = 0; given < 20; ++given)
            puzzle[random.below(puzzle.size())] = digit_at(random.below(grid->size()));
        const Fingerprint first = fingerprint_of(*grid, puzzle);
        const auto [turned, digits] = quarter_turned(*grid, puzzle);
        EXPECT_EQ(fingerprint_of(turned, digits).form, first.form) << layout;
        EXPECT_EQ(fingerprint_of(*grid, renamed(puzzle, grid->size())).form, first.form) << layout;
        EXPECT_NE(fingerprint_of(*grid, renamed(puzzle, grid->size())).board, first.board);
        Digits other = puzzle;
        other[0] = other[0] == no_digit ? Digit{1} : no_digit;
        EXPECT_NE(fingerprint_of(*grid, other).form, first.form) << layout;
    }
}

TEST(Fingerprint, RegionsAndCagesTurnWithTheBoard)
{
    Random random(12);
    const Grid regions = jigsaw(4, "AABBACBBACCDCDDD");
    const Digits empty(16, no_digit);
    const auto [turned, digits] = quarter_turned(regions, empty);
    EXPECT_EQ(fingerprint_of(turned, digits).form, fingerprint_of(regions, empty).form);
    EXPECT_NE(fingerprint_of(classic(4), empty).form, fingerprint_of(regions, empty).form);

    const Grid plain = classic(6);
    const Digits solution = fill_backtracking(plain, random)->solution;
    const Grid cages = killer(6, solution);
    const Digits some = some_of(solution, 5, random);
    const auto [cages_turned, some_turned] = quarter_turned(cages, some);
    EXPECT_EQ(fingerprint_of(cages_turned, some_turned).form, fingerprint_of(cages, some).form);
    EXPECT_NE(fingerprint_of(cages, renamed(some, 6)).form, fingerprint_of(cages, some).form)
        << "sums name the digits";
    EXPECT_NE(fingerprint_of(killer(6, renamed(solution, 6)), some).form,
              fingerprint_of(cages, some).form);
}

TEST(Fingerprint, SymbolsSayNothing)
{
    const Grid grid = classic(9);
    Digits puzzle(81, no_digit);
    puzzle[3] = 5;
    EXPECT_EQ(fingerprint_of(with_symbols(grid, letters_for(9)), puzzle),
              fingerprint_of(grid, puzzle));
}

// Files hold them.
TEST(Fingerprint, StaysAsItIsInEveryVersion)
{
    const Grid grid = classic(9);
    const Digits puzzle =
        *parse_digits("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6...."
                      "28....419..5....8..79",
                      grid);
    EXPECT_EQ(fingerprint_of(grid, puzzle), (Fingerprint{0x7cff75cbfa94bb15, 0x39e468bc53aae0a0}));
    const Fingerprint small = fingerprint_of(classic(4), Digits(16, no_digit));
    EXPECT_EQ(small.board, 15424030752749150607U);
    EXPECT_EQ(small.form, small.board) << "no turn changes it";
}

TEST(Fingerprint, OfASolutionIsTheSameWhateverIsGivenOfIt)
{
    Random random(11);
    const Grid grid = classic(9);
    const Digits solution = fill_backtracking(grid, random)->solution;
    const Digits other = fill_backtracking(grid, random)->solution;
    const auto print = [&](const Grid& on, const Digits& full) {
        return fingerprint_of(on, some_of(full, full.size() / 3, random), full).solution;
    };
    EXPECT_NE(print(grid, solution), 0u);
    EXPECT_EQ(print(grid, solution), print(grid, solution));
    EXPECT_NE(print(grid, solution), print(grid, other));
    GridBuilder builder{Grid(grid)};
    builder.add_cage({{Cell::at(0), Cell::at(1)}, solution[Cell::at(0)] + solution[Cell::at(1)]});
    EXPECT_EQ(print(std::move(builder).build(), solution), print(grid, solution));
    EXPECT_EQ(fingerprint_of(grid, solution).solution, 0u) << "nobody said that it is one";
    const Grid small = classic(4);
    EXPECT_EQ(print(small, fill_backtracking(small, random)->solution), 0u) << "one of 288";
}

} // namespace
} // namespace engine
