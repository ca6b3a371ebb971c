// The medals of the day's board, as a run earns them.

#include "engine/play/medals.h"

#include <gtest/gtest.h>

#include <chrono>

namespace engine {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

// Of a board with 55 empty cells, whose par is 11:00.
Record run_in(PlayTime time)
{
    Record run{.category = "9x9 medium", .time = time};
    for (int cell = 1; cell <= 55; ++cell)
        run.fill_times.push_back(time * cell / 55);
    return run;
}

TEST(Medals, ParIsTwelveSecondsACellInHalfMinutes)
{
    EXPECT_EQ(par_of_the_day(55), minutes(11));
    EXPECT_EQ(par_of_the_day(56), minutes(11)) << "11:12 is nearer to 11:00";
    EXPECT_EQ(par_of_the_day(57), minutes(11) + seconds(30)) << "11:24";
    EXPECT_EQ(par_of_the_day(50), minutes(10));
}

TEST(Medals, AQuickRunWithoutHelpEarnsAll)
{
    EXPECT_EQ(medals_of(run_in(minutes(9))).count(), 3);
}

TEST(Medals, EachIsEarnedByItself)
{
    Medals slow = medals_of(run_in(minutes(11)));
    EXPECT_TRUE(slow.has(Medal::Solved));
    EXPECT_TRUE(slow.has(Medal::NoHelp));
    EXPECT_FALSE(slow.has(Medal::UnderPar)) << "par itself is not under it";

    Record helped = run_in(minutes(5));
    helped.stats.hints = 1;
    Medals quick = medals_of(helped);
    EXPECT_TRUE(quick.has(Medal::Solved));
    EXPECT_FALSE(quick.has(Medal::NoHelp));
    EXPECT_TRUE(quick.has(Medal::UnderPar));

    slow.add(quick);
    EXPECT_EQ(slow.count(), 3) << "of two runs together";
}

TEST(Medals, ARematchOnlyTellsThatTheBoardWasSolved)
{
    Record again = run_in(minutes(5));
    again.repeated = true;
    EXPECT_TRUE(medals_of(again).has(Medal::Solved));
    EXPECT_EQ(medals_of(again).count(), 1);
}

TEST(Medals, ADeletedRunEarnsNone)
{
    Record gone = run_in(minutes(5));
    gone.deleted = true;
    EXPECT_EQ(medals_of(gone), Medals());
}

TEST(Medals, ARunWhoseHelpIsNotToldIsNotTakenForClean)
{
    Record listed = run_in(minutes(5));
    listed.from_list = is_from_list | help_is_untold;
    EXPECT_FALSE(medals_of(listed).has(Medal::NoHelp));
    listed.from_list = is_from_list | is_too_fast;
    EXPECT_EQ(medals_of(listed).count(), 1);
}

} // namespace
} // namespace engine
