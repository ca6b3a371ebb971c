#include "engine/base/day.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

using std::chrono::days;

TEST(Day, IsReadAsItIsWritten)
{
    EXPECT_EQ(parse_day("1970-01-01"), Day(days(0)));
    EXPECT_EQ(parse_day("2026-11-26"), Day(days(20'783)));
    EXPECT_EQ(day_text(Day(days(20'783))), "2026-11-26");
    EXPECT_EQ(day_text(*parse_day("0001-01-01")), "0001-01-01");
    EXPECT_EQ(day_text(*parse_day("9999-12-31")), "9999-12-31");
    EXPECT_EQ(day_text(*parse_day("2024-02-28") + days(1)), "2024-02-29");
}

TEST(Day, OnlyDaysOfTheCalendarAre)
{
    for (const char* text : {"", "today", "2026-11-2", "2026-11-260", "2026-13-01", "2026-00-10",
                             "2026-02-29", "2026-04-31", "2026-11-00", "0000-01-01", "2026/11/26",
                             "+026-11-26", "2026-1-026", "２０２６-11-26"})
        EXPECT_FALSE(parse_day(text)) << text;
}

} // namespace
} // namespace engine
