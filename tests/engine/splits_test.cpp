#include "engine/play/splits.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

std::vector<PlayTime> seconds(std::initializer_list<int> list)
{
    std::vector<PlayTime> times;
    for (int second : list)
        times.push_back(std::chrono::seconds(second));
    return times;
}

std::optional<PlayTime> second(int n)
{
    return std::chrono::seconds(n);
}

TEST(Splits, FallAtEachFifthOfTheCells)
{
    const Splits splits = splits_of(seconds({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), 10);
    EXPECT_EQ(splits, (Splits{second(2), second(4), second(6), second(8), second(10)}));
}

TEST(Splits, AreRoundedUpAndMissingWhereOneIsNotYet)
{
    const Splits splits = splits_of(seconds({1, 2, 3, 4}), 8);
    EXPECT_EQ(splits, (Splits{second(2), second(4), {}, {}, {}}));
}

TEST(Splits, ManageWithOneCell)
{
    const Splits splits = splits_of(seconds({9}), 1);
    EXPECT_EQ(splits, (Splits{second(9), second(9), second(9), second(9), second(9)}));
}

TEST(Delta, IsNothingBeforeTheFirstCellOrWithoutABest)
{
    EXPECT_EQ(delta({}, seconds({1}), *second(5)), std::nullopt);
    EXPECT_EQ(delta(seconds({1}), {}, *second(5)), std::nullopt);
}

TEST(Delta, ComparesTheLastFilledCell)
{
    EXPECT_EQ(delta(seconds({5, 12}), seconds({4, 15, 30}), *second(13)), second(-3));
    EXPECT_EQ(delta(seconds({5, 18}), seconds({4, 15, 30}), *second(19)), second(3));
}

TEST(Delta, GrowsWhileOneIsLaterThanTheBestWasAtItsNextCell)
{
    EXPECT_EQ(delta(seconds({5, 12}), seconds({4, 15, 30}), *second(30)), second(0));
    EXPECT_EQ(delta(seconds({5, 12}), seconds({4, 15, 30}), *second(41)), second(11));
}

TEST(Delta, DoesNotShrinkWhileOneThinks)
{
    EXPECT_EQ(delta(seconds({100}), seconds({40, 70}), *second(100)), second(60));
    EXPECT_EQ(delta(seconds({100}), seconds({40, 70}), *second(131)), second(61));
}

TEST(Delta, ComparesWithTheLastCellOfAShorterBest)
{
    EXPECT_EQ(delta(seconds({1, 2, 9}), seconds({1, 4}), *second(20)), second(5));
}

} // namespace
} // namespace engine
