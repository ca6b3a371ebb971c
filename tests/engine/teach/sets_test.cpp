// Almost locked sets and other sets: found where they are known to exist, never wrong, and
// explained by roles.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/patterns/almost_locked_sets.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const some_sets[] = {
    &techniques::als_xz,     &techniques::sue_de_coq, &techniques::als_xy_wing,
    &techniques::als_w_wing, &techniques::als_chain,  &techniques::death_blossom,
};

int cells_of(const Step& step, Role role, int group)
{
    return static_cast<int>(std::ranges::count_if(step.cells, [&](const CellMark& mark) {
        return mark.role == role && mark.group == group;
    }));
}

TEST(Sets, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("sets"), 0);
}

TEST(Sets, AreNeverWrong)
{
    for (const Technique* technique : some_sets) {
        EXPECT_GT(expect_sound(technique, {.layout = "killer-6x6", .puzzles = 2}), 0)
            << technique->id;
        expect_sound(technique, {.layout = "jigsaw-7x7", .puzzles = 1});
        expect_sound(technique, {.layout = "6x6+diagonals", .puzzles = 2});
    }
    EXPECT_GT(expect_sound(&techniques::als_xz, {.layout = "9x9", .puzzles = 1}), 0);
    EXPECT_GT(expect_sound(&techniques::sue_de_coq, {.layout = "windoku", .puzzles = 1}), 0);
}

TEST(Sets, AWingHasTwoEndsAndAHinge)
{
    const Step step = expected_step(position(
        ":als_xy_wing::..21..+85......62.38....2..1.8...769.......73.+7.6...+1+82.7.5.8+3..4.+8.3"
        ".+5..5.3....18:419 123 923 933 241 545 254 454 954 155 255 455 555 955 565 479 784 992 4"
        "94 994 495 995:311::"));
    for (int group = 0; group < 3; ++group)
        EXPECT_GT(cells_of(step, Role::Set, group), 0);
    EXPECT_EQ(step.size, 3);
    ASSERT_EQ(step.links.size(), 7u - 2u);
    EXPECT_EQ(step.links.front().from.digit, step.removals.front().digit);
    EXPECT_EQ(step.links.back().to.digit, step.removals.front().digit);
}

TEST(Sets, AChainLinksEachSetToTheNext)
{
    const Step step = expected_step(position(
        ":als_chain::..21..+85......62.38....2..1.8...769.......73.+7.6...+1+82.7.5.8+3..4.+8.3.+"
        "5..5.3....18:419 123 923 933 241 545 254 454 954 155 255 455 555 955 565 479 784 992 494"
        " 994 495 995:435::"));
    ASSERT_GE(step.size, 4);
    EXPECT_EQ(step.links.size(), static_cast<std::size_t>(2 * step.size - 1));
    for (std::size_t i = 1; i < step.links.size(); ++i)
        EXPECT_EQ(step.links[i].from, step.links[i - 1].to);
}

TEST(Sets, ABlossomHasAPetalForEachDigitOfItsStem)
{
    const Step step = expected_step(position(
        ":death_blossom::..21..+85......62.38....2..1.8...769.......73.+7.6...+1+82.7.5.8+3..4.+8"
        ".3.+5..5.3....18:419 123 923 933 241 545 254 454 954 155 255 455 555 955 565 479 784 992"
        " 494 994 495 995:675::"));
    EXPECT_EQ(step.size, step.digits.count());
    EXPECT_EQ(step.branches.size(), static_cast<std::size_t>(step.size));
    for (int petal = 0; petal < step.size; ++petal)
        EXPECT_GT(cells_of(step, Role::Set, petal), 0);
}

} // namespace
} // namespace engine
