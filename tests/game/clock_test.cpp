// Promise 9 of docs/PROMISE.md: play time never jumps and never runs backwards.

#include "game/app/clock.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace game {
namespace {

using engine::PlayTime;

PlayTime awake_time{0};
PlayTime sleep_time{0};
bool sleep_is_known = true;

Clock::Reading told_times()
{
    return {awake_time, sleep_is_known ? std::optional(awake_time + sleep_time) : std::nullopt};
}

class ClockTest : public testing::Test {
protected:
    explicit ClockTest(bool knows_sleep = true) : clock(new_clock(knows_sleep)) {}

    static Clock new_clock(bool knows_sleep)
    {
        sleep_is_known = knows_sleep;
        sleep_time = PlayTime{70'000};
        awake_time = PlayTime{5'000'000};
        return Clock(Clock::Kind::Real, told_times);
    }

    // Returns the time passed according to the clock when the machine is awake for this long, and
    // asleep meanwhile.
    PlayTime passed(PlayTime time, PlayTime asleep = PlayTime{0})
    {
        const PlayTime before = clock.now();
        awake_time += time;
        sleep_time += asleep;
        return clock.now() - before;
    }

    Clock clock;
};

TEST_F(ClockTest, GoesWithItsSource)
{
    EXPECT_EQ(passed(PlayTime{16}), PlayTime{16});
    clock.expect_sleep(PlayTime{1000});
    EXPECT_EQ(passed(PlayTime{1010}), PlayTime{1010});
    EXPECT_EQ(passed(PlayTime{2900}), PlayTime{2900}) << "a busy machine is slow";
}

TEST_F(ClockTest, CountsTheTimeOfAStoppedProgram)
{
    clock.expect_sleep(PlayTime{100});
    EXPECT_EQ(passed(PlayTime{3'600'000}), PlayTime{3'600'000});
    EXPECT_EQ(passed(PlayTime{16}), PlayTime{16});
    EXPECT_EQ(clock.interruptions(), 0);
}

TEST_F(ClockTest, LeavesOutTheSleepOfTheMachine)
{
    clock.expect_sleep(PlayTime{100});
    EXPECT_EQ(passed(PlayTime{900}, PlayTime{3'600'000}), PlayTime{900});
    EXPECT_EQ(passed(PlayTime{60'000}, PlayTime{3'600'000}), PlayTime{60'000})
        << "stopped, and asleep in between";
    EXPECT_EQ(clock.interruptions(), 0);
}

TEST_F(ClockTest, IsAskedOftenOnlyWhereSleepCannotBeTold)
{
    EXPECT_GE(clock.longest_wait(), PlayTime{60'000}) << "nothing wakes a machine that rests";
    EXPECT_EQ(new_clock(false).longest_wait(), PlayTime{1000});
}

TEST_F(ClockTest, NeverRunsBackwards)
{
    clock.expect_sleep(PlayTime{100});
    EXPECT_EQ(passed(PlayTime{-50'000}), PlayTime{0});
    EXPECT_EQ(passed(PlayTime{16}), PlayTime{16});
}

// Where it might have been sleep.
class ClockWithoutSleepTest : public ClockTest {
protected:
    ClockWithoutSleepTest() : ClockTest(false) {}
};

TEST_F(ClockWithoutSleepTest, CountsThreeSecondsAtMostAndKnowsOfIt)
{
    EXPECT_EQ(passed(PlayTime{2000}), PlayTime{2000});
    EXPECT_EQ(clock.interruptions(), 0);
    clock.expect_sleep(PlayTime{100});
    EXPECT_EQ(passed(PlayTime{3'600'000}), PlayTime{2100});
    EXPECT_EQ(passed(PlayTime{16}), PlayTime{16}) << "and goes on from there";
    EXPECT_EQ(clock.interruptions(), 1);
}

// The clock that stops in sleep can't go further than the one that goes on.
TEST_F(ClockTest, DoesNotBelieveTwoClocksThatContradictEachOther)
{
    clock.expect_sleep(PlayTime{100});
    EXPECT_EQ(passed(PlayTime{60'000}, PlayTime{-50'000}), PlayTime{2100});
    EXPECT_EQ(clock.interruptions(), 1);
}

// A child process that reads the time like the game is really stopped: SIGSTOP, four seconds,
// SIGCONT.
TEST(StoppedProcess, CountsAllOfIt)
{
    int pipe_ends[2];
    ASSERT_EQ(::pipe(pipe_ends), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        Clock clock(Clock::Kind::Real);
        const PlayTime start = clock.now();
        const auto real_start = std::chrono::steady_clock::now();
        clock.expect_sleep(PlayTime{20});
        while (std::chrono::steady_clock::now() - real_start < std::chrono::seconds{5}) {
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
            (void)clock.now();
        }
        const PlayTime::rep counted = (clock.now() - start).count();
        const bool written = ::write(pipe_ends[1], &counted, sizeof counted) == sizeof counted;
        ::_exit(written ? 0 : 1);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
    ::kill(child, SIGSTOP);
    std::this_thread::sleep_for(std::chrono::seconds{4});
    ::kill(child, SIGCONT);
    PlayTime::rep counted = 0;
    ASSERT_EQ(::read(pipe_ends[0], &counted, sizeof counted), static_cast<ssize_t>(sizeof counted));
    ::waitpid(child, nullptr, 0);
    EXPECT_GE(counted, 4900) << "of five seconds, four of them stopped";
}

// The wall clock is only used for dates, in every time zone and season.
TEST(Dates, AreOfTheMomentInEveryZone)
{
    const std::int64_t before_change = 1'792'889'999; // 2026-10-25 00:59:59 UTC
    for (const char* zone : {"UTC", "Europe/Rome", "America/New_York", "Pacific/Kiritimati"}) {
        ::setenv("TZ", zone, 1);
        ::tzset();
        EXPECT_EQ(local_time_text(before_change, "%s"), std::to_string(before_change)) << zone;
        EXPECT_EQ(local_time_text(before_change + 3602, "%s"), std::to_string(before_change + 3602))
            << zone;
    }
    ::setenv("TZ", "UTC", 1);
    ::tzset();
    EXPECT_EQ(local_time_text(before_change, "%Y-%m-%d %H:%M:%S"), "2026-10-25 00:59:59");
    ::unsetenv("TZ");
    ::tzset();
}

} // namespace
} // namespace game
