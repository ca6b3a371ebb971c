// Numbers of two numerals: which inputs wait, which do not, and for how long.

#include "game/scenes/entry/number_entry.h"

#include <gtest/gtest.h>

namespace game {
namespace {

using engine::MonotonicTime;
using Typed = NumberEntry::Typed;
using All = std::vector<Typed>;

constexpr MonotonicTime start{1000};
constexpr MonotonicTime soon{1200};
constexpr MonotonicTime late{1500};

TEST(NumberEntry, NeverWaitsOnASmallBoard)
{
    NumberEntry figures(9);
    EXPECT_EQ(figures.press(1, Mode::Digit, start), (All{{1, Mode::Digit}}));
    EXPECT_EQ(figures.press(2, Mode::Digit, start), (All{{2, Mode::Digit}}));
    EXPECT_FALSE(figures.waiting());
}

TEST(NumberEntry, TwoFiguresInTimeAreOneNumber)
{
    NumberEntry figures(16);
    EXPECT_TRUE(figures.press(1, Mode::Corner, start).empty());
    ASSERT_TRUE(figures.waiting());
    EXPECT_EQ(figures.press(2, Mode::Corner, soon), (All{{12, Mode::Corner}}));
    EXPECT_FALSE(figures.waiting());
    figures.press(1, Mode::Digit, start);
    EXPECT_EQ(figures.press(0, Mode::Digit, soon), (All{{10, Mode::Digit}}));
}

TEST(NumberEntry, AFigureThatNoNumberBeginsWithDoesNotWait)
{
    NumberEntry figures(16);
    EXPECT_EQ(figures.press(2, Mode::Digit, start), (All{{2, Mode::Digit}}));
    NumberEntry more(25);
    EXPECT_TRUE(more.press(2, Mode::Digit, start).empty());
    EXPECT_EQ(more.press(5, Mode::Digit, soon), (All{{25, Mode::Digit}}));
    EXPECT_EQ(more.press(3, Mode::Digit, soon), (All{{3, Mode::Digit}}));
}

TEST(NumberEntry, FiguresThatMakeNoNumberAreTwoDigits)
{
    NumberEntry figures(16);
    figures.press(1, Mode::Digit, start);
    EXPECT_EQ(figures.press(7, Mode::Digit, soon), (All{{1, Mode::Digit}, {7, Mode::Digit}}));
    figures.press(1, Mode::Digit, start);
    EXPECT_EQ(figures.press(1, Mode::Corner, soon), (All{{1, Mode::Digit}})) << "another mode";
    EXPECT_EQ(figures.waiting(), (Typed{1, Mode::Corner}));
}

TEST(NumberEntry, WritesWhatWaitedWhenTimeIsUp)
{
    NumberEntry figures(16);
    figures.press(1, Mode::Digit, start);
    EXPECT_GT(figures.waits_until(), soon);
    EXPECT_LE(figures.waits_until(), late);
    EXPECT_EQ(figures.take(), (Typed{1, Mode::Digit}));
    EXPECT_FALSE(figures.take());
    figures.press(1, Mode::Digit, start);
    EXPECT_EQ(figures.press(2, Mode::Digit, late), (All{{1, Mode::Digit}, {2, Mode::Digit}}));
}

TEST(NumberEntry, ColoursNeverWait)
{
    NumberEntry figures(16);
    EXPECT_EQ(figures.press(1, Mode::Colour, start), (All{{1, Mode::Colour}}));
    NumberEntry few(4);
    EXPECT_EQ(few.press(9, Mode::Colour, start), (All{{9, Mode::Colour}})) << "nine colours";
}

} // namespace
} // namespace game
