// What search_bench reports about makers: times, and that no maker can block it for ever.

#include <gtest/gtest.h>

#include "tests/bench/tables/core_table.h"
#include "tests/bench/tables/making_table.h"
#include "tests/bench/tables/our_makers.h"
#include "tests/bench/tables/size_table.h"

namespace bench {
namespace {

std::optional<Made> never_ends(std::uint64_t, const engine::Cancel& stop)
{
    while (!stop.is_asked()) {
    }
    return std::nullopt;
}

TEST(Making, CountsWhatWasMadeAndItsGivens)
{
    const Maker maker{"three", [](std::uint64_t seed, const engine::Cancel&) {
                          return std::optional(Made{static_cast<int>(seed), seed != 21});
                      }};
    const Making making = measure(maker, {.count = 3, .seed = 20});
    EXPECT_EQ(making.made, 3);
    EXPECT_EQ(making.missed, 1);
    EXPECT_EQ(making.given_up, 0);
    EXPECT_EQ(making.givens, 21);
    EXPECT_GT(making.per_second, 0);
}

TEST(Making, GivesUpWhatTakesTooLong)
{
    const Making making = measure({"endless", never_ends}, {.count = 2, .patience = 0.02});
    EXPECT_EQ(making.made, 0);
    EXPECT_EQ(making.given_up, 2);
    EXPECT_EQ(making.per_second, 0);
}

TEST(Making, EndsWhenItHasTakenEnoughTime)
{
    const Making making =
        measure({"endless", never_ends}, {.count = 1000, .seconds = 0.001, .patience = 0.02});
    EXPECT_EQ(making.given_up, 1);
}

TEST(Making, HasARowForEachThingThatALayoutCanBeAskedFor)
{
    const auto makers = our_makers(*engine::find_layout("9x9"));
    const std::string text = making_table("9x9", makers, {.count = 1});
    EXPECT_TRUE(text.starts_with("9x9")) << text;
    for (const Maker& maker : makers)
        EXPECT_NE(text.find("\n" + maker.name), std::string::npos) << text;
}

TEST(OutsideMaker, CountsTheLinesOfAProgram)
{
    const auto making = run_outside_maker("three=printf 'one\\n\\ntwo\\nthree'");
    ASSERT_TRUE(making);
    EXPECT_EQ(making->name, "three");
    EXPECT_EQ(making->lines, 3);
    EXPECT_FALSE(run_outside_maker("no command"));
    EXPECT_FALSE(run_outside_maker("silent=true"));
    EXPECT_FALSE(run_outside_maker("failing=echo one; false"));
}

TEST(SizeTable, HasARowForEachSize)
{
    const std::string text = size_table({.sizes = {4, 6}, .count = 2, .seconds = 1});
    EXPECT_NE(text.find("\n4 "), std::string::npos) << text;
    EXPECT_NE(text.find("\n6 "), std::string::npos) << text;
}

TEST(CoreTable, HasARowForEachNumberOfThreads)
{
    const std::string text =
        core_table({.most_threads = 2, .rounds = 1, .seconds = 0.01, .batches = 1});
    EXPECT_NE(text.find("solve"), std::string::npos) << text;
    EXPECT_NE(text.find("  2  "), std::string::npos) << text;
}

} // namespace
} // namespace bench
