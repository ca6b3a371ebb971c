// Patterns of strong links of one digit: found where they are known to be, never wrong, told.

#include <gtest/gtest.h>

#include "engine/teach/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(SingleDigit, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("single_digit"), 0);
}

TEST(SingleDigit, AreNeverWrong)
{
    for (Technique technique : {Technique::Skyscraper, Technique::TwoStringKite,
                                Technique::TurbotFish, Technique::EmptyRectangle}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << info_of(technique).id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
    }
    // The single ones come first, so that in trials they are rare.
    expect_sound(Technique::DualTwoStringKite, {.layout = "9x9"});
    expect_sound(Technique::DualEmptyRectangle, {.layout = "9x9"});
}

TEST(SingleDigit, TemplatesAreNeverWrong)
{
    for (Technique technique : {Technique::TemplateSet, Technique::TemplateDelete}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 5}), 0);
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 2});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 2});
    }
}

TEST(SingleDigit, KitesTellTheirLinksFromStartToEnd)
{
    const auto line = position(
        ":2-String-Kite:4.1:....32+18+43+41+87+59+262...+4+1+57+36..+1.4..+2+1.45273+6..+2.3....1."
        "1.+7..+2.59.2+45.6+17.5.21....:613 633 891 893 896:866:::");
    const Step step = expected_step(line);
    ASSERT_EQ(step.links.size(), 3u);
    EXPECT_EQ(step.links[0].kind, LinkKind::Strong);
    EXPECT_EQ(step.links[1].kind, LinkKind::Weak);
    EXPECT_EQ(step.links[2].kind, LinkKind::Strong);
    EXPECT_EQ(step.cells[0], (CellMark{step.links[0].from.cells.front(), Role::Start}));
    EXPECT_EQ(step.cells[1], (CellMark{step.links[2].to.cells.front(), Role::End}));
}

} // namespace
} // namespace engine
