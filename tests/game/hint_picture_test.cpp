// What of a step lies on the board.

#include "game/widgets/hint_picture.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "engine/rules/layout.h"
#include "engine/text/explain.h"
#include "engine/text/notation.h"
#include "game/scenes/technique_page.h"
#include "tests/source_root.h"

namespace game {
namespace {

using engine::Cell;
using engine::CellMark;
using engine::Role;
using engine::Step;

std::string positions_of_help()
{
    std::ifstream file(source_root() / "assets/techniques/positions.txt");
    return {std::istreambuf_iterator<char>(file), {}};
}

// Also those cells of a set in which none of the digits is that links speak of.
TEST(HintPicture, DrawsAnEdgeRoundEachCellOfASet)
{
    int seen = 0;
    for (const TechniqueEntry& entry : technique_entries(positions_of_help())) {
        const auto show = show_of(entry);
        ASSERT_TRUE(show) << entry.line;
        const HintPicture picture = proof_of(show->line.candidates, show->step);
        for (const CellMark& mark : show->step.cells) {
            if (mark.role != Role::Set)
                continue;
            ASSERT_TRUE(picture.cells.contains(mark.cell)) << entry.line;
            EXPECT_EQ(picture.cells.at(mark.cell), HintCell::Cause) << entry.line;
            ++seen;
        }
    }
    EXPECT_GT(seen, 50);
}

TEST(HintPicture, GivesEachSetALetterOfItsOwn)
{
    const auto entries = technique_entries(positions_of_help());
    const auto show = show_of(entries.front());
    ASSERT_TRUE(show);
    Step step{.technique = engine::Technique::AlsChain};
    step.cells = {{Cell{0}, Role::Set, 0},
                  {Cell{1}, Role::Set, 0},
                  {Cell{0}, Role::Set, 1},
                  {Cell{2}, Role::Set, 1}};
    const HintPicture picture = proof_of(show->line.candidates, step);
    const std::map<Cell, std::string> letters = {{Cell{0}, "A"}, {Cell{2}, "B"}};
    EXPECT_EQ(picture.badges, letters);
}

// Real steps: in the one a set of one cell lies in a larger one that came first, in the other the
// same set stands for two digits of the stem.
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
            for (const auto& sentence : explain(engine::Catalogue(), *grid, step)) {
                EXPECT_TRUE(sentence.badge.empty() || shown.contains(sentence.badge))
                    << info_of(step.technique).id << " " << plain(sentence);
                lettered += sentence.badge.empty() ? 0 : 1;
            }
            apply(step, candidates);
        }
        EXPECT_GT(lettered, 3);
    }
}

} // namespace
} // namespace game
