#include "game/ui/window_place.h"

#include <gtest/gtest.h>

#include "game/ui/settings.h"

namespace game {
namespace {

constexpr Rect left_display{0, 24, 1920, 1056};
constexpr Rect right_display{1920, 0, 1280, 1024};

TEST(WindowPlace, ComesBackAsItWasWritten)
{
    const std::vector<WindowPlace> places = {
        {},
        {{1280, 800}},
        {{1280, 800}, Point{-40, 20}},
        {{640, 480}, Point{100, 50}, WindowForm::Maximised},
        {{640, 480}, {}, WindowForm::FullScreen},
    };
    for (const WindowPlace& place : places) {
        EXPECT_EQ(parse_window_place(to_text(place)), place) << to_text(place);
        Settings settings;
        settings.window = place;
        EXPECT_EQ(parse_settings(to_text(settings)).window, place);
    }
}

TEST(WindowPlace, WhatCannotBeReadIsNotKnown)
{
    for (const char* text :
         {"large", "0x0", "-5x7", "1280", "1280x", "1280x800 at", "1280x800 at 5",
          "1280x800 at x y", "1280x800 sideways", "99999999x5", "1280x800 at 1 2 maximised twice"})
        EXPECT_EQ(parse_window_place(text), WindowPlace{}) << text;
}

TEST(WindowPlace, StaysWhereItWasIfThatIsThere)
{
    const WindowPlace place{{1280, 800}, Point{100, 50}};
    EXPECT_EQ(fitted_to(place, {left_display, right_display}), place);
    EXPECT_EQ(fitted_to(place, {}), place) << "nothing is known of the displays";
    EXPECT_EQ(fitted_to({}, {left_display}), WindowPlace{});
}

TEST(WindowPlace, IsMovedAndShrunkOntoTheDisplayThatShowsMostOfIt)
{
    EXPECT_EQ(fitted_to({{1280, 800}, Point{1000, 600}}, {left_display}),
              (WindowPlace{{1280, 800}, Point{640, 280}}));
    EXPECT_EQ(fitted_to({{3000, 2000}, Point{2000, -50}}, {left_display, right_display}),
              (WindowPlace{{1280, 1024}, Point{1920, 0}}));
    EXPECT_EQ(fitted_to({{1280, 800}, Point{1700, 10}, WindowForm::Maximised},
                        {left_display, right_display}),
              (WindowPlace{{1280, 800}, Point{1920, 10}, WindowForm::Maximised}));
}

TEST(WindowPlace, OfADisplayThatIsGoneIsForgotten)
{
    EXPECT_EQ(fitted_to({{1280, 800}, Point{2500, 100}}, {left_display}),
              (WindowPlace{{1280, 800}}));
    EXPECT_EQ(fitted_to({{4000, 800}, Point{5000, 100}}, {left_display}),
              (WindowPlace{{1920, 800}}));
}

// Without it a window would move by its frame at each start.
TEST(WindowFrame, IsSeenFromWhereTheWindowCameToBe)
{
    EXPECT_EQ(inside_of_frame({200, 150}, {202, 179}), (Point{2, 29}));
    EXPECT_EQ(inside_of_frame({200, 150}, {200, 150}), (Point{0, 0}));
    EXPECT_FALSE(inside_of_frame({200, 150}, {190, 179})) << "the desktop put it elsewhere";
    EXPECT_FALSE(inside_of_frame({200, 150}, {202, 400}));
}

TEST(WindowFrame, IsWhollyOnTheDisplay)
{
    const WindowFrame frame{.top = 20, .left = 1, .bottom = 5, .right = 1};
    const WindowPlace fits{{1000, 700}, Point{201, 170}};
    EXPECT_EQ(fitted_with_frame(fits, frame, {left_display}), fits);
    EXPECT_EQ(fitted_with_frame({{1920, 1056}, Point{1, 44}}, frame, {left_display}),
              (WindowPlace{{1918, 1031}, Point{1, 44}}));
    EXPECT_EQ(fitted_with_frame({{1000, 700}, Point{920, 380}}, frame, {left_display}),
              (WindowPlace{{1000, 700}, Point{919, 375}}));
    const WindowPlace gone{{1000, 700}, Point{5000, 300}};
    EXPECT_EQ(fitted_with_frame(gone, frame, {left_display}), gone) << "the desktop decides";
}

} // namespace
} // namespace game
