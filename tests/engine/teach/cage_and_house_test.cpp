// Cages and houses together: digits that a cage must hold, killer pairs, combinations that can't
// be, clones, chains through combinations; and what the sentences say of them.

#include <gtest/gtest.h>

#include <array>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "engine/text/explain.h"
#include "tests/engine/teach/arithmetic.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr std::array cage_and_house = {
    &techniques::cage_pointing, &techniques::cage_claiming, &techniques::killer_pair,
    &techniques::cage_blocking, &techniques::cloning,       &techniques::killer_triple,
    &techniques::cage_conflict, &techniques::killer_quad,   &techniques::cage_chain,
};

using Texts = std::vector<std::string>;

Texts reasons_of(const Step& step, const Grid& grid)
{
    Texts texts;
    for (const Sentence& sentence : explain(Translations(), grid, step))
        texts.push_back(plain(sentence));
    return texts;
}

// A board of one row of boxes or more with a cage or two, where cells are named by row and column.
class CagedBoard {
public:
    explicit CagedBoard(const char* layout) : grid_(make_grid(*find_layout(layout))) {}

    CagedBoard& with_cage(std::initializer_list<Place> places, int sum)
    {
        Cells cells;
        for (const Place place : places)
            cells.push_back(*grid_->cell_at({place.row - 1, place.column - 1}));
        cages_.push_back({std::move(cells), sum});
        return *this;
    }

    // The reason of the first step.
    Texts reasons(const Technique& technique, const std::string& digits) const
    {
        const Chart chart(with_cages(grid_, cages_));
        Digits givens(chart.grid().cells().size(), no_digit);
        for (std::size_t i = 0; i < digits.size(); ++i)
            givens[i] = digit_of(digits[i]);
        Steps steps(Want::First);
        steps.look_for(&technique, Candidates(chart, givens));
        return steps.empty() ? Texts() : reasons_of(steps.found().front(), chart.grid());
    }

private:
    std::shared_ptr<const Grid> grid_;
    std::vector<Cage> cages_;
};

TEST(CageAndHouse, ADigitOfEveryCombinationPoints)
{
    CagedBoard board("4x4");
    board.with_cage({{1, 1}, {1, 2}}, 3);
    const Texts found = board.reasons(techniques::cage_pointing, "");
    ASSERT_GE(found.size(), 4u);
    EXPECT_EQ(found[0], "The open cells of the cage of 3 at R1C1 add up to 3 only as 1 + 2: one "
                        "of them is the 1.");
    EXPECT_EQ(found[1], "There the 1 can only be in R1C1, R1C2.");
    EXPECT_EQ(found[2], "Whichever holds it is seen from R1C3, R1C4, R2C1, R2C2.");
    EXPECT_EQ(found[3], "So 1 can't be in R1C3, R1C4, R2C1, R2C2.");
}

TEST(CageAndHouse, AHouseClaimsADigitOfACage)
{
    CagedBoard board("4x4");
    board.with_cage({{1, 1}, {1, 2}}, 5);
    const Texts found = board.reasons(techniques::cage_claiming, "......4");
    ASSERT_GE(found.size(), 3u);
    EXPECT_EQ(found[0],
              "In row 1 the 4 must be in R1C1, R1C2, and these belong to the cage of 5 at R1C1.");
    EXPECT_EQ(found[1], "With the 4 its open cells add up to 5 only as 1 + 4.");
}

TEST(CageAndHouse, ACageAndACellArePair)
{
    CagedBoard board("4x4");
    board.with_cage({{1, 1}, {1, 2}}, 5);
    const Texts found = board.reasons(techniques::killer_pair, "..........3...4");
    ASSERT_GE(found.size(), 4u);
    EXPECT_EQ(found[0], "The cage of 5 at R1C1 needs at least 1 of 1, 2: its open cells add up to "
                        "5 only as 1 + 4 or 2 + 3.");
    EXPECT_EQ(found[1], "In R1C3 only 1, 2 are possible.");
    EXPECT_EQ(found[2], "Together they need all of 1, 2 in row 1: none is left for its other "
                        "cells, and no cage can take more of them.");
}

TEST(CageAndHouse, ACellBlocksACombination)
{
    CagedBoard board("4x4");
    board.with_cage({{1, 1}, {1, 2}}, 5);
    const Texts found = board.reasons(techniques::cage_blocking, "..........2...3");
    ASSERT_GE(found.size(), 3u);
    EXPECT_EQ(found[0], "If the open cells of the cage of 5 at R1C1 held 1 + 4, nothing would be "
                        "left for R1C3.");
    EXPECT_EQ(found[1], "That leaves 2 + 3 for the cage of 5 at R1C1.");
}

TEST(CageAndHouse, CombinationsOfTwoCagesConflict)
{
    CagedBoard board("6x6");
    board.with_cage({{1, 1}, {1, 2}}, 7).with_cage({{1, 3}, {1, 4}}, 4);
    const Texts found = board.reasons(techniques::cage_conflict, "");
    ASSERT_GE(found.size(), 4u);
    EXPECT_EQ(found[1], "The open cells of the cage of 4 at R1C3 add up to 4 only as 1 + 3.");
    EXPECT_EQ(found[2], "With 1 + 6 or 3 + 4 in the cage of 7 at R1C1, the cage of 4 at R1C3 would "
                        "have no combination left.");
    EXPECT_EQ(found[3], "That leaves 2 + 5 for the cage of 7 at R1C1.");
}

TEST(CageAndHouse, ClonesHoldTheSame)
{
    CagedBoard board("4x4");
    board.with_cage({{4, 3}, {4, 4}}, 3);
    const Texts found = board.reasons(techniques::cloning, ".......34...3");
    ASSERT_GE(found.size(), 3u);
    EXPECT_EQ(found[0], "R1C1 holds one of 1, 2. In row 2 its digit must be in R2C3, as R1C1 sees "
                        "all its other places.");
    EXPECT_EQ(found[2], "So 4 can't be in R2C3.");
}

TEST(CageAndHouse, IsNeverWrong)
{
    for (const Technique* technique : cage_and_house) {
        int seen = 0;
        for (const char* layout : {"killer-9x9", "killer-jigsaw-9x9", "killer-x-9x9"})
            seen += expect_sound(technique, {.layout = layout, .puzzles = 2});
        EXPECT_GT(seen, 0) << technique->id;
    }
}

TEST(CageAndHouse, CombinationsAddUpAsTheSentencesSay)
{
    const auto made = make_puzzle({.layout = "killer-9x9", .level = Level::Hard, .seed = 7});
    ASSERT_TRUE(made);
    const Chart chart(made->puzzle.grid);
    Candidates candidates(chart, made->puzzle.givens);
    int sums = 0;
    while (!candidates.is_solved()) {
        Steps steps(Want::All);
        for (const Technique* technique : cage_and_house)
            steps.look_for(technique, candidates);
        for (const Step& step : steps.found()) {
            const Texts reasons = reasons_of(step, chart.grid());
            EXPECT_GE(reasons.size(), 2u) << step.technique->id;
            for (const std::string& text : reasons)
                EXPECT_EQ(wrong_arithmetic(text, chart.grid(), sums), "") << text;
        }
        for (const Step& step : steps.found())
            apply(step, candidates);
        if (!steps.empty())
            continue;
        const Cell cell = candidates.open_cells().first();
        candidates.place(cell, made->puzzle.solution[cell.index]);
    }
    EXPECT_GT(sums, 50);
}

} // namespace
} // namespace engine
