// Equally many cells of a house as digits.

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
    for (const Technique* technique :
         {&techniques::locked_pair, &techniques::locked_triple, &techniques::naked_pair,
          &techniques::naked_triple, &techniques::naked_quad, &techniques::hidden_pair,
          &techniques::hidden_triple, &techniques::hidden_quad}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 10}), 0) << technique->id;
        EXPECT_GT(expect_sound(technique, {.layout = "x-9x9", .puzzles = 3}), 0) << technique->id;
    }
    EXPECT_GT(expect_sound(&techniques::naked_pair, {.layout = "jigsaw-9x9", .puzzles = 3}), 0);
    EXPECT_GT(expect_sound(&techniques::hidden_pair, {.layout = "jigsaw-9x9", .puzzles = 3}), 0);
}

TEST(LargeSubsets, AreNeverWrong)
{
    for (const Technique* technique :
         {&techniques::large_naked_subset, &techniques::large_hidden_subset})
        EXPECT_GT(expect_sound(technique, {.layout = "16x16", .puzzles = 8}), 0);
}

TEST(GeneralisedSubsets, AreNeverWrong)
{
    for (const Technique* technique :
         {&techniques::generalised_naked_pair, &techniques::generalised_naked_triple,
          &techniques::generalised_naked_quad, &techniques::large_generalised_naked_subset}) {
        for (const char* layout : {"x-9x9", "anti-knight-9x9", "jigsaw-9x9"})
            EXPECT_GT(expect_sound(technique, {.layout = layout, .puzzles = 3}), 0)
                << technique->id << " in " << layout;
    }
}

} // namespace
} // namespace engine
