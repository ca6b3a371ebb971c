// Work on several threads, with results in order.

#include "game/command_line/ordered_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>

namespace game {
namespace {

using Doubling = OrderedWork<int, int>;

Doubling::Work double_it()
{
    return [](int task) {
        // Later tasks are done first.
        if (task % 7 == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return 2 * task;
    };
}

TEST(OrderedWork, DeliversInTheOrderOfTheTasks)
{
    for (unsigned threads : {1u, 2u, 5u}) {
        std::vector<int> delivered;
        {
            Doubling work(threads, double_it, [&](int result) {
                delivered.push_back(result);
                return true;
            });
            for (int task = 0; task < 200; ++task)
                EXPECT_TRUE(work.add(task));
        }
        ASSERT_EQ(delivered.size(), 200u);
        for (int task = 0; task < 200; ++task)
            EXPECT_EQ(delivered[static_cast<std::size_t>(task)], 2 * task);
    }
}

TEST(OrderedWork, KeepsFewTasksInMemory)
{
    std::atomic<int> begun = 0;
    std::atomic<int> most = 0;
    int delivered = 0;
    {
        Doubling work(
            3,
            [&] {
                return [&](int task) {
                    ++begun;
                    return task;
                };
            },
            [&](int) {
                ++delivered;
                most = std::max(most.load(), begun.load() - delivered);
                return true;
            });
        for (int task = 0; task < 5000; ++task)
            work.add(task);
    }
    EXPECT_EQ(delivered, 5000);
    EXPECT_LE(most, 12);
}

TEST(OrderedWork, EndsWhenNoMoreIsWanted)
{
    for (unsigned threads : {1u, 4u}) {
        int delivered = 0;
        Doubling work(threads, double_it, [&](int) { return ++delivered < 10; });
        int added = 0;
        while (added < 100'000 && work.add(added))
            ++added;
        work.finish();
        EXPECT_EQ(delivered, 10);
        EXPECT_LT(added, 100) << "no task is taken any more";
    }
}

TEST(OrderedWork, GivesEachThreadAWorkOfItsOwn)
{
    std::atomic<int> works = 0;
    {
        Doubling work(
            4,
            [&] {
                ++works;
                return [seen = 0](int task) mutable {
                    return task + 0 * ++seen;
                };
            },
            [](int) { return true; });
        work.add(1);
    }
    EXPECT_EQ(works, 4);
}

} // namespace
} // namespace game
