#include "game/widgets/play/play_layout.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/rules/layout.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/hint/hint_card.h"
#include "tests/game/grids.h"
#include "tests/sanitized.h"

namespace game {
namespace {

std::vector<Rect> buttons_of(const PlayLayout& layout)
{
    std::vector<Rect> all(layout.modes.begin(), layout.modes.end());
    all.insert(all.end(), layout.keys.begin(), layout.keys.end());
    for (Rect area : {layout.undo, layout.redo, layout.erase, layout.fill_notes, layout.settings,
                      layout.check, layout.pause}) {
        if (!area.empty())
            all.push_back(area);
    }
    return all;
}

// Nothing overlaps anything else or extends beyond the window, and nothing is missing.
void expect_sound(Size window, double text, const engine::Grid& grid)
{
    SCOPED_TRACE(std::to_string(window.width) + "x" + std::to_string(window.height) + " size " +
                 std::to_string(grid.size()) + " text " + std::to_string(text));
    const PlayLayout layout = lay_out_play(window, text, grid);
    const Rect whole{0, 0, window.width, window.height};
    std::vector<Rect> all = buttons_of(layout);
    ASSERT_EQ(layout.keys.size(), static_cast<std::size_t>(grid.size()));
    for (Rect area : all) {
        ASSERT_GT(area.width, 0);
        ASSERT_GT(area.height, 0);
    }
    const int marks = layout.scale.px(12);
    all.push_back(Rect{layout.board.x, layout.board.y, layout.board.width + marks,
                       layout.board.height + marks});
    if (!layout.bar.empty())
        all.push_back(layout.bar);
    all.push_back(layout.chip);
    for (std::size_t one = 0; one < all.size(); ++one) {
        ASSERT_EQ(around(whole, all[one]), whole) << "leaves the window: " << one;
        for (std::size_t other = one + 1; other < all.size(); ++other)
            ASSERT_FALSE(touch(all[one], all[other])) << one << " lies on " << other;
    }
    BoardView view(grid);
    view.place(layout.board_square, layout.scale);
    ASSERT_EQ(view.area(), layout.board);
}

TEST(PlayLayout, HoldsForEveryWindowBoardAndTextSize)
{
    const auto small = grid_of_boxes(2, 2);
    const auto classic = grid_of_boxes(3, 3);
    const auto large = grid_of_boxes(4, 4);
    const auto largest = grid_of_boxes(5, 5);
    const auto samurai = engine::make_grid(*engine::find_layout("samurai"));
    const auto dozen = grid_of_boxes(4, 3);
    for (const auto& grid : {small, classic, dozen, large, largest, samurai}) {
        for (int width = 480; width <= 3840; width += 210) {
            for (int height = width >= 640 ? 480 : 640; height <= 2160;
                 height += is_sanitized ? 420 : 84) {
                for (double text : {1.0, 1.5})
                    expect_sound(Size{width, height}, text, *grid);
                if (testing::Test::HasFatalFailure())
                    return;
            }
        }
    }
}

struct Expected {
    Size window;
    PlayForm form;
    int cell;
    int key;
};

// The table in the design, for 9x9.
TEST(PlayLayout, GivesTheCellsAndKeysOfTheDesign)
{
    const auto grid = grid_of_boxes(3, 3);
    for (const Expected& expected : {
             Expected{{480, 640}, PlayForm::StackCompact, 48, 48},
             Expected{{480, 853}, PlayForm::Stack, 48, 86},
             Expected{{540, 960}, PlayForm::Stack, 55, 98},
             Expected{{640, 480}, PlayForm::Console, 39, 64},
             Expected{{800, 600}, PlayForm::Console, 50, 64},
             Expected{{1024, 768}, PlayForm::Console, 74, 64},
             Expected{{1080, 1920}, PlayForm::Stack, 109, 194},
             Expected{{1280, 720}, PlayForm::Cockpit, 69, 64},
             Expected{{1280, 800}, PlayForm::Cockpit, 78, 64},
             Expected{{1366, 768}, PlayForm::Cockpit, 74, 64},
             Expected{{1600, 1200}, PlayForm::Console, 118, 80},
             Expected{{1920, 1080}, PlayForm::Cockpit, 105, 80},
             Expected{{3440, 1440}, PlayForm::Cockpit, 140, 112},
             Expected{{3840, 2160}, PlayForm::Cockpit, 212, 160},
         }) {
        SCOPED_TRACE(expected.window.width);
        const PlayLayout layout = lay_out_play(expected.window, 1.0, *grid);
        BoardView view(*grid);
        view.place(layout.board_square, layout.scale);
        EXPECT_EQ(layout.form, expected.form);
        EXPECT_EQ(view.cell_side(), expected.cell);
        EXPECT_NEAR(layout.keys[0].width, expected.key, 1);
    }
}

// Wherever the window is about as wide as high, or higher, the board takes the room there is.
TEST(PlayLayout, TheBoardUsesSquareAndTallWindows)
{
    const auto grid = grid_of_boxes(3, 3);
    for (const auto& [window, side] : std::vector<std::pair<Size, int>>{
             {{700, 700}, 500},
             {{900, 900}, 700},
             {{600, 1000}, 550},
             {{800, 800}, 600},
             {{1000, 1000}, 790},
             {{480, 1200}, 440},
         }) {
        const PlayLayout layout = lay_out_play(window, 1.0, *grid);
        EXPECT_GE(layout.board.width, side) << window.width << "x" << window.height;
        // Nothing large is left over above, between and below.
        const int below = window.height - layout.right_rail.bottom();
        EXPECT_LE(below, window.height / 8) << window.width << "x" << window.height;
    }
}

// While a hint is shown, a small upright window leaves it four lines.
TEST(PlayLayout, AHintHasRoomForFourLines)
{
    const auto grid = grid_of_boxes(3, 3);
    for (const Size window : {Size{480, 640}, Size{640, 480}, Size{700, 700}, Size{800, 600},
                              Size{600, 1000}, Size{900, 900}}) {
        for (const double text : {1.0, 1.15}) {
            const PlayLayout layout =
                lay_out_play(window, text, *grid, PlayRules::Usual, PlayCard::Shown);
            const HintCardLayout card =
                lay_out_hint_card(layout.hint_card, layout.hint_card_is_wide, layout.scale);
            EXPECT_GE(card.body.height, 4 * layout.scale.font(25))
                << window.width << "x" << window.height << " text " << text;
        }
    }
}

TEST(PlayLayout, TheClockStaysClearOfAHintBelowIt)
{
    const auto classic = grid_of_boxes(3, 3);
    for (const Size window : {Size{640, 480}, Size{700, 500}, Size{800, 600}, Size{1024, 768}}) {
        for (const double text : {0.9, 1.0, 1.25, 1.5}) {
            const PlayLayout layout =
                lay_out_play(window, text, *classic, PlayRules::Usual, PlayCard::Shown);
            if (layout.form != PlayForm::Console)
                continue;
            const int size = layout.scale.font(layout.clock.size);
            EXPECT_GE(layout.hint_card.y,
                      layout.clock.at.y + size * 364 / 1000 + layout.scale.px(3))
                << window.width << "x" << window.height << ", text " << text;
        }
    }
}

// A cell in words needs some lines, which cover only texts.
TEST(PlayLayout, HasRoomForACellInWordsInEveryWindow)
{
    const auto classic = grid_of_boxes(3, 3);
    for (const Size window : {Size{480, 640}, Size{480, 853}, Size{640, 480}, Size{800, 600},
                              Size{900, 900}, Size{1024, 768}, Size{1280, 800}, Size{3840, 2160}}) {
        for (const double text : {0.9, 1.0, 1.25, 1.5}) {
            const PlayLayout layout = lay_out_play(window, text, *classic);
            const Scale scale = layout.scale;
            EXPECT_GE(layout.words.width, scale.px(190)) << window.width << ", text " << text;
            EXPECT_GE(layout.words.width * layout.words.height, scale.px(300) * scale.px(44))
                << window.width << ", text " << text;
            for (Rect button : buttons_of(layout))
                EXPECT_FALSE(touch(layout.words, button)) << window.width << ", text " << text;
            EXPECT_FALSE(touch(layout.words, layout.board)) << window.width << ", text " << text;
        }
    }
}

TEST(PlayLayout, StandsAsDrawnAt1280x800)
{
    const PlayLayout layout = lay_out_play(Size{1280, 800}, 1.0, *grid_of_boxes(3, 3));
    EXPECT_EQ(layout.board, (Rect{274, 28, 720, 720}));
    EXPECT_EQ(layout.left_rail.x, 24);
    EXPECT_EQ(layout.left_rail.right(), 240);
    EXPECT_EQ(layout.right_rail.x, 1040);
    EXPECT_EQ(layout.right_rail.right(), 1256);
    EXPECT_EQ(layout.pause, (Rect{24, 704, 216, 44}));
    EXPECT_EQ(layout.settings, (Rect{1040, 704, 216, 44}));
    EXPECT_EQ(layout.modes[0], (Rect{1040, 28, 104, 52}));
    EXPECT_EQ(layout.modes[3], (Rect{1152, 88, 104, 52}));
    EXPECT_EQ(layout.keys[0], (Rect{1040, 164, 64, 64}));
    EXPECT_EQ(layout.keys[8], (Rect{1192, 316, 64, 64}));
    EXPECT_EQ(layout.undo, (Rect{1040, 404, 64, 64}));
    EXPECT_EQ(layout.bar, (Rect{24, 252, 216, 8}));
}

TEST(PlayLayout, StandsAsDrawnAt1024x768)
{
    const PlayLayout layout = lay_out_play(Size{1024, 768}, 1.0, *grid_of_boxes(3, 3));
    EXPECT_EQ(layout.board, (Rect{20, 28, 684, 684}));
    EXPECT_EQ(layout.modes[0], (Rect{784, 202, 104, 52}));
    EXPECT_EQ(layout.keys[0], (Rect{784, 334, 64, 58}));
    EXPECT_EQ(layout.keys[8], (Rect{936, 474, 64, 58}));
    EXPECT_EQ(layout.undo, (Rect{784, 552, 64, 60}));
    EXPECT_EQ(layout.pause, (Rect{898, 664, 102, 48}));
}

TEST(PlayLayout, KeepsNoRoomForAHiddenClock)
{
    const auto grid = grid_of_boxes(2, 2);
    for (const Size window : {Size{800, 520}, Size{1024, 768}, Size{1280, 800}}) {
        const auto laid_out = [&](PlayClock clock) {
            return lay_out_play(window, 1.0, *grid, PlayRules::Usual, PlayCard::None, clock);
        };
        const PlayLayout shown = laid_out(PlayClock::Shown);
        const PlayLayout hidden = laid_out(PlayClock::Hidden);
        EXPECT_EQ(hidden.board, shown.board);
        EXPECT_EQ(hidden.category.at.x, shown.category.at.x);
        EXPECT_LT(hidden.bar.y, shown.bar.y - 40);
        EXPECT_EQ(hidden.clock.size, 0);
        EXPECT_TRUE(hidden.chip.empty());
    }
}

// A minute on boards of four has no time for notes, and its keys take their room.
TEST(PlayLayout, ARunOnSmallBoardsHasNoModes)
{
    for (const Size window :
         {Size{480, 640}, Size{480, 853}, Size{800, 600}, Size{900, 900}, Size{1280, 800}}) {
        const auto in_run = [&](const engine::Grid& grid) {
            return lay_out_play(window, 1.0, grid, PlayRules::Usual, PlayCard::None,
                                PlayClock::OfRun);
        };
        const PlayLayout small = in_run(*grid_of_boxes(2, 2));
        EXPECT_TRUE(small.modes.front().empty()) << window.width;
        EXPECT_FALSE(in_run(*grid_of_boxes(3, 3)).modes.front().empty()) << window.width;
        for (const Rect& each : small.keys)
            EXPECT_GE(std::min(each.width, each.height), 44) << window.width;
    }
}

} // namespace
} // namespace game
