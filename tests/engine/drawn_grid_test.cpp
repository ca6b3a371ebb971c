#include "engine/rules/drawn_grid.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

std::vector<Cells> regions_in(const Grid& grid)
{
    std::vector<Cells> regions;
    for (const House& house : grid.houses()) {
        if (house.kind == HouseKind::Region)
            regions.push_back(house.cells);
    }
    return regions;
}

TEST(DrawnGrid, IsTheGridThatHasTheseRegions)
{
    Random dice(7);
    for (const char* id : {"jigsaw-5x5", "jigsaw-7x7", "jigsaw-9x9", "jigsaw-12x12", "jigsaw-x-9x9",
                           "killer-jigsaw-9x9", "jigsaw-9x9+anti-knight+anti-king"}) {
        const Layout layout = *find_layout(id);
        const auto grid = make_grid(layout, dice);
        const auto drawn = drawn_grid(layout, regions_in(*grid));
        ASSERT_NE(drawn, nullptr) << id;
        EXPECT_EQ(*drawn, *grid) << id;
    }
}

TEST(DrawnGrid, NeedsAllRegionsWholeAndApart)
{
    const Layout layout = *find_layout("jigsaw-5x5");
    const std::vector<Cells> regions = regions_in(*make_grid(layout));
    std::vector<Cells> too_few = regions, too_short = regions, twice = regions, outside = regions;
    too_few.pop_back();
    too_short.front().pop_back();
    twice.front() = twice.back();
    outside.front().front() = Cell::at(25);
    for (const auto& wrong : {too_few, too_short, twice, outside, std::vector<Cells>()})
        EXPECT_EQ(drawn_grid(layout, wrong), nullptr);
}

TEST(DrawnGrid, TakesNoRegionsWhereBoxesAre)
{
    const Layout layout = *find_layout("x-9x9");
    EXPECT_EQ(*drawn_grid(layout, {}), *make_grid(layout));
    EXPECT_EQ(drawn_grid(layout, regions_in(*make_grid(layout))), nullptr);
}

} // namespace
} // namespace engine
