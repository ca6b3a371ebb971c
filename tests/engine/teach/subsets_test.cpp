// So many cells of a house for so many digits.

#include <gtest/gtest.h>

#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(Subsets, AreFoundWhereOthersFindThem)
{
    EXPECT_GE(expect_positions_found("subsets"), 8);
}

TEST(Subsets, AreNeverWrong)
{
    for (Technique technique :
         {Technique::LockedPair, Technique::LockedTriple, Technique::NakedPair,
          Technique::NakedTriple, Technique::NakedQuad, Technique::HiddenPair,
          Technique::HiddenTriple, Technique::HiddenQuad}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 10}), 0)
            << info_of(technique).id;
        EXPECT_GT(expect_sound(technique, {.layout = "x-9x9", .puzzles = 3}), 0)
            << info_of(technique).id;
    }
    EXPECT_GT(expect_sound(Technique::NakedPair, {.layout = "jigsaw-9x9", .puzzles = 3}), 0);
    EXPECT_GT(expect_sound(Technique::HiddenPair, {.layout = "jigsaw-9x9", .puzzles = 3}), 0);
}

TEST(LargeSubsets, AreNeverWrong)
{
    for (Technique technique : {Technique::LargeNakedSubset, Technique::LargeHiddenSubset})
        EXPECT_GT(expect_sound(technique, {.layout = "16x16", .puzzles = 8}), 0);
}

TEST(GeneralisedSubsets, AreNeverWrong)
{
    for (Technique technique :
         {Technique::GeneralisedNakedPair, Technique::GeneralisedNakedTriple,
          Technique::GeneralisedNakedQuad, Technique::LargeGeneralisedNakedSubset}) {
        for (const char* layout : {"x-9x9", "anti-knight-9x9", "jigsaw-9x9"})
            EXPECT_GT(expect_sound(technique, {.layout = layout, .puzzles = 3}), 0)
                << info_of(technique).id << " in " << layout;
    }
}

} // namespace
} // namespace engine
