// While something moves, frames that show nothing new allocate no memory.

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "game/platform/simulated_input.h"
#include "tests/bench/allocations.h"
#include "tests/bench/bench_app.h"

namespace game::bench {
namespace {

constexpr engine::PlayTime frame{16};
constexpr Size usual{1280, 800};

// All texts and shapes that frames have shown so far. What is new is drawn once and then kept.
class Shown {
public:
    // Whether one of them was not known.
    bool has_new(const DisplayList& drawn)
    {
        const std::size_t known = known_.size();
        for (const DrawCall& call : drawn.calls())
            std::visit([this](const auto& what) { add(what); }, call.what);
        return known_.size() > known;
    }

private:
    void add(const drawn::Fill&) {}
    void add(const drawn::Shadow& call) { add("shadow", call.area.width, call.area.height); }
    void add(const drawn::Glow& call) { add("glow", call.area.width, call.area.height); }
    void add(const drawn::TextGlow& call) { add(call.text); }
    void add(const drawn::Rounded& call) { add("disc", radius_of(call.area, call.radius)); }
    void add(const drawn::Border& call)
    {
        add("ring", radius_of(call.area, call.radius), call.width);
    }
    void add(const drawn::Text& call)
    {
        const auto& [face, weight, size] = call.font;
        add(call.text, static_cast<int>(face), static_cast<int>(weight), size);
    }
    void add(const drawn::Outline& call)
    {
        std::string shape = "shape";
        for (const Contour& contour : call.shape.contours) {
            shape += ' ' + std::to_string(contour.width);
            for (const Spot spot : call.shape.spots_of(contour))
                shape += ' ' + std::to_string(spot.x) + ',' + std::to_string(spot.y);
        }
        add(shape);
    }
    void add(std::string_view name, auto... numbers)
    {
        std::string what(name);
        ((what += ' ' + std::to_string(numbers)), ...);
        known_.insert(what);
    }
    static int radius_of(Rect area, int radius)
    {
        return std::min(radius, std::min(area.width, area.height) / 2);
    }

    std::set<std::string> known_;
};

struct Frames {
    int drawn = 0;
    int allocating = 0;
    int familiar = 0; // those that show nothing new
    int familiar_allocating = 0;
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
    Shown shown;
    press_key(key);
    app.turn();
    shown.has_new(app.shown());
    Frames frames;
    while (app.rest().value_or(1000) <= frame.count() && frames.drawn < 300) {
        const int allocating = next_frame(app, frame) > 0 ? 1 : 0;
        const int familiar = shown.has_new(app.shown()) ? 0 : 1;
        frames.allocating += allocating;
        frames.familiar += familiar;
        frames.familiar_allocating += familiar * allocating;
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

TEST(SteadyFrames, OfAnArcadeRunWithEverythingLitAllocateNothing)
{
    const CleanFolder clean;
    const auto app = open_run_before_three_houses(usual);
    ASSERT_NE(app, nullptr);
    ASSERT_TRUE(app->scenes().top().open_game());
    const Frames lit = frames_after(*app, digit_of_selected_cell(*app));
    EXPECT_GT(lit.drawn, 200) << "as long as the combo burns";
    EXPECT_GT(lit.familiar, 100);
    EXPECT_LE(lit.familiar_allocating, frames_that_save);
}

TEST(SteadyFrames, OfAWinAllocateNothing)
{
    const CleanFolder clean;
    const auto app = open_before_the_win(usual);
    const Frames win = frames_after(*app, digit_of_selected_cell(*app));
    EXPECT_GT(win.drawn, 150);
    EXPECT_GT(win.familiar, 80);
    EXPECT_EQ(win.familiar_allocating, 0);
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
