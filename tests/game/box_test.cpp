#include "game/widgets/boxes/box.h"

#include <array>

#include <gtest/gtest.h>

namespace game {
namespace {

using namespace box;

constexpr Unit pixels{1};

TEST(Box, LaysOutTheExampleOfItsHeader)
{
    Rect title;
    Rect list;
    Rect cancel;
    Rect accept;
    column({
               part(title, 40),
               space(12),
               part(list, 100).grow(),
               space(12),
               row({space().grow(), part(cancel, 90), part(accept, 90)}).gaps(8).size(48),
           })
        .lay_out(Rect{0, 0, 300, 400}, pixels);
    EXPECT_EQ(title, (Rect{0, 0, 300, 40}));
    EXPECT_EQ(list, (Rect{0, 52, 300, 288}));
    EXPECT_EQ(cancel, (Rect{112, 352, 90, 48}));
    EXPECT_EQ(accept, (Rect{210, 352, 90, 48}));
}

TEST(Box, SharesWhatIsLeftWithoutLosingAPixel)
{
    std::array<Rect, 3> places;
    row({part(places[0]).grow(), part(places[1]).grow(), part(places[2]).grow(2)})
        .gaps(5)
        .lay_out(Rect{10, 0, 111, 20}, pixels);
    EXPECT_EQ(places[0], (Rect{10, 0, 25, 20}));
    EXPECT_EQ(places[1], (Rect{40, 0, 25, 20}));
    EXPECT_EQ(places[2], (Rect{70, 0, 51, 20}));
}

TEST(Box, ShrinksAllByTheSameShareWhereRoomIsShort)
{
    Rect one;
    Rect other;
    const Box both = column({part(one).between(20, 60), part(other).between(10, 30)});
    EXPECT_EQ(both.min_height(pixels), 30);
    EXPECT_EQ(both.preferred_height(pixels), 90);
    EXPECT_EQ(both.lay_out(Rect{0, 0, 10, 60}, pixels), 60);
    EXPECT_EQ(one.height, 40);
    EXPECT_EQ(other, (Rect{0, 40, 10, 20}));
    both.lay_out(Rect{0, 0, 10, 200}, pixels);
    EXPECT_EQ(one.height, 60);
    EXPECT_EQ(other.height, 30);
}

TEST(Box, ReachesOutOfAnAreaThatIsTooSmall)
{
    Rect card;
    Rect text;
    const Box page = row({column({part(text, 50), space(30)}).padding(5, 5).into(card).size(40)});
    EXPECT_EQ(page.lay_out(Rect{0, 100, 200, 20}, pixels), 190);
    EXPECT_EQ(card, (Rect{0, 100, 40, 90}));
    EXPECT_EQ(text, (Rect{5, 105, 30, 50}));
}

TEST(Box, LeavesOutWhatIsNotThereWithItsGap)
{
    Rect first;
    Rect missing;
    Rect last;
    column({part(first, 10), part(missing, 10).then(7).when(false), part(last, 10)})
        .gaps(4)
        .lay_out(Rect{0, 0, 50, 0}, pixels);
    EXPECT_TRUE(missing.empty());
    EXPECT_EQ(last.y, 14);
}

TEST(Box, PlacesAcrossWhereItIsTold)
{
    Rect left;
    Rect middle;
    Rect right;
    column({part(left, 10).across(20, Side::Start), part(middle, 10).across(20),
            part(right, 10).across(20, Side::End)})
        .lay_out(Rect{0, 0, 100, 30}, pixels);
    EXPECT_EQ(left.x, 0);
    EXPECT_EQ(middle.x, 40);
    EXPECT_EQ(right.x, 80);
}

TEST(Box, RoundsEachLengthOrOnlyTheRectangles)
{
    Rect place;
    const Box ten = column({space(1), space(1), space(1), row({space(3), part(place, 3)}).size(2)});
    ten.lay_out(Rect{0, 0, 10, 0}, Unit{1.5, 1.25, Rounding::AtTheEnd});
    EXPECT_EQ(place, (Rect{5, 4, 5, 3})); // 4.5, 3.75, 4.5, 2.5
    ten.lay_out(Rect{0, 0, 10, 0}, Unit{1.5, 1.25});
    EXPECT_EQ(place, (Rect{5, 3, 5, 3}));
}

TEST(Box, FillsAGridRowByRow)
{
    std::array<Rect, 5> cells;
    const Box keys = grid(cells, {.columns = 3, .row = 30, .gap_across = 4, .gap_down = 6});
    column({keys, space(4)}).lay_out(Rect{0, 0, 100, 0}, pixels);
    EXPECT_EQ(cells[0], (Rect{0, 0, 30, 30}));
    EXPECT_EQ(cells[2], (Rect{69, 0, 31, 30}));
    EXPECT_EQ(cells[4], (Rect{34, 36, 31, 30}));
    keys.lay_out(Rect{0, 0, 100, 41}, pixels);
    EXPECT_EQ(cells[4], (Rect{34, 23, 31, 17})); // lower if there is little room
}

} // namespace
} // namespace game
