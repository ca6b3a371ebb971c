#include "engine/solve/cage_sums.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <ctime>

namespace engine {
namespace {

int sum_of(std::uint32_t set)
{
    int sum = 0;
    for (; set != 0; set &= set - 1)
        sum += std::countr_zero(set) + 1;
    return sum;
}

// Every set of digits, one after the other.
std::vector<std::uint32_t> combinations_by_counting(int size, int count, int sum)
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t set = 0; set < 1u << size; ++set) {
        if (std::popcount(set) == count && sum_of(set) == sum)
            found.push_back(set);
    }
    return found;
}

TEST(CageSums, FindEverySetThatMakesUpASum)
{
    for (int size : {1, 4, 9}) {
        for (int count = 0; count <= size + 1; ++count) {
            for (int sum = -1; sum <= size * (size + 1) / 2 + 1; ++sum) {
                auto found = combinations_of(size, count, sum);
                ASSERT_TRUE(found);
                std::sort(found->begin(), found->end());
                EXPECT_EQ(*found, combinations_by_counting(size, count, sum))
                    << count << " of " << size << " to " << sum;
            }
        }
    }
}

// Sums of damaged or unusual cages, too: five million sets of twelve digits are not enumerated.
TEST(CageSums, WalkOnlyWhereThereAreSets)
{
    const std::clock_t start = std::clock();
    for (int round = 0; round < 300; ++round) {
        EXPECT_EQ(combinations_of(25, 12, 233)->size(), 1u);
        EXPECT_TRUE(combinations_of(25, 12, 325)->empty());
        EXPECT_TRUE(combinations_of(25, 12, -7)->empty());
        EXPECT_FALSE(combinations_of(25, 12, 150));
    }
    EXPECT_LT(std::clock() - start, 2 * CLOCKS_PER_SEC);
}

} // namespace
} // namespace engine
