// Fish: found where they are known to exist, never wrong, and explained by their houses and fins.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

int houses_of(const Step& step, Role role)
{
    return static_cast<int>(std::ranges::count(step.houses, role, &HouseMark::role));
}

TEST(Fish, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("fish"), 0);
}

TEST(Fish, AreNeverWrong)
{
    for (const Technique* technique :
         {&techniques::x_wing, &techniques::swordfish, &techniques::jellyfish,
          &techniques::finned_x_wing, &techniques::sashimi_x_wing}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
    }
    expect_sound(&techniques::large_fish, {.layout = "9x9", .puzzles = 5});
}

TEST(Fish, AreNeverWrongWithFins)
{
    for (const Technique* technique :
         {&techniques::finned_swordfish, &techniques::sashimi_swordfish,
          &techniques::finned_jellyfish, &techniques::sashimi_jellyfish,
          &techniques::large_finned_fish}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 3}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 1});
    }
}

TEST(Fish, AreNeverWrongWithMixedHouses)
{
    for (const Technique* technique :
         {&techniques::franken_x_wing, &techniques::franken_swordfish,
          &techniques::finned_franken_x_wing, &techniques::finned_franken_swordfish})
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 2}), 0);
    expect_sound(&techniques::finned_franken_x_wing, {.layout = "x-9x9", .puzzles = 1});
    for (const Technique* technique :
         {&techniques::franken_jellyfish, &techniques::finned_franken_jellyfish,
          &techniques::large_franken_fish, &techniques::mutant_fish,
          &techniques::finned_mutant_fish})
        EXPECT_GT(expect_sound(technique, {.layout = "6x6", .puzzles = 8}), 0) << technique->id;
}

TEST(Fish, AreNeverWrongAsKraken)
{
    for (const Technique* technique : {&techniques::kraken_fish_1, &techniques::kraken_fish_2}) {
        EXPECT_GT(expect_sound(technique, {.layout = "6x6", .puzzles = 3}), 0) << technique->id;
        expect_sound(technique, {.layout = "9x9", .puzzles = 1});
    }
}

// Sevens in rows 2 and 7: at c5 and c7 in both, and also at r7c8.
TEST(Fish, TellTheirFins)
{
    const auto line = position(":finned_x_wing::" + std::string(81, '.') + "::787 797::");
    Candidates candidates = line.candidates;
    for (int row : {1, 6}) {
        for (int column = 0; column < 9; ++column) {
            const bool stays = column == 4 || column == 6 || (row == 6 && column == 7);
            if (!stays)
                candidates.remove({static_cast<std::uint16_t>(row * 9 + column)}, 7);
        }
    }
    Steps steps(Want::All);
    steps.look_for(&techniques::finned_x_wing, candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const Step& step = steps.found().front();
    EXPECT_EQ(step.removals, line.removals);
    EXPECT_EQ(houses_of(step, Role::Base), 2);
    EXPECT_EQ(houses_of(step, Role::Cover), 2);
    EXPECT_EQ(cells_of(step, Role::Base), 4);
    EXPECT_EQ(cells_of(step, Role::Fin), 1);
    EXPECT_EQ(step.size, 2);
}

} // namespace
} // namespace engine
