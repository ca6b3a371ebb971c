#include "engine/base/function.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(Function, HoldsNothingAtFirst)
{
    EXPECT_FALSE(Function<void()>());
    EXPECT_FALSE(Function<void()>(nullptr));
    EXPECT_TRUE(Function<void()>([] {}));
}

TEST(Function, HoldsNothingOfAStandardFunctionThatHoldsNothing)
{
    EXPECT_FALSE(Function<int(int)>(std::function<int(int)>()));
    const Function<int(int)> next(std::function<int(int)>([](int number) { return number + 1; }));
    ASSERT_TRUE(next);
    EXPECT_EQ(next(2), 3);
}

TEST(Function, CallsWhatIsSmallAndWhatIsLarge)
{
    int calls = 0;
    const Function<void()> small = [&calls] {
        ++calls;
    };
    small();
    EXPECT_EQ(calls, 1);
    const std::array<int, 100> numbers{7, 8};
    const Function<int(std::size_t)> large = [numbers](std::size_t index) {
        return numbers.at(index);
    };
    EXPECT_EQ(large(1), 8);
}

TEST(Function, IsCopiedWithAllThatItHolds)
{
    Function<int()> counts = [words = std::string(100, 'a'), count = 0]() mutable {
        return words.size() == 100 ? ++count : -1;
    };
    EXPECT_EQ(counts(), 1);
    Function<int()> copy = counts;
    EXPECT_EQ(copy(), 2);
    EXPECT_EQ(copy(), 3);
    EXPECT_EQ(counts(), 2);
    counts = copy;
    EXPECT_EQ(counts(), 4);
}

TEST(Function, GivesBackWhatItHeld)
{
    const auto held = std::make_shared<int>(1);
    {
        Function<int()> one = [held, room = std::array<int, 10>()] {
            return *held + room[0];
        };
        EXPECT_EQ(held.use_count(), 2);
        Function<int()> other = std::move(one);
        EXPECT_EQ(held.use_count(), 2);
        EXPECT_EQ(other(), 1);
        one = other;
        EXPECT_EQ(held.use_count(), 3);
        other = nullptr;
        EXPECT_EQ(held.use_count(), 2);
    }
    EXPECT_EQ(held.use_count(), 1);
}

TEST(Function, TakesAndReturnsWhatCanOnlyBeMoved)
{
    const Function<std::unique_ptr<int>(std::unique_ptr<int>)> grown = [](auto number) {
        ++*number;
        return number;
    };
    EXPECT_EQ(*grown(std::make_unique<int>(4)), 5);
}

TEST(Function, ForgetsAnAnswerThatNobodyWants)
{
    int calls = 0;
    const Function<void()> asked = [&calls] {
        return ++calls;
    };
    asked();
    EXPECT_EQ(calls, 1);
}

} // namespace
} // namespace engine
