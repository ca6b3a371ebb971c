// The drawing of a step on the board.

#include "game/widgets/hint/hint_picture.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>

#include "engine/rules/layout.h"
#include "engine/text/explain.h"
#include "engine/text/notation.h"
#include "tests/game/technique_examples.h"

namespace game {
namespace {

using engine::Cell;
using engine::CellMark;
using engine::Role;
using engine::Step;

// Also those cells of a set that have none of the digits of its links.
TEST(HintPicture, DrawsAnEdgeRoundEachCellOfASet)
{
    int seen = 0;
    for (const engine::Technique* technique : engine::all_techniques()) {
        const auto show = show_of(technique);
        ASSERT_TRUE(show) << technique->id;
        const HintPicture picture = proof_of(show->candidates, show->step);
        for (const CellMark& mark : show->step.cells) {
            if (mark.role != Role::Set)
                continue;
            ASSERT_TRUE(picture.cells.contains(mark.cell)) << technique->id;
            EXPECT_EQ(picture.cells.at(mark.cell), HintCell::Cause) << technique->id;
            ++seen;
        }
    }
    EXPECT_GT(seen, 50);
}

TEST(HintPicture, DrawsALineRoundTheCageOfAReason)
{
    const auto show = show_of(&engine::techniques::cage_combinations);
    ASSERT_TRUE(show);
    ASSERT_FALSE(show->step.cages.empty());
    const engine::Cells& cage = show->step.cages.front().cells;
    for (const HintPicture& picture : {proof_of(show->candidates, show->step),
                                       pattern_of(show->candidates.chart().grid(), show->step)}) {
        ASSERT_EQ(picture.outlines.size(), 1u);
        EXPECT_EQ(picture.outlines.front(), (HintOutline{cage, true}));
        for (const Cell cell : cage)
            EXPECT_TRUE(picture.cells.contains(cell));
    }
    const HintPicture whole = proof_of(show->candidates, show->step);
    EXPECT_EQ(part_of(whole, {.houses = {cage}}).outlines, whole.outlines);
    EXPECT_TRUE(part_of(whole, {.cells = {cage.front()}}).outlines.empty());
}

TEST(HintPicture, GivesEachSetALetterOfItsOwn)
{
    const auto show = show_of(&engine::techniques::full_house);
    ASSERT_TRUE(show);
    Step step{.technique = &engine::techniques::als_chain};
    step.cells = {{Cell{0}, Role::Set, 0},
                  {Cell{1}, Role::Set, 0},
                  {Cell{0}, Role::Set, 1},
                  {Cell{2}, Role::Set, 1}};
    const HintPicture picture = proof_of(show->candidates, step);
    const std::map<Cell, std::string> letters = {{Cell{0}, "A"}, {Cell{2}, "B"}};
    EXPECT_EQ(picture.badges, letters);
}

// Real steps: in one of them a set of one cell is part of a larger one that came first, in the
// other the same set is used for two digits of the stem.
TEST(HintPicture, ShowsEveryLetterThatASentenceNames)
{
    for (const char* line :
         {"1.72..........85...83.........79.8.1..1..4..3.5....2.......964.9.4.8........1...2",
          "...9.4.2...4.6......1.....7....4.....7...28..21...5.9.83..7..........76....5.6.48"}) {
        const auto grid = engine::make_grid(*engine::find_layout("9x9"));
        const engine::Chart chart(grid);
        const auto path =
            solve_like_a_person(engine::Candidates(chart, *engine::parse_digits(line, *grid)), {});
        engine::Candidates candidates(chart, *engine::parse_digits(line, *grid));
        int lettered = 0;
        for (const Step& step : path.steps) {
            const HintPicture picture = proof_of(candidates, step);
            std::set<std::string> shown;
            for (const auto& [cell, letter] : picture.badges)
                shown.insert(letter);
            for (const auto& sentence : explain(engine::Translations(), *grid, step)) {
                EXPECT_TRUE(sentence.badge.empty() || shown.contains(sentence.badge))
                    << step.technique->id << " " << plain(sentence);
                lettered += sentence.badge.empty() ? 0 : 1;
            }
            apply(step, candidates);
        }
        EXPECT_GT(lettered, 3);
    }
}

} // namespace
} // namespace game
