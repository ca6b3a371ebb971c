// What of a step lies on the board.

#include "game/widgets/hint_picture.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

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

} // namespace
} // namespace game
