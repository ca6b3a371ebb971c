// Where the win has its parts, in every window.

#include "game/scenes/win/win_layout.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/widgets/play/play_layout.h"
#include "tests/game/grids.h"

namespace game {
namespace {

// All parts of a layout that is filled in.
std::vector<Rect> parts_of(const WinLayout& layout)
{
    std::vector<Rect> parts = {layout.board,   layout.heading, layout.time,          layout.badge,
                               layout.table,   layout.hints,   layout.initials_card, layout.next,
                               layout.race,    layout.replay,  layout.spent,         layout.picture,
                               layout.records, layout.title};
    parts.insert(parts.end(), layout.splits.begin(), layout.splits.end());
    std::erase_if(parts, [](Rect part) { return part.empty(); });
    return parts;
}

void expect_fits(Size window, double text_size, const WinContent& content)
{
    SCOPED_TRACE(std::to_string(window.width) + "x" + std::to_string(window.height) + " at " +
                 std::to_string(text_size) + ", runs " + std::to_string(content.runs));
    const auto grid = grid_of_boxes(3, 3);
    const int square = lay_out_play(window, text_size, *grid).board_square.width;
    WinContent won = content;
    won.board = square;
    const WinLayout layout = lay_out_win(window, text_size, *grid, won);
    const Rect whole{0, 0, window.width, window.height};
    const std::vector<Rect> parts = parts_of(layout);
    for (std::size_t one = 0; one < parts.size(); ++one) {
        EXPECT_EQ(around(whole, parts[one]), whole) << one;
        for (std::size_t other = one + 1; other < parts.size(); ++other)
            EXPECT_FALSE(touch(parts[one], parts[other])) << one << " and " << other;
    }
    EXPECT_EQ(layout.badge.empty(), !content.has_badge && !content.has_medals);
    EXPECT_GE(layout.board.width, std::min(window.width, window.height) * 2 / 5);
    EXPECT_GE(layout.table_rows, 1);
    const auto px = [&](double units) {
        return layout.scale.px(units);
    };
    EXPECT_GE(layout.table.height, px(24 + 24 * layout.table_rows));
    EXPECT_GE(px(layout.cap), 44);
    const int with_arrows = px(layout.cap + 4 + 2 * 26);
    EXPECT_GE(layout.initials_card.height, with_arrows);
    const int caps = px(3 * layout.cap + 2 * layout.between_caps + 2 * layout.beside_caps);
    EXPECT_GE(layout.initials_card.width, caps + px(60)) << "there is room for the texts";
}

TEST(WinLayout, FitsEveryWindow)
{
    for (Size window : {Size{480, 640}, Size{480, 853}, Size{640, 480}, Size{700, 700},
                        Size{800, 600}, Size{600, 1000}, Size{900, 900}, Size{1024, 768},
                        Size{1280, 720}, Size{1280, 800}, Size{1400, 600}, Size{1080, 1920},
                        Size{1920, 1080}, Size{2560, 1080}, Size{3840, 2160}}) {
        for (double text_size : {0.9, 1.0, 1.25, 1.5}) {
            for (const WinContent& content :
                 {WinContent{.runs = 0}, WinContent{.runs = 1, .has_badge = true},
                  WinContent{.runs = 3}, WinContent{.runs = 10, .has_badge = true},
                  WinContent{.runs = 10, .has_medals = true, .has_switch = true, .hints = 4}})
                expect_fits(window, text_size, content);
        }
    }
}

TEST(WinLayout, TheBoardStaysAsLargeAsItWasWherePossible)
{
    const auto grid = grid_of_boxes(3, 3);
    for (Size window : {Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}}) {
        const PlayLayout play = lay_out_play(window, 1.0, *grid);
        const WinLayout layout =
            lay_out_win(window, 1.0, *grid, {.runs = 5, .board = play.board_square.width});
        EXPECT_EQ(layout.board.width, play.board.width);
        EXPECT_EQ(layout.board.y, play.board.y);
        EXPECT_EQ(layout.title.bottom(), layout.board.bottom());
    }
}

TEST(WinLayout, SplitsBelowTheBoardEndWhereItEnds)
{
    const auto grid = grid_of_boxes(3, 3);
    for (Size window : {Size{800, 600}, Size{1024, 768}}) {
        const WinLayout layout = lay_out_win(window, 1.0, *grid, {.runs = 5});
        ASSERT_FALSE(layout.splits.front().empty());
        EXPECT_EQ(layout.splits.front().x, layout.board.x);
        EXPECT_EQ(layout.splits.back().right(), layout.board.right());
    }
}

TEST(WinLayout, ANearlySquareWindowIsUsedToItsFoot)
{
    const auto grid = grid_of_boxes(3, 3);
    for (const WinContent& content :
         {WinContent{.runs = 1, .has_badge = true}, WinContent{.runs = 5, .has_medals = true},
          WinContent{.runs = 1, .hints = 1}}) {
        const WinLayout layout = lay_out_win({900, 900}, 1.0, *grid, content);
        EXPECT_TRUE(layout.is_square);
        EXPECT_GE(layout.board.width, 490) << "it was 477 with empty bands above and below";
        EXPECT_LE(layout.board.y, 30);
        EXPECT_GE(layout.title.bottom(), 870);
        EXPECT_FALSE(layout.splits.front().empty());
        EXPECT_NEAR(layout.splits.back().bottom(), layout.board.bottom(), 1);
    }
}

} // namespace
} // namespace game
