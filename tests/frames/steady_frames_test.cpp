// While something moves, frames that show nothing new allocate no memory.

#include <filesystem>

#include <gtest/gtest.h>

#include "game/platform/simulated_input.h"
#include "tests/bench/allocations.h"
#include "tests/bench/bench_app.h"

namespace game::bench {
namespace {

constexpr engine::PlayTime frame{16};
constexpr Size usual{1280, 800};

struct Frames {
    int drawn = 0;
    int allocating = 0;
};

// Lets time pass and draws a frame; returns how often that allocated memory.
std::int64_t next_frame(App& app, engine::PlayTime time)
{
    app.clock().pass(time);
    const std::int64_t before = allocations();
    app.turn();
    return allocations() - before;
}

// Until every digit of the clock has been drawn at every place but that of the minutes.
void let_the_clock_run(App& app)
{
    for (int tenths = 0; tenths < 700; ++tenths)
        next_frame(app, engine::PlayTime{100});
}

// All frames until nothing moves any more, at most some seconds. The first one, which does what was
// asked, is not counted.
Frames frames_after(App& app, const KeyPressed& key)
{
    press_key(key);
    app.turn();
    Frames frames;
    while (app.rest().value_or(1000) <= frame.count() && frames.drawn < 300) {
        frames.allocating += next_frame(app, frame) > 0 ? 1 : 0;
        ++frames.drawn;
    }
    return frames;
}

// The play is saved every ten seconds.
constexpr int frames_that_save = 1;

TEST(SteadyFrames, OfThreeHousesLightingAllocateNothing)
{
    const CleanFolder clean;
    const auto app = open_before_three_houses(usual);
    let_the_clock_run(*app);
    const KeyPressed digit = digit_of_selected_cell(*app);
    const KeyPressed undo{.key = Key::Letter, .symbol = 'Z', .held = {.control = true}};
    const Frames first = frames_after(*app, digit);
    EXPECT_GT(first.drawn, 20);
    EXPECT_GT(first.allocating, frames_that_save) << "digits in new sizes";
    // Everything that these frames show has been seen before.
    frames_after(*app, undo);
    frames_after(*app, digit);
    frames_after(*app, undo);
    const Frames again = frames_after(*app, digit);
    EXPECT_GT(again.drawn, 20);
    EXPECT_LE(again.allocating, frames_that_save);
}

TEST(SteadyFrames, OfTheRunningClockAllocateNothing)
{
    const CleanFolder clean;
    const auto app = open_before_three_houses(usual);
    let_the_clock_run(*app);
    const int drawn = app->frames_drawn();
    int allocating = 0;
    for (int tenths = 0; tenths < 60; ++tenths)
        allocating += next_frame(*app, engine::PlayTime{100}) > 0 ? 1 : 0;
    EXPECT_GE(app->frames_drawn() - drawn, 60);
    EXPECT_LE(allocating, frames_that_save);
}

TEST(SteadyFrames, OfARaceAllocateNothing)
{
    const CleanFolder clean;
    const auto app = open_race();
    ASSERT_NE(app, nullptr);
    ASSERT_TRUE(app->scenes().top().open_game());
    ASSERT_TRUE(app->scenes().top().open_game()->rival);
    let_the_clock_run(*app);
    const int drawn = app->frames_drawn();
    int allocating = 0;
    for (int tenths = 0; tenths < 60; ++tenths)
        allocating += next_frame(*app, engine::PlayTime{100}) > 0 ? 1 : 0;
    EXPECT_GE(app->frames_drawn() - drawn, 60);
    EXPECT_LE(allocating, frames_that_save);
}

} // namespace
} // namespace game::bench
