#include "engine/base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace engine {
namespace {

// The first three numbers of the published algorithm; they must never change.
TEST(Random, RollsTheSameForEver)
{
    Random zero(0);
    EXPECT_EQ(zero.next(), 0x99EC5F36CB75F2B4u);
    EXPECT_EQ(zero.next(), 0xBF6E1F784956452Au);
    EXPECT_EQ(zero.next(), 0x1A5F849D4933E6E0u);
    Random other(0x4F2A91C3);
    Random again(0x4F2A91C3);
    for (int roll = 0; roll < 1000; ++roll)
        EXPECT_EQ(other.next(), again.next());
}

TEST(Random, BelowStaysBelowAndReachesEverything)
{
    Random random(7);
    for (std::uint32_t count : {1u, 2u, 3u, 9u, 81u}) {
        std::map<std::uint32_t, int> seen;
        for (int roll = 0; roll < 10'000; ++roll)
            ++seen[random.below(count)];
        EXPECT_EQ(seen.size(), count);
        EXPECT_LT(seen.rbegin()->first, count);
        for (const auto& [number, times] : seen)
            EXPECT_NEAR(times * static_cast<double>(count) / 10'000, 1.0, 0.5) << number;
    }
}

TEST(Random, BelowTakesTheLargestCount)
{
    Random random(1);
    EXPECT_LT(random.below(UINT32_MAX), UINT32_MAX);
}

TEST(Random, ShuffleReachesEveryOrderAboutEquallyOften)
{
    Random random(11);
    std::map<std::vector<int>, int> seen;
    for (int round = 0; round < 24'000; ++round) {
        std::vector<int> items = {1, 2, 3, 4};
        random.shuffle(items);
        ++seen[items];
    }
    EXPECT_EQ(seen.size(), 24u);
    for (const auto& [order, times] : seen)
        EXPECT_NEAR(times, 1000, 150);
}

TEST(Random, ShuffleIsTheSameForEver)
{
    Random random(2024);
    std::vector<int> items(9);
    std::iota(items.begin(), items.end(), 1);
    random.shuffle(items);
    EXPECT_EQ(items, (std::vector<int>{6, 2, 4, 5, 3, 1, 9, 7, 8}));
    std::vector<int> none;
    random.shuffle(none);
    EXPECT_TRUE(none.empty());
}

} // namespace
} // namespace engine
