#include "engine/play/stopwatch.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(Stopwatch, CountsOnlyWhileItRuns)
{
    Stopwatch watch;
    EXPECT_EQ(watch.elapsed(PlayTime{5000}), PlayTime{0});
    watch.start(PlayTime{1000});
    EXPECT_EQ(watch.elapsed(PlayTime{1700}), PlayTime{700});
    watch.stop(PlayTime{2000});
    EXPECT_EQ(watch.elapsed(PlayTime{9000}), PlayTime{1000});
    watch.start(PlayTime{10000});
    EXPECT_EQ(watch.elapsed(PlayTime{10500}), PlayTime{1500});
}

TEST(Stopwatch, GoesOnFromASavedTime)
{
    Stopwatch watch(PlayTime{60000});
    watch.start(PlayTime{0});
    EXPECT_EQ(watch.elapsed(PlayTime{1}), PlayTime{60001});
}

TEST(Stopwatch, StartsAndStopsOnce)
{
    Stopwatch watch;
    watch.start(PlayTime{1000});
    watch.start(PlayTime{1500});
    watch.stop(PlayTime{2000});
    watch.stop(PlayTime{3000});
    EXPECT_EQ(watch.elapsed(PlayTime{3000}), PlayTime{1000});
}

TEST(Stopwatch, NeverRunsBackwards)
{
    Stopwatch watch(PlayTime{10});
    watch.start(PlayTime{1000});
    EXPECT_EQ(watch.elapsed(PlayTime{500}), PlayTime{10});
    watch.stop(PlayTime{500});
    EXPECT_EQ(watch.elapsed(PlayTime{500}), PlayTime{10});
}

} // namespace
} // namespace engine
