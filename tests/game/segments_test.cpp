// How segments share a track: the labels are all of one size, whatever their lengths.

#include "game/widgets/segments.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "tests/game/fixed_measure.h"

namespace game {
namespace {

constexpr Scale usual_scale{};

SegmentPlaces shared(int width, std::span<const std::string> labels)
{
    return share_track(measure, Rect{10, 20, width, 44}, labels, usual_scale);
}

bool fill_the_track(const SegmentPlaces& places, int width)
{
    int x = 10;
    for (const Rect& area : places.areas) {
        if (area.x != x || area.y != 20 || area.height != 44)
            return false;
        x = area.right();
    }
    return x == 10 + width;
}

TEST(Segments, AreEquallyWideWhereEveryLabelFits)
{
    const std::array<std::string, 3> labels = {"Game", "Look", "Language"};
    const SegmentPlaces places = shared(300, labels);

    EXPECT_EQ(places.font_size, 14);
    EXPECT_TRUE(
        std::ranges::all_of(places.areas, [](const Rect& area) { return area.width == 100; }));
    EXPECT_TRUE(fill_the_track(places, 300));
}

TEST(Segments, AreAsWideAsTheirLabelsNeedInANarrowTrack)
{
    const std::array<std::string, 3> labels = {"Game", "Look", "Language"};
    const SegmentPlaces places = shared(200, labels);

    EXPECT_EQ(places.font_size, 14) << "no label is smaller than the others";
    EXPECT_GT(places.areas[2].width, places.areas[0].width);
    EXPECT_TRUE(fill_the_track(places, 200));
}

TEST(Segments, HaveSmallerLabelsTogetherBeforeTheyNoLongerFit)
{
    const std::array<std::string, 3> labels = {"Data files", "Look", "Language"};
    const SegmentPlaces smaller = shared(210, labels);

    EXPECT_LT(smaller.font_size, 14);
    EXPECT_TRUE(smaller.fit);
    EXPECT_TRUE(fill_the_track(smaller, 210));

    const SegmentPlaces narrow = shared(150, labels);
    EXPECT_FALSE(narrow.fit);
    EXPECT_TRUE(fill_the_track(narrow, 150));
}

TEST(Segments, MayBeNone)
{
    EXPECT_TRUE(shared(100, {}).areas.empty());
}

} // namespace
} // namespace game
